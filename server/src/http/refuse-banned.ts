import type { App } from './app.ts';
import type { Bans } from './bans.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses changes by banned clients. */
export function refuseBanned(app: App, bans: Bans): void {
  app.addHook('onRequest', (request, _reply, next) => {
    if (!request.is404 && !READING.has(request.method)) bans.refuse(request);
    next();
  });
}
