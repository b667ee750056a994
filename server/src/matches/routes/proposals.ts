import { ApiError, COLLECTIONS, Match, NewProposal, ProposalAnswer, RETURNING_KINDS } from '@levante/wire';
import * as z from 'zod/mini';
import type { App } from '../../http/app.ts';
import type { RateLimiters } from '../../http/guard.ts';
import { HttpError, orThrow } from '../../http/http-error.ts';
import type { MatchRouteDependencies } from '../dependencies.ts';

const params = z.strictObject({ id: z.string() });
const numbered = z.strictObject({ id: z.string(), number: z.string().check(z.regex(/^[1-9][0-9]{0,8}$/)) });
const errors = { '4xx': ApiError };

/** Adds the routes to propose something to the people in a match and to answer. */
export function addProposals(app: App, parts: MatchRouteDependencies, rateLimiters: RateLimiters): void {
  const { host } = parts;
  const isFull = async (match: string, person: string | null): Promise<boolean> => {
    const described = await host.describe(match, person);
    return described.ok && (described.value.takenBack ?? 0) >= COLLECTIONS.takenBackTurns.max;
  };

  app.post(
    '/api/matches/:id/proposals',
    {
      schema: {
        operationId: 'propose',
        tags: ['matches'],
        summary: 'Propose to take back my last turn, to cancel the match, a break, a pause, or to end now',
        description:
          'Accepted when all other people in the match agree, refused by one of them, void after 45 seconds or when a person plays on. In a match over days, a pause can be answered for a day. Bots are not asked; alone with bots it takes effect immediately. A turn is taken back by a new match that continues from the earlier ply, named by `continuedBy`.',
        params,
        body: NewProposal,
        response: { 200: Match, ...errors },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { person } = request;
      // A turn taken back creates a match, which counts as the same one: a match and its branches have a maximum of their own.
      await rateLimiters.newMatch(request);
      if (RETURNING_KINDS.includes(request.body.kind) && (await isFull(id, person))) throw HttpError.of('at-maximum');
      return orThrow(await host.propose({ match: id, person, ...request.body }));
    },
  );

  app.post(
    '/api/matches/:id/proposals/:number',
    {
      schema: {
        operationId: 'answerProposal',
        tags: ['matches'],
        summary: 'Answer a proposal, or withdraw mine',
        description: 'The last agreement or the first refusal decides it, exactly once.',
        params: numbered,
        body: ProposalAnswer,
        response: { 200: Match, ...errors },
      },
    },
    async (request) => {
      const { id, number } = request.params;
      const { person, body } = request;
      return orThrow(await host.answerProposal({ match: id, person, number: Number(number), ...body }));
    },
  );
}
