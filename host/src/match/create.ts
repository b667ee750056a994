import { newMatchOptions, type Options, type Table, writeActor } from '@levante/contract';
import { commitmentOf } from '@levante/dealer';
import type { TimeControl } from '@levante/wire';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance, HostParts } from '../ports/environment.ts';
import type { Entropies, NewStoredMatch, StoredSeat } from '../ports/stored-match.ts';
import type { Beginning, SeedShare } from './beginning.ts';
import { newClocks } from './clock-rules.ts';
import { done, failed, type HostReply } from './reply.ts';

/** A handle, and the person who has it; empty if the handle is unknown. */
export interface Invited {
  readonly handle: string;
  readonly person: string;
}

export type SeatRequest =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'open'; readonly name?: string | undefined; readonly invited?: Invited | undefined }
  | { readonly kind: 'bot'; readonly level: string; readonly name?: string | undefined };

const NO_CLOCK: TimeControl = { kind: 'none' };

export interface NewMatchRequest {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly SeatRequest[];
  readonly shuffle?: boolean | undefined;
  /** Whether to list the match as an open table. Without an open seat and a seat of the person it has no effect. */
  readonly listed?: boolean | undefined;
  /** Default: no clock. */
  readonly timeControl?: TimeControl | undefined;
  /** Level of the bot that plays for people who run out of time or resign. Default: the game's stand-in. */
  readonly standIn?: string | undefined;
  /** Position to begin with. Default: the initial position. */
  readonly start?: Table | undefined;
  /** Mark of the client's address; absent without limits. */
  readonly place?: string | undefined;
  readonly contribution?: SeedShare | undefined;
}

/** Creates a match. Nothing is dealt before it starts. */
export async function createMatch(
  parts: HostParts,
  begun: Beginning,
  request: NewMatchRequest,
  person: string,
): Promise<HostReply<NewStoredMatch>> {
  const match = await prepareMatch(parts, begun, request, person);
  if (!match.ok) return match;
  await parts.store.create(match.value);
  parts.meter?.created();
  return match;
}

/** Prepares a match: checks the request, draws seats if requested, and commits to the seed. */
export async function prepareMatch(
  parts: HostParts,
  { id, seed, entropy }: Beginning,
  request: NewMatchRequest,
  person: string,
): Promise<HostReply<NewStoredMatch>> {
  const checked = await check(parts, request);
  if (!checked.ok) return checked;
  const { options } = checked.value;
  const { timeControl: control = NO_CLOCK, standIn, start } = request;
  const table = start ?? checked.value.table;
  const seats = drawSeats(parts.chance, request).map((seat, i) => toStored(seat, i, person));
  return done({
    id,
    opener: { person, place: request.place ?? null },
    game: request.game,
    rulesVersion: table.rulesVersion,
    options,
    seats,
    seed,
    commitment: commitmentOf(seed),
    state: table.state(),
    actor: writeActor(table.actor()),
    createdAt: parts.time.now(),
    ...(control.kind !== 'none' && { clocks: newClocks(control, options.players) }),
    ...(start && { start: start.state() }),
    ...(standIn !== undefined && { standIn }),
    ...(entropy !== null && { entropy: ownEntropy(seats, person, entropy) }),
    ...(isListed(request) && { listedAs: listingOf(request.game, options, control) }),
  });
}

/** Returns the entropy by seat of a match that a person opens. */
export const ownEntropy = (seats: readonly StoredSeat[], person: string, entropy: string): Entropies =>
  seats.map((seat) => (seat.person === person ? entropy : null));

const isListed = ({ listed, seats }: NewMatchRequest): boolean =>
  listed === true && ['me', 'open'].every((kind) => seats.some((seat) => seat.kind === kind));

/**
 * Returns the key under which a match is listed: equal for matches of the same game with the same options and time
 * control.
 */
function listingOf(game: string, options: Options, control: TimeControl): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([game, options, control]))));
}

async function check(
  parts: HostParts,
  request: NewMatchRequest,
): Promise<HostReply<{ table: Table; options: Options }>> {
  const game = parts.games.get(request.game);
  if (!game) {
    return failed({ code: 'refused', refusal: { code: 'unknown-game', clause: null, data: { game: request.game } } });
  }
  const requested = newMatchOptions(request.options);
  if (!requested.ok) return failed({ code: 'refused', refusal: requested.refusal });
  const table = game.open(requested.value);
  if (!table.ok) return failed({ code: 'refused', refusal: table.refusal });
  const options = table.value.options;
  if (options.players !== request.seats.length) return failed({ code: 'wrong-seats', path: '/seats' });
  const unknown = await unknownLevel(parts, request);
  if (unknown !== null) return failed({ code: 'unknown-level', path: unknown });
  if (!parts.clocks && (request.timeControl ?? NO_CLOCK).kind !== 'none')
    return failed({ code: 'refused', refusal: { code: 'bad-request', clause: null, data: { path: '/timeControl' } } });
  return done({ table: table.value, options });
}

/**
 * Returns the path of the first unknown bot level, or null. While bots cannot be reached every level is accepted, and the
 * stand-in plays.
 */
async function unknownLevel({ bots }: HostParts, { game, seats, standIn }: NewMatchRequest): Promise<string | null> {
  if (standIn === undefined && seats.every((seat) => seat.kind !== 'bot')) return null;
  const levels = await bots.levels(game);
  if (levels === null) return null;
  const unknown = seats.findIndex((seat) => seat.kind === 'bot' && !levels.includes(seat.level));
  if (unknown >= 0) return `/seats/${unknown}/level`;
  return standIn === undefined || levels.includes(standIn) ? null : '/standIn';
}

function drawSeats(chance: Chance, request: NewMatchRequest): SeatRequest[] {
  const seats = [...request.seats];
  if (!(request.shuffle ?? seats.some((seat) => seat.kind !== 'me'))) return seats;
  const drawn: SeatRequest[] = [];
  while (seats.length > 0) drawn.push(...seats.splice(chance.below(seats.length), 1));
  return drawn;
}

function toStored(request: SeatRequest, seat: number, person: string): StoredSeat {
  if (request.kind === 'bot') {
    return { seat, kind: 'bot', person: null, name: request.name ?? null, level: request.level };
  }
  return {
    seat,
    kind: 'person',
    person: request.kind === 'me' ? person : null,
    name: request.name ?? null,
    level: null,
    ...(request.kind === 'open' &&
      request.invited && { reservedFor: request.invited.person, invited: request.invited.handle }),
  };
}
