import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import files from '@fastify/static';
import type { App } from '../app.ts';
import { HttpError } from '../http-error.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** Replies are compressed where that pays. Streams are not: they go past this. */
export async function addCompression(app: App): Promise<void> {
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
}

/**
 * The built web client, if there is one. Files with a hash in their name never change; every other address that is
 * not the API's is a page of the client, which finds its way by itself.
 */
export async function addWeb(app: App, webDir: string | null): Promise<void> {
  const page = webDir !== null && existsSync(join(webDir, 'index.html'));
  if (webDir !== null && page) {
    await app.register(files, {
      root: webDir,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(join(webDir, 'assets')) ? YEAR : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api') && !/\.\w+$/.test(pathOf(request.url));
    if (!page || !isPage) throw HttpError.of('not-found');
    return await reply.sendFile('index.html');
  });
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
