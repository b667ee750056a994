import { posix } from 'node:path';
import type { FastifyRequest } from 'fastify';

/** The parts of a request by which it is decided what is requested. */
type Requested = Pick<FastifyRequest, 'url'> & { readonly routeOptions: Pick<FastifyRequest['routeOptions'], 'url'> };

/** The route of the page's files, which matches whatever no other route does. */
const FILES_ROUTE = '/*';
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * Whether a request is for the API. It goes by the route that was matched, since one route has many spellings: escapes, or
 * the whole URL in the request line. Only where no route was matched it goes by the path.
 */
export function isForApi({ url, routeOptions }: Requested): boolean {
  const route = routeOptions.url;
  const path = route === undefined || route === FILES_ROUTE ? pathOf(url).toLowerCase() : route;
  return path === '/api' || path.startsWith('/api/');
}

/** The path of a request's URL in its plain spelling: without origin, query, escapes, doubled slashes and dot segments. */
export function pathOf(url: string): string {
  const path = url.replace(ORIGIN, '').split(/[?#]/, 1)[0] ?? '';
  return posix.normalize(`/${unescaped(path)}`);
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
