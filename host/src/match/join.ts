import type { HostParts } from '../ports/environment.ts';
import type { StoredMatch } from '../ports/store.ts';
import { isOpenSeat, seatsFor } from './describe.ts';
import { done, failed, type HostReply } from './reply.ts';

/** Who wants an open seat, under which name, and which one; without `seat` the first. */
export interface TakeSeatRequest {
  readonly match: string;
  readonly person: string;
  readonly name: string;
  readonly seat?: number | undefined;
  /** What she adds to the seed. */
  readonly entropy?: string | undefined;
}

/** A bot for an open seat, wished for by the person who opened the match; without `seat` the first open one. */
export interface SeatBotRequest {
  readonly match: string;
  readonly person: string | null;
  readonly level: string;
  readonly name?: string | undefined;
  readonly seat?: number | undefined;
}

/** Who sits in a match that waits, and what she adds to its seed. */
export interface AddEntropyRequest {
  readonly match: string;
  readonly person: string | null;
  readonly entropy: string;
}

/**
 * Puts a person in an open seat: the named one, else the first. Who sits already and names no seat, or names the
 * seat she has, stays as she is; by naming another open seat somebody takes a further one at the same screen.
 */
export async function takeSeat(parts: HostParts, request: TakeSeatRequest): Promise<HostReply<StoredMatch>> {
  const { match: id, person, name, seat: wanted, entropy = null } = request;
  for (;;) {
    const match = await parts.store.read(id);
    if (!match) return failed({ code: 'no-such-match' });
    const mine = seatsFor(match, person);
    if (wanted === undefined ? mine.length > 0 : mine.includes(wanted)) return done(match);
    const seat = match.seats.find((one) => isOpenSeat(one) && (wanted === undefined || one.seat === wanted));
    if (!seat) return failed({ code: wanted === undefined ? 'no-open-seat' : 'seat-taken' });
    // Somebody may have been quicker: then there is one open seat fewer, and the question is asked again.
    if (await parts.store.takeSeat(id, seat.seat, person, name, entropy)) break;
  }
  const match = await parts.store.read(id);
  return match ? done(match) : failed({ code: 'no-such-match' });
}

/** Puts a bot in an open seat, for the person who opened the match and sits in it. */
export async function seatBot(parts: HostParts, request: SeatBotRequest): Promise<HostReply<StoredMatch>> {
  const { match: id, person, level, name = null, seat: wanted } = request;
  for (;;) {
    const match = await parts.store.read(id);
    if (!match) return failed({ code: 'no-such-match' });
    if (seatsFor(match, person).length === 0) return failed({ code: 'not-your-seat' });
    if (match.opener !== person) return failed({ code: 'not-opener' });
    const levels = await parts.bots.levels(match.game);
    if (levels !== null && !levels.includes(level)) return failed({ code: 'unknown-level', path: '/level' });
    const seat = match.seats.find((one) => isOpenSeat(one) && (wanted === undefined || one.seat === wanted));
    if (!seat) return failed({ code: wanted === undefined ? 'no-open-seat' : 'seat-taken' });
    // Somebody may have sat down meanwhile: then there is one open seat fewer, and the question is asked again.
    if (await parts.store.seatBot(id, seat.seat, { level, name })) break;
  }
  const match = await parts.store.read(id);
  return match ? done(match) : failed({ code: 'no-such-match' });
}

/** Adds to the seed for every seat that a person has, in place of what she added before. Once no seat is open it is too late. */
export async function addEntropy(parts: HostParts, request: AddEntropyRequest): Promise<HostReply<null>> {
  const { match: id, person, entropy } = request;
  const match = await parts.store.read(id);
  if (!match) return failed({ code: 'no-such-match' });
  if (person === null || seatsFor(match, person).length === 0) return failed({ code: 'not-your-seat' });
  return (await parts.store.addEntropy(id, person, entropy)) ? done(null) : failed({ code: 'no-open-seat' });
}
