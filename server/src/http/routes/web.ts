import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import files from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { HttpError } from '../http-error.ts';
import type { HttpParts } from '../ports.ts';
import { isForApi, pathOf } from '../request-path.ts';
import { hintsFrom } from './hints.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** Compresses replies, except streams, which bypass it. */
export async function addCompression(app: App): Promise<void> {
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
}

/**
 * Serves the built web client, if there is one. Files with a hash in their name are immutable; all other paths outside
 * the API return the client's page, which routes by itself.
 */
export async function addWeb(app: App, { webDir, host }: Pick<HttpParts, 'webDir' | 'host'>): Promise<void> {
  const page = webDir !== null && existsSync(join(webDir, 'index.html'));
  if (webDir !== null && page) {
    await app.register(files, {
      root: webDir,
      cacheControl: false,
      // The build adds compressed files where they save enough.
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(join(webDir, 'assets')) ? YEAR : 'no-cache');
      },
    });
  }
  const linksFor = webDir !== null && page ? hintsFrom(webDir, host) : null;
  app.addHook('onRequest', async (request, reply) => {
    const links = linksFor && isPage(request) ? await linksFor(pathOf(request.url)) : null;
    if (links !== null) reply.header('link', links);
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!page || !isPage(request)) throw HttpError.of('not-found');
    return await reply.sendFile('index.html');
  });
}

/** Returns whether a request is for a page of the client, that is, neither for the API nor for a file. */
function isPage(request: FastifyRequest): boolean {
  return request.method === 'GET' && !isForApi(request) && !/\.\w+$/.test(pathOf(request.url));
}
