import type { StoredMatch } from '../ports/stored-match.ts';
import { isOpenSeat, seatsFor } from './describe.ts';
import type { OpenTableParts } from './open-tables.ts';
import { done, failed, type HostReply } from './reply.ts';

/** Request of the opener to invite a person to an open seat. Without `seat`, the first unreserved one. */
export interface InviteRequest {
  readonly match: string;
  readonly opener: string;
  readonly handle: string;
  /** The person with that handle; empty if it is unknown. */
  readonly person: string;
  readonly seat?: number | undefined;
}

/** Request of the opener to reopen a seat to which they have invited a person. */
export interface WithdrawRequest {
  readonly match: string;
  readonly opener: string | null;
  readonly seat: number;
}

/**
 * Reserves an open seat for a person. An unknown handle also reserves it, so that the opener cannot tell the
 * difference.
 */
export async function invite(parts: OpenTableParts, request: InviteRequest): Promise<HostReply<StoredMatch>> {
  const { match: id, opener, handle, person, seat: wanted } = request;
  for (;;) {
    const match = await openedBy(parts, id, opener);
    if (!match.ok) return match;
    const seat = match.value.seats.find(
      (one) => isOpenSeat(one) && one.reservedFor === undefined && (wanted === undefined || one.seat === wanted),
    );
    if (!seat) return failed({ code: wanted === undefined ? 'no-open-seat' : 'seat-taken' });
    // Retry: someone else took the seat between read and write.
    if (await parts.meetings.invite({ match: id, seat: seat.seat, opener, invited: { person, handle } })) {
      return await read(parts, id);
    }
  }
}

/** Reopens a seat to which the opener has invited a person. */
export async function withdraw(parts: OpenTableParts, request: WithdrawRequest): Promise<HostReply<StoredMatch>> {
  const { match: id, opener, seat } = request;
  const match = await openedBy(parts, id, opener);
  if (!match.ok) return match;
  const isWithdrawn = opener !== null && (await parts.meetings.invite({ match: id, seat, opener, invited: null }));
  return isWithdrawn ? await read(parts, id) : failed({ code: 'seat-taken' });
}

/** Reads a match. Refuses unless the person has opened it and has a seat in it. */
export async function openedBy(
  parts: Pick<OpenTableParts, 'store'>,
  id: string,
  person: string | null,
): Promise<HostReply<StoredMatch>> {
  const match = await read(parts, id);
  if (!match.ok) return match;
  if (seatsFor(match.value, person).length === 0) return failed({ code: 'not-your-seat' });
  return match.value.opener === person ? match : failed({ code: 'not-opener' });
}

async function read({ store }: Pick<OpenTableParts, 'store'>, id: string): Promise<HostReply<StoredMatch>> {
  const match = await store.read(id);
  return match ? done(match) : failed({ code: 'no-such-match' });
}
