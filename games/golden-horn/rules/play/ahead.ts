import type { Seat } from '@levante/contract';
import { CLOSE, clone, DEAL, FILL, type GoldenHornState, TURN, VOYAGE } from '../state/state.ts';

/** The steps of somebody's turn, with the chance in it. */
const IN_A_TURN: readonly number[] = [TURN, VOYAGE, CLOSE, FILL, DEAL];

/**
 * A copy in which it is the next turn of a seat, with all else as it is now: what the turns before it will change is not
 * guessed. Null where nothing tells that the next thing the seat does is a turn: before the first, in its own turn, and
 * where the match ends before (GH-8.2); and for a seat whose hand this view hides.
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
