import type { StoredMatch } from '../ports/store.ts';
import type { HostParts } from '../ports/surroundings.ts';
import { isOpenSeat, seatsFor } from './describe.ts';
import { done, failed, type HostReply } from './reply.ts';

/** Who wants an open seat, under which name, and which one; without `seat` the first. */
export interface TakeSeatRequest {
  readonly match: string;
  readonly person: string;
  readonly name: string;
  readonly seat?: number | undefined;
}

/**
 * Puts a person in an open seat: the named one, else the first. Who sits already and names no seat, or names the
 * seat she has, stays as she is; by naming another open seat somebody takes a further one at the same screen.
 */
export async function takeSeat(parts: HostParts, request: TakeSeatRequest): Promise<HostReply<StoredMatch>> {
  const { match: id, person, name, seat: wanted } = request;
  for (;;) {
    const match = await parts.store.read(id);
    if (!match) return failed({ code: 'no-such-match' });
    const mine = seatsFor(match, person);
    if (wanted === undefined ? mine.length > 0 : mine.includes(wanted)) return done(match);
    const seat = match.seats.find((one) => isOpenSeat(one) && (wanted === undefined || one.seat === wanted));
    if (!seat) return failed({ code: wanted === undefined ? 'no-open-seat' : 'seat-taken' });
    // Somebody may have been quicker: then there is one open seat fewer, and the question is asked again.
    if (await parts.store.takeSeat(id, seat.seat, person, name)) break;
  }
  const match = await parts.store.read(id);
  return match ? done(match) : failed({ code: 'no-such-match' });
}
