import { ApiError, Match, PlayFrom } from '@levante/wire';
import * as z from 'zod/mini';
import { addressKey } from '../../http/address.ts';
import type { App } from '../../http/app.ts';
import type { RateLimiters } from '../../http/guard.ts';
import { orThrow } from '../../http/http-error.ts';
import type { EnsureIdentity } from '../../http/identity.ts';
import { placeMark } from '../../http/place-marks.ts';
import { refuseTooMany } from '../../http/too-many.ts';
import type { MatchRouteDependencies } from '../dependencies.ts';

const params = z.strictObject({ id: z.string() });
const errors = { '4xx': ApiError };

/** Adds the route to play on from a finished match. */
export function addPlayFrom(
  app: App,
  parts: MatchRouteDependencies,
  ensureIdentity: EnsureIdentity,
  rateLimiters: RateLimiters,
): void {
  const { host } = parts;
  app.post(
    '/api/matches/:id/play-from',
    {
      config: { beginsMatch: true },
      schema: {
        operationId: 'playFrom',
        tags: ['matches'],
        summary: 'Play on from a position of a finished match',
        description:
          'Creates a match with its own seed, whose record begins with that position (`start`). It starts when every seat is taken.',
        params,
        body: PlayFrom,
        response: { 201: Match, ...errors },
      },
    },
    async (request, reply) => {
      await rateLimiters.newMatch(request);
      const person = await ensureIdentity(request, reply);
      const place = placeMark(parts.signer, addressKey(request));
      await refuseTooMany(parts, request, person);
      const match = orThrow(await host.playFrom({ match: request.params.id, ...request.body, place }, person));
      return await reply.code(201).header('location', `/api/matches/${match.id}`).send(match);
    },
  );
}
