import {
  ApiError,
  Durations,
  FollowTablesQuery,
  Invites,
  Match,
  NewInvite,
  NextTurn,
  NextTurnQuery,
  Nothing,
  OpenTables,
  PeopleHere,
  QuickMatch,
  RematchRequest,
  TablesEvent,
  WithdrawInvite,
} from '@levante/wire';
import * as z from 'zod/mini';
import { addressKey, clientNetworks } from '../http/address.ts';
import type { App } from '../http/app.ts';
import { openEventStream } from '../http/event-stream-reply.ts';
import type { FailureLog } from '../http/failure-log.ts';
import { clientKey, type RateLimiters } from '../http/guard.ts';
import { orThrow } from '../http/http-error.ts';
import type { EnsureIdentity } from '../http/identity.ts';
import { accountOrThrow, isStillValid, requirePerson } from '../http/person.ts';
import { placeMark } from '../http/place-marks.ts';
import type { StreamLimiter } from '../http/stream-limiter.ts';
import { refuseTooMany } from '../http/too-many.ts';
import type { TableRouteDependencies } from './dependencies.ts';

const params = z.strictObject({ id: z.string() });
const errors = { '4xx': ApiError };

/** Adds the routes to find people to play with: open tables, quick matches and rematches. */
export function addTables(
  app: App,
  parts: TableRouteDependencies,
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
    async (_, reply) => {
      // Checking a thousand tables against the schema takes longer than everything else; their text comes from one place.
      reply.serializer(JSON.stringify);
      const { here } = tables;
      return { tables: [...(await tables.list())], ...(here !== undefined && { here }) };
    },
  );

  app.post(
    '/api/quick-match',
    {
      config: { beginsMatch: true },
      schema: {
        operationId: 'quickMatch',
        tags: ['tables'],
        summary: 'Play with anyone who waits for the same',
        description:
          'Seats me at the oldest open table of that game, number of players and time control, with the usual options, or opens one. While I wait at such a table, the reply is that table. I may wait for up to three quick matches: the first that is full takes me along, and I leave the others. For ten seconds after its start, the reply is that match. With `contribution`, I am seated only where I have seen the commitment.',
        body: QuickMatch,
        response: { 200: Match, ...errors },
      },
    },
    async (request, reply) => {
      await rateLimiters.newMatch(request);
      const person = await ensureIdentity(request, reply);
      const place = placeMark(parts.signer, addressKey(request));
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
      config: { beginsMatch: true },
      schema: {
        operationId: 'rematch',
        tags: ['tables'],
        summary: 'Play a finished match again with the same people',
        description:
          'Opens a match with the same options, time control and stand-in, and seats rotated by one, once for everybody who asks. I have my seat, bots have theirs, and the other seats are reserved for their people, who take them like any open seat. After a minute the opener may seat bots there.',
        params,
        body: RematchRequest,
        response: { 200: Match, ...errors },
      },
    },
    async (request) => {
      await rateLimiters.newMatch(request);
      const { id } = request.params;
      const isOpen = orThrow(await host.describe(id, request.person)).rematch !== undefined;
      // The first who asks opens it.
      if (!isOpen && request.person !== null) await refuseTooMany(parts, request, request.person);
      return orThrow(await host.rematch(id, request.person, request.body.contribution));
    },
  );

  addInvites(app, parts, rateLimiters);

  addDurations(app, parts);

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

/** Adds the usual lengths of matches. */
function addDurations(app: App, { tables }: TableRouteDependencies): void {
  app.get(
    '/api/tables/durations',
    {
      schema: {
        operationId: 'listDurations',
        tags: ['tables'],
        summary: 'List how long live matches usually last on this server',
        description:
          'By game, number of players and time control, from recent matches without bots. Read once an hour.',
        response: { 200: Durations, ...errors },
      },
    },
    async () => ({ durations: [...(await tables.durations())] }),
  );
}

/** Adds the routes to find people who are here, and to invite them to open seats by their handle. */
function addInvites(app: App, parts: TableRouteDependencies, rateLimiters: RateLimiters): void {
  const { host, tables } = parts;

  app.get(
    '/api/tables/here',
    {
      schema: {
        operationId: 'listPeopleHere',
        tags: ['tables'],
        summary: 'List the people who let others see that they are here',
        description:
          'Those with a handle who follow the stream of open tables with `shown=1`, on any page. People I have blocked, and those who have blocked me, are left out. Nobody is listed without an identity. `match` is there for somebody who plays a match that began as an open table: anyone may watch it. Invite people with `POST /api/matches/:id/invites`.',
        response: { 200: PeopleHere, ...errors },
      },
    },
    async (request) => {
      const [shown, activities] = await Promise.all([
        request.person === null ? [] : parts.accounts.handlesOf(tables.shown, request.person),
        tables.activities(),
      ]);
      const people = shown.map(({ person, handle, name }) => {
        const { does, match } = activities.get(person) ?? { does: 'looks' as const };
        return { handle, name, does, ...(match && { match }) };
      });
      return { people };
    },
  );

  app.get(
    '/api/me/invites',
    {
      schema: {
        operationId: 'listSeatInvites',
        tags: ['tables'],
        summary: 'List the waiting matches with a seat reserved for me',
        description:
          'Invitations by handle, and rematches. Accept with `POST /api/matches/:id/seats`, decline with `POST /api/matches/:id/leave`. Those of people I have blocked are left out.',
        response: { 200: Invites, ...errors },
      },
    },
    async (request) => ({ matches: request.person === null ? [] : await host.invites(request.person) }),
  );

  app.post(
    '/api/matches/:id/invites',
    {
      schema: {
        operationId: 'inviteToSeat',
        tags: ['tables'],
        summary: 'Reserve an open seat for somebody, by their handle',
        description:
          'Only the person who opened the match may do this, with an account. The reply is the same whether or not anybody has the handle. The seat is open again when they decline, or when I withdraw the invitation or leave.',
        params,
        body: NewInvite,
        response: { 200: Match, ...errors },
      },
    },
    async (request) => {
      const opener = requirePerson(request);
      await rateLimiters.chat(request);
      const { handle, seat } = request.body;
      orThrow(await host.describe(request.params.id, null));
      const person = accountOrThrow(await parts.accounts.invitee(opener, handle));
      return orThrow(await host.invite({ match: request.params.id, opener, handle, person, seat }));
    },
  );

  app.post(
    '/api/matches/:id/invites/withdraw',
    {
      schema: {
        operationId: 'withdrawSeatInvite',
        tags: ['tables'],
        summary: 'Open a seat again to which I have invited somebody',
        params,
        body: WithdrawInvite,
        response: { 200: Match, ...errors },
      },
    },
    async (request) =>
      orThrow(await host.withdraw({ match: request.params.id, opener: request.person, seat: request.body.seat })),
  );
}

/** Adds the event stream of the list of open tables and of my invitations. */
export function addTablesStream(
  app: App,
  parts: TableRouteDependencies,
  open: StreamLimiter,
  failures: FailureLog,
): void {
  const { bans, tables } = parts;

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
          'Sends the whole list first, then its changes, the same for every caller, and `invites` for me. After a reconnect it begins with the whole list again.',
        querystring: FollowTablesQuery,
        response: {
          200: {
            description: 'Server-sent events, each with a message as data.',
            content: { 'text/event-stream': { schema: TablesEvent } },
          },
          '4xx': ApiError,
          '5xx': ApiError,
        },
      },
    },
    async (request, reply) => {
      bans.refuse(request);
      const networks = clientNetworks(request);
      const address = networks[0].key;
      const client = { key: clientKey(request), networks, use: 'tables' } as const;
      const stream = openEventStream(request, reply, open, client);
      if (stream === null) return;
      try {
        const { person, generation, session } = request;
        const origin = { person, generation, session, address };
        const { only, shown } = request.query;
        stream.onEnd(await tables.follow(stream.sink, { ...origin, only, shown: shown !== undefined }));
        // The keys may have been renewed while the stream was opening, too early to end it.
        if (!(await isStillValid(parts, request).catch(() => false))) stream.end();
        if (request.query.once !== undefined) stream.endWhenQuiet();
      } catch (error) {
        failures.failed(request, 'tables-stream-failed', { err: error });
        stream.end();
      }
    },
  );
}
