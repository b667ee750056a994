import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import files from '@fastify/static';
import type { MatchHost } from '@levante/host';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import type { FailureLog } from './failure-log.ts';
import { hintsFrom } from './hints.ts';
import { HttpError } from './http-error.ts';
import { isForApi, pathOf } from './request-path.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** Compresses replies other than streams. */
export async function addCompression(app: App): Promise<void> {
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
}

/** Path of a file with a hash in its name. */
const ASSET = /^\/(assets\/[\w.-]+)$/;

/** The page that a server serves. */
export interface WebParts {
  /** Folder of the built web client, or null. */
  readonly webDir: string | null;
  /** Folders with the files of earlier builds of the client, for pages that are open through an update. */
  readonly earlierPages: readonly string[];
  readonly host: Pick<MatchHost, 'describe'>;
}

/**
 * Serves the built web client, if there is one, and the files of earlier builds for pages that are still open. Files
 * with a hash in their name are immutable. All other paths outside the API return the client's page, which does its own
 * routing.
 */
export async function addWeb(app: App, { webDir, earlierPages, host }: WebParts, failures: FailureLog): Promise<void> {
  const page = webDir !== null && existsSync(join(webDir, 'index.html'));
  if (webDir !== null && page) {
    await app.register(files, {
      // Alone: of several folders, the last one alone is searched for a file that is not compressed.
      root: webDir,
      cacheControl: false,
      // The build adds compressed files where they save enough.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isAsset = [webDir, ...earlierPages].some((root) => path.startsWith(join(root, 'assets')));
        reply.header('cache-control', isAsset ? YEAR : 'no-cache');
      },
    });
  }
  const linksFor = webDir !== null && page ? hintsFrom(webDir, host) : null;
  app.addHook('onRequest', async (request, reply) => {
    if (linksFor === null || !isPage(request)) return;
    const links = await linksFor(pathOf(request.url)).catch((err: unknown) => {
      // Without them the page loads later, but it loads.
      failures.failed(request, 'hints-failed', { err }, 'warn');
      return null;
    });
    if (links !== null) reply.header('link', links);
  });
  /** Returns the name and the folder of a file of an earlier build. */
  const earlierFile = (request: FastifyRequest): readonly [name: string, folder: string] | null => {
    const name = isRead(request) ? ASSET.exec(pathOf(request.url))?.[1] : undefined;
    const folder = name === undefined ? undefined : earlierPages.find((one) => existsSync(join(one, name)));
    return name === undefined || folder === undefined ? null : [name, folder];
  };
  app.setNotFoundHandler(async (request, reply) => {
    const earlier = page ? earlierFile(request) : null;
    if (earlier) return await reply.sendFile(...earlier);
    if (!page || !isPage(request)) throw HttpError.of('not-found');
    return await reply.sendFile('index.html');
  });
}

/** Returns whether a request is for a page of the client, that is, neither for the API nor for a file. */
function isPage(request: FastifyRequest): boolean {
  return isRead(request) && !isForApi(request) && !/\.\w+$/.test(pathOf(request.url));
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';
