import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import type { Bans } from './bans.ts';
import { isReading } from './request-path.ts';

/** Refuses changes by banned clients, including those banned while their request is being received. */
export function refuseBanned(app: App, bans: Bans): void {
  for (const hook of ['onRequest', 'preHandler'] as const) {
    app.addHook(hook, (request: FastifyRequest, _reply: FastifyReply, next: () => void) => {
      if (!request.is404 && !isReading(request)) bans.refuse(request);
      next();
    });
  }
}
