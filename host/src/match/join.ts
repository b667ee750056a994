import type { HostParts } from '../ports/environment.ts';
import type { SeatFilled, StoredMatch } from '../ports/stored-match.ts';
import { isFreeFor, isOpenSeat, seatsFor } from './describe.ts';
import { openedBy } from './invite.ts';
import { done, failed, type HostReply } from './reply.ts';

/** Request for an open seat. Without `seat`, the first open one. */
export interface TakeSeatRequest {
  readonly match: string;
  readonly person: string;
  readonly name: string;
  readonly seat?: number | undefined;
  /** The player's contribution to the seed. */
  readonly entropy?: string | undefined;
}

/** Request of the opener to seat a bot. Without `seat`, in the first open one. */
export interface SeatBotRequest {
  readonly match: string;
  readonly person: string | null;
  readonly level: string;
  readonly name?: string | undefined;
  readonly seat?: number | undefined;
}

/** A seated player's contribution to the seed of a waiting match. */
export interface AddEntropyRequest {
  readonly match: string;
  readonly person: string | null;
  readonly entropy: string;
}

/** A match with a filled seat, and the tables that people left because it started. */
export interface Joined {
  readonly match: StoredMatch;
  readonly left: readonly string[];
}

/** Milliseconds for which a rematch seat is reserved for its person before a bot may take it. */
export const RESERVED_MS = 60_000;

/**
 * Seats a person in the given open seat, or in the first one. Does nothing if the person has that seat, or has any seat
 * and names none. Naming another open seat adds a second player on the same device.
 */
export async function takeSeat(parts: HostParts, request: TakeSeatRequest): Promise<HostReply<Joined>> {
  const { match: id, person, name, seat: wanted, entropy = null } = request;
  for (;;) {
    const match = await parts.store.read(id);
    if (!match) return failed({ code: 'no-such-match' });
    const mine = seatsFor(match, person);
    if (wanted === undefined ? mine.length > 0 : mine.includes(wanted)) return done({ match, left: [] });
    const free = match.seats.filter((one) => isFreeFor(one, person) && (wanted === undefined || one.seat === wanted));
    const seat = free.find(({ reservedFor }) => reservedFor !== undefined) ?? free[0];
    if (!seat) return failed({ code: wanted === undefined ? 'no-open-seat' : 'seat-taken' });
    // Retry: someone else took the seat between read and write.
    const filled = await parts.store.takeSeat(id, seat.seat, person, name, entropy);
    if (filled) return await joined(parts, id, filled);
  }
}

/** Seats a bot. Only the person who opened the match and has a seat in it may. */
export async function seatBot(parts: HostParts, request: SeatBotRequest): Promise<HostReply<Joined>> {
  const { match: id, person, level, name = null, seat: wanted } = request;
  for (;;) {
    const opened = await openedBy(parts, id, person);
    if (!opened.ok) return opened;
    const match = opened.value;
    const levels = await parts.bots.levels(match.game);
    if (levels !== null && !levels.includes(level)) return failed({ code: 'unknown-level', path: '/level' });
    const seat = match.seats.find((one) => isOpenSeat(one) && (wanted === undefined || one.seat === wanted));
    if (!seat) return failed({ code: wanted === undefined ? 'no-open-seat' : 'seat-taken' });
    // The opener may withdraw an invitation at any time.
    const isKept = seat.reservedFor !== undefined && seat.invited === undefined;
    if (isKept && parts.time.now() < match.createdAt + RESERVED_MS) return failed({ code: 'seat-reserved' });
    // Retry: someone else took the seat between read and write.
    const filled = await parts.store.seatBot(id, seat.seat, { level, name });
    if (filled) return await joined(parts, id, filled);
  }
}

async function joined({ store }: HostParts, id: string, filled: SeatFilled): Promise<HostReply<Joined>> {
  const match = await store.read(id);
  const left = typeof filled === 'object' ? filled.left : [];
  return match ? done({ match, left }) : failed({ code: 'no-such-match' });
}

/** Replaces the entropy of all seats of a person. Fails once no seat is open. */
export async function addEntropy(parts: HostParts, request: AddEntropyRequest): Promise<HostReply<null>> {
  const { match: id, person, entropy } = request;
  const match = await parts.store.read(id);
  if (!match) return failed({ code: 'no-such-match' });
  if (person === null || seatsFor(match, person).length === 0) return failed({ code: 'not-your-seat' });
  return (await parts.store.addEntropy(id, person, entropy)) ? done(null) : failed({ code: 'no-open-seat' });
}
