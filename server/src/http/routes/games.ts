import { ApiError, GameList, Health } from '@levante/wire';
import type { App } from '../app.ts';
import { HttpError, orThrow } from '../http-error.ts';
import type { HttpParts } from '../ports.ts';

/** For what checks the server: it counts against no limit, and waits behind no other request. */
const UNLIMITED = { rateLimit: false, isUnlimited: true } as const;

/** What is on offer, and whether anybody is at home. */
export function addGames(app: App, parts: HttpParts): void {
  app.get(
    '/health',
    {
      config: UNLIMITED,
      schema: {
        operationId: 'isAlive',
        tags: ['server'],
        summary: 'Whether the server runs; where it does not answer, start it anew',
        response: { 200: Health, '4xx': ApiError },
      },
    },
    async () => ({ ok: true as const }),
  );

  app.get(
    '/health/ready',
    {
      config: UNLIMITED,
      schema: {
        operationId: 'isReady',
        tags: ['server'],
        summary:
          'Whether it can serve: its store can be read and written; where it cannot, send requests elsewhere for a while',
        response: { 200: Health, '4xx': ApiError, 503: ApiError },
      },
    },
    async (request) => {
      if (!(await parts.isReady(request.log))) throw HttpError.of('busy');
      return { ok: true as const };
    },
  );

  app.get(
    '/api/games',
    {
      schema: {
        operationId: 'listGames',
        tags: ['games'],
        summary: 'The games on offer',
        response: { 200: GameList, '4xx': ApiError },
      },
    },
    async () => ({ games: orThrow(await parts.host.games()) }),
  );
}
