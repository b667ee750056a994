import type { Seat } from '@levante/contract';
import { CLOSE, clone, DEAL, FILL, type GoldenHornState, TURN, VOYAGE } from '../state/state.ts';

/** Steps that belong to a seat's turn, including its chance events. */
const IN_A_TURN: readonly number[] = [TURN, VOYAGE, CLOSE, FILL, DEAL];

/**
 * Returns a copy in which the next turn of a seat has begun and everything else is unchanged: earlier turns are not
 * predicted. Null if the seat's next decision is not certain to be a turn: before the first turn, during its own turn,
 * and if the match ends before (GH-8.2); also for a seat whose hand this view hides.
 */
export function turnAhead(s: GoldenHornState, seat: Seat): GoldenHornState | null {
  if (s.seat < 0 || s.seat === seat || seat >= s.tables.players || !IN_A_TURN.includes(s.step)) return null;
  if (((s.hidden >> seat) & 1) === 1) return null;
  const inNextRound = seat < s.seat;
  if (inNextRound && s.lastRound === 1) return null;
  const ahead = clone(s);
  ahead.seat = seat;
  ahead.step = TURN;
  ahead.raided = 0;
  ahead.turnShip = -1;
  ahead.pendingSeat = -1;
  ahead.pendingCards = 0;
  if (inNextRound) ahead.round += 1;
  return ahead;
}
