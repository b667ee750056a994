import { posix } from 'node:path';
import type { FastifyRequest } from 'fastify';

/** The parts of a request that determine its target. */
type Requested = Pick<FastifyRequest, 'url'> & { readonly routeOptions: Pick<FastifyRequest['routeOptions'], 'url'> };

/** The route of static files, which matches everything that no other route does. */
const FILES_ROUTE = '/*';
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** Returns whether a request only reads. */
export const isReading = ({ method }: Pick<FastifyRequest, 'method'>): boolean => READING.has(method);

/**
 * Returns whether a request targets the API. The matched route decides, because a route has many spellings (escapes, an
 * absolute URL in the request line); the path decides only if no route matched.
 */
export function isForApi({ url, routeOptions }: Requested): boolean {
  const route = routeOptions.url;
  const path = route === undefined || route === FILES_ROUTE ? pathOf(url).toLowerCase() : route;
  return path === '/api' || path.startsWith('/api/');
}

/** Returns the normalised path of a URL, without origin, query, escapes, double slashes and dot segments. */
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
