import { ApiError, GameList, Health } from '@levante/wire';
import type { App } from '../../http/app.ts';
import { HttpError, orThrow } from '../../http/http-error.ts';
import type { MatchRouteDependencies } from '../dependencies.ts';

/** Health checks count against no limit and bypass the request scheduler. */
const UNLIMITED = { rateLimit: false, isUnlimited: true } as const;

/** Adds the health checks and the list of games. */
export function addGames(app: App, parts: MatchRouteDependencies): void {
  app.get(
    '/health',
    {
      config: UNLIMITED,
      schema: {
        operationId: 'isAlive',
        tags: ['server'],
        summary: 'Check that the server is running',
        description: 'Restart the server if it does not answer.',
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
        summary: 'Check that the server can handle requests',
        description:
          'Returns 503 while the store cannot be read or written: send requests to another server meanwhile.',
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
        summary: 'List the games of this server',
        response: { 200: GameList, '4xx': ApiError },
      },
    },
    async () => ({ games: orThrow(await parts.host.games()) }),
  );
}
