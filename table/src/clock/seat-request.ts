import type { Seat } from '@levante/contract';
import type { RequestFault } from '../host/fault.ts';
import type { AnyMatchContext } from '../match/match-context.ts';

type Session = AnyMatchContext['session'];

/** Hands a seat of this screen to a bot, or reclaims it. Returns the fault, or null. */
export async function changeSeat(
  session: Session,
  request: 'resign' | 'reclaimSeat',
  seat: Seat,
): Promise<RequestFault | null> {
  const reply = await session.host[request]?.(session.id, seat);
  if (!reply) return null;
  if (!reply.ok) return reply.fault;
  // The stream may be interrupted; it may also be ahead of the reply.
  if (reply.value.ply >= (session.match.peek()?.ply ?? 0)) session.noteSeats(reply.value);
  return null;
}
