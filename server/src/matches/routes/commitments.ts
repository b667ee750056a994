import { ApiError, Nothing, SeedTicket } from '@levante/wire';
import type { App } from '../../http/app.ts';
import type { EnsureIdentity } from '../../http/identity.ts';
import type { MatchRouteDependencies } from '../dependencies.ts';

/** Adds the route to get a commitment before a match is opened. */
export function addCommitments(app: App, { host }: MatchRouteDependencies, ensureIdentity: EnsureIdentity): void {
  app.post(
    '/api/commitments',
    {
      schema: {
        operationId: 'commitToSeed',
        tags: ['matches'],
        summary: 'Get a commitment to the seed of a match that I am about to open',
        description:
          'Stores nothing. Send the ticket with my entropy as `contribution` when creating a match, playing on from one, asking for a rematch or for a quick match.',
        body: Nothing,
        response: { 200: SeedTicket, '4xx': ApiError },
      },
    },
    async (request, reply) => host.commitToSeed(await ensureIdentity(request, reply)),
  );
}
