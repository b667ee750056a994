import {
  ApiError,
  Match,
  NextTurn,
  NextTurnQuery,
  Nothing,
  OpenTables,
  QuickMatch,
  TableListMessage,
} from '@levante/wire';
import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { beginEventStream, sinkOf } from '../event-stream-reply.ts';
import { addressKey, clientKey, type RateLimiters } from '../guard.ts';
import { orThrow } from '../http-error.ts';
import type { EnsureIdentity } from '../identity.ts';
import type { OpenStreams } from '../open-streams.ts';
import type { HttpParts } from '../ports.ts';
import { refuseTooMany } from '../too-many.ts';

const params = z.strictObject({ id: z.string() });
const errors = { '4xx': ApiError };

/** Adds the routes to find people to play with: open tables, quick matches and rematches. */
export function addTables(
  app: App,
  parts: HttpParts,
  ensureIdentity: EnsureIdentity,
  rateLimiters: RateLimiters,
): void {
  const { host, tables } = parts;

  app.get(
    '/api/tables',
    {
      schema: {
        operationId: 'listTables',
        tags: ['tables'],
        summary: 'List the open tables, newest first',
        description:
          'Matches created with `listed` that wait for players. Take a seat with `POST /api/matches/:id/seats`.',
        response: { 200: OpenTables, ...errors },
      },
    },
    async () => {
      const { here } = tables;
      return { tables: [...(await tables.list())], ...(here !== undefined && { here }) };
    },
  );

  app.post(
    '/api/quick-match',
    {
      schema: {
        operationId: 'quickMatch',
        tags: ['tables'],
        summary: 'Play with anyone who waits for the same',
        description:
          'Seats me at the oldest open table of that game, number of players and time control, with the usual options, or opens one. While I wait at such a table, the reply is that table.',
        body: QuickMatch,
        response: { 200: Match, ...errors },
      },
    },
    async (request, reply) => {
      await rateLimiters.newMatch(request);
      const person = await ensureIdentity(request, reply);
      const place = parts.signer.markOf(addressKey(request));
      await refuseTooMany(parts, request, person);
      return orThrow(await host.meet({ ...request.body, place }, person));
    },
  );

  app.post(
    '/api/matches/:id/leave',
    {
      schema: {
        operationId: 'leaveMatch',
        tags: ['tables'],
        summary: 'Give up my seats in a waiting match',
        description:
          'They are open again, and so is a seat of a rematch that was reserved for me. If I opened the match, the next person may seat bots. If nobody is left, the match is deleted.',
        params,
        body: Nothing,
        response: { 200: Nothing, ...errors },
      },
    },
    async (request) => {
      orThrow(await host.leave(request.params.id, request.person));
      return {};
    },
  );

  app.post(
    '/api/matches/:id/rematch',
    {
      schema: {
        operationId: 'rematch',
        tags: ['tables'],
        summary: 'Play a finished match again with the same people',
        description:
          'Opens a match with the same options, time control and stand-in, and seats rotated by one, once for everybody who asks. I have my seat, bots have theirs, and the other seats are reserved for their people, who take them like any open seat. After a minute the opener may seat bots there.',
        params,
        body: Nothing,
        response: { 200: Match, ...errors },
      },
    },
    async (request) => {
      await rateLimiters.newMatch(request);
      return orThrow(await host.rematch(request.params.id, request.person));
    },
  );

  app.get(
    '/api/matches/next',
    {
      schema: {
        operationId: 'nextTurn',
        tags: ['tables'],
        summary: 'Find the match in which it has been my turn for longest',
        description: 'For a custom board, `options.board` contains only its name.',
        querystring: NextTurnQuery,
        response: { 200: NextTurn, ...errors },
      },
    },
    async (request) => await host.nextTurn(request.person, request.query.after ?? null),
  );
}

/** Adds the event stream of the list of open tables. */
export function addTablesStream(app: App, { bans, tables }: HttpParts, open: OpenStreams): void {
  app.get(
    '/api/tables/stream',
    {
      // HEAD would get a reply that never ends and has no body.
      exposeHeadRoute: false,
      config: { isStream: true },
      schema: {
        operationId: 'followTables',
        tags: ['tables'],
        summary: 'Follow the open tables as server-sent events',
        description:
          'Sends the whole list first, then its changes. The same for every caller; after a reconnect it begins with the whole list again.',
        response: {
          200: {
            description: 'Server-sent events, each with a message as data.',
            content: { 'text/event-stream': { schema: TableListMessage } },
          },
          '4xx': ApiError,
          '5xx': ApiError,
        },
      },
    },
    async (request, reply) => {
      bans.refuse(request);
      const address = addressKey(request);
      let end = (): void => {};
      const uncount = open.open({ key: clientKey(request), address, sits: false }, () => end());
      const raw = beginEventStream(request, reply);
      const sink = sinkOf(raw);
      let stop = (): void => {};
      end = () => {
        stop();
        sink.end();
      };
      raw.on('close', () => {
        stop();
        uncount();
      });
      try {
        stop = await tables.follow(sink, { person: request.person, address });
        if (raw.destroyed) stop();
      } catch (error) {
        request.log.error({ err: error }, 'tables-stream-failed');
        end();
      }
    },
  );
}
