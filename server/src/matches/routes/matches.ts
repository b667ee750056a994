import { RECORD_MEDIA_TYPE } from '@levante/contract';
import type { SeatRequest } from '@levante/host';
import {
  Act,
  Acted,
  AddEntropy,
  ApiError,
  COLLECTIONS,
  LevanteRecord,
  Match,
  MatchPage,
  MatchPageQuery,
  NEW_MATCH_BODY_LIMIT,
  NewMatch,
  type NewSeat,
  Nothing,
  OwnSeat,
  SeatBot,
  SeatQuery,
  TakeSeat,
} from '@levante/wire';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addressKey } from '../../http/address.ts';
import type { App } from '../../http/app.ts';
import type { RateLimiters } from '../../http/guard.ts';
import { HttpError, orThrow } from '../../http/http-error.ts';
import type { EnsureIdentity } from '../../http/identity.ts';
import { accountOrThrow } from '../../http/person.ts';
import { placeMark } from '../../http/place-marks.ts';
import { seatOf } from '../../http/seat.ts';
import { refuseTooMany } from '../../http/too-many.ts';
import type { MatchRouteDependencies } from '../dependencies.ts';
import { addPlayFrom } from './play-from.ts';
import { addProposals } from './proposals.ts';

const PAGE = COLLECTIONS.seats.page;
const params = z.strictObject({ id: z.string() });
const errors = { '4xx': ApiError };

/** Adds the routes to create, find, join and play matches. */
export function addMatches(
  app: App,
  parts: MatchRouteDependencies,
  ensureIdentity: EnsureIdentity,
  rateLimiters: RateLimiters,
): void {
  const { host } = parts;
  addSeats(app, parts, ensureIdentity);
  addProposals(app, parts, rateLimiters);
  addSeatChanges(app, parts);
  addPlayFrom(app, parts, ensureIdentity, rateLimiters);

  app.post(
    '/api/matches',
    {
      bodyLimit: NEW_MATCH_BODY_LIMIT,
      config: { beginsMatch: true },
      schema: {
        operationId: 'createMatch',
        tags: ['matches'],
        summary: 'Create a match',
        description:
          'The match starts when every seat is taken, which may be immediately. Share its id to let others take open seats, or list it as an open table.',
        body: NewMatch,
        response: { 201: Match, ...errors },
      },
    },
    async (request, reply) => {
      await rateLimiters.newMatch(request);
      const person = await ensureIdentity(request, reply);
      const place = placeMark(parts.signer, addressKey(request));
      await refuseTooMany(parts, request, person);
      const seats = await seatsFor(request.body.seats, { parts, rateLimiters, request, opener: person });
      const match = orThrow(await host.create({ ...request.body, seats, place }, person));
      return await reply.code(201).header('location', `/api/matches/${match.id}`).send(match);
    },
  );

  app.get(
    '/api/matches',
    {
      schema: {
        operationId: 'listMatches',
        tags: ['matches'],
        summary: 'List my matches, newest first',
        description:
          'Contains the matches in which I have a seat. For a custom board, `options.board` contains only its name.',
        querystring: MatchPageQuery,
        response: { 200: MatchPage, ...errors },
      },
    },
    async (request) => {
      const { before, limit } = request.query;
      return await host.list(request.person, Number(before ?? Number.MAX_SAFE_INTEGER), Number(limit ?? PAGE));
    },
  );

  app.get(
    '/api/matches/:id',
    {
      schema: {
        operationId: 'getMatch',
        tags: ['matches'],
        summary: 'Get a match',
        description: 'The description is public. `mine` and `viewer` depend on the caller.',
        params,
        querystring: SeatQuery,
        response: { 200: Match, ...errors },
      },
    },
    async (request) => orThrow(await host.describe(request.params.id, request.person, seatOf(request.query))),
  );

  app.post(
    '/api/matches/:id/actions',
    {
      schema: {
        operationId: 'act',
        tags: ['matches'],
        summary: 'Play actions',
        description:
          'Applies all actions or none. `ply` is the ply at which they were decided; if the match has moved on, the reply is `stale-ply`. Repeat a request with the same `key` to retry it safely.',
        params,
        body: Act,
        response: { 200: Acted, ...errors },
      },
    },
    async (request) => {
      const command = { match: request.params.id, person: request.person, ...request.body };
      return { ply: orThrow(await host.act(command)) };
    },
  );

  app.get(
    '/api/matches/:id/record',
    {
      schema: {
        operationId: 'getRecord',
        tags: ['matches'],
        summary: 'Get the record of a match',
        description:
          'Hidden actions are redacted while the match runs. Afterwards the record is complete, with seed and result.',
        params,
        querystring: SeatQuery,
        response: {
          200: { description: 'The record.', content: { [RECORD_MEDIA_TYPE]: { schema: LevanteRecord } } },
          ...errors,
        },
      },
    },
    async (request, reply) => {
      const record = orThrow(await host.record(request.params.id, request.person, seatOf(request.query)));
      reply.type(RECORD_MEDIA_TYPE).serializer(JSON.stringify);
      return await reply.send(record);
    },
  );
}

interface SeatOpening {
  readonly parts: MatchRouteDependencies;
  readonly rateLimiters: RateLimiters;
  readonly request: FastifyRequest;
  readonly opener: string;
}

/** Returns the seats of a new match with the people who are invited to them. */
async function seatsFor(
  seats: readonly NewSeat[],
  { parts, rateLimiters, request, opener }: SeatOpening,
): Promise<readonly SeatRequest[]> {
  const invitedTo = async (handle: string): Promise<string> => {
    await rateLimiters.chat(request);
    return accountOrThrow(await parts.accounts.invitee(opener, handle));
  };
  return await Promise.all(
    seats.map(async (seat): Promise<SeatRequest> => {
      if (seat.kind !== 'open' || seat.invite === undefined) return seat;
      const { name, invite: handle } = seat;
      return { kind: 'open', name, invited: { handle, person: await invitedTo(handle) } };
    }),
  );
}

/** Adds the routes to take seats, add entropy and delete waiting matches. */
function addSeats(app: App, parts: MatchRouteDependencies, ensureIdentity: EnsureIdentity): void {
  const { host } = parts;

  app.post(
    '/api/matches/:id/seats',
    {
      config: { beginsMatch: true },
      schema: {
        operationId: 'takeSeat',
        tags: ['matches'],
        summary: 'Take an open seat',
        description: 'The match starts when the last seat is taken.',
        params,
        body: TakeSeat,
        response: { 200: Match, ...errors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      orThrow(await host.describe(id, null));
      const person = await ensureIdentity(request, reply);
      return orThrow(await host.takeSeat({ match: id, person, ...request.body }));
    },
  );

  app.post(
    '/api/matches/:id/bots',
    {
      config: { beginsMatch: true },
      schema: {
        operationId: 'seatBot',
        tags: ['matches'],
        summary: 'Seat a bot in an open seat',
        description: 'Only the person who created the match may do this. The match starts when the last seat is taken.',
        params,
        body: SeatBot,
        response: { 200: Match, ...errors },
      },
    },
    async (request) => {
      const { id } = request.params;
      return orThrow(await host.seatBot({ match: id, person: request.person, ...request.body }));
    },
  );

  app.post(
    '/api/matches/:id/entropy',
    {
      schema: {
        operationId: 'addEntropy',
        tags: ['matches'],
        summary: 'Contribute to the seed of a waiting match',
        description: 'Replaces an earlier contribution. It becomes public after the match.',
        params,
        body: AddEntropy,
        response: { 200: Nothing, ...errors },
      },
    },
    async (request) => {
      orThrow(await host.addEntropy({ match: request.params.id, person: request.person, ...request.body }));
      return {};
    },
  );

  app.post(
    '/api/matches/:id/call-off',
    {
      schema: {
        operationId: 'callOffMatch',
        tags: ['matches'],
        summary: 'Delete a waiting match',
        description: 'Only possible while nobody else has a seat in it.',
        params,
        body: Nothing,
        response: { 200: Nothing, ...errors },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { mine } = orThrow(await host.describe(id, request.person));
      if (request.person === null || mine.length === 0) throw HttpError.of('not-your-seat');
      if (!(await parts.openedMatches.callOff(id, request.person))) throw HttpError.of('not-alone');
      host.poll(id);
      parts.tableChanged(id);
      return {};
    },
  );
}

/** Adds the routes to let a bot play on for me, and to take the seat back. */
function addSeatChanges(app: App, { host }: MatchRouteDependencies): void {
  app.post(
    '/api/matches/:id/resign',
    {
      schema: {
        operationId: 'resign',
        tags: ['matches'],
        summary: 'Let a bot play on for me',
        description:
          'The seat stays mine, and my clock stands still. Take the seat back with `POST /api/matches/{id}/return`.',
        params,
        body: OwnSeat,
        response: { 200: Match, ...errors },
      },
    },
    async (request) => {
      const { seat } = request.body;
      return orThrow(await host.resign({ match: request.params.id, person: request.person, seat }));
    },
  );

  app.post(
    '/api/matches/:id/return',
    {
      schema: {
        operationId: 'takeSeatBack',
        tags: ['matches'],
        summary: 'Take my seat back from a bot',
        description:
          'Possible at any time, but only once during a turn of mine (`out-of-time`). An empty clock gets the increment, at least ten seconds; over days, the hours of the next turn.',
        params,
        body: OwnSeat,
        response: { 200: Match, ...errors },
      },
    },
    async (request) => {
      const { seat } = request.body;
      return orThrow(await host.reclaimSeat({ match: request.params.id, person: request.person, seat }));
    },
  );
}
