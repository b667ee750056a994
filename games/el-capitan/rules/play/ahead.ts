import type { Seat } from '@levante/contract';
import { PAID_SAILING } from '../pirate/pirate.ts';
import { measureNeeds } from '../state/needs.ts';
import { clone, type ElCapitanState, REFILL, TURN } from '../state/state.ts';
import { clearTurn } from './turn.ts';

/**
 * Returns a copy in which the next turn of a seat has begun and everything else is unchanged: earlier turns are not
 * predicted, and cards to be turned up are missing. Null if the seat's next decision is not certain to be a turn:
 * before the first turn, during its own turn, after the last turn of a phase, and while loans are settled; also while
 * the pirate sails by card, since no turn begins with it at sea (EC-12.4).
 */
export function turnAhead(s: ElCapitanState, seat: Seat): ElCapitanState | null {
  const { players } = s.tables;
  if ((s.step !== TURN && s.step !== REFILL) || s.seat < 0 || seat >= players) return null;
  if (s.step === TURN && s.seat === seat) return null;
  if (s.paidPirate === PAID_SAILING) return null;
  const place = (one: number): number => (one - s.starter + players) % players;
  const inNextRound = place(seat) <= place(s.seat);
  // A payday follows this round (EC-8.1).
  if (inNextRound && s.lastRound === 1) return null;
  const ahead = clone(s);
  clearTurn(ahead);
  ahead.seat = seat;
  ahead.step = TURN;
  if (inNextRound) {
    ahead.round += 1;
    ahead.passes = 0;
  }
  measureNeeds(ahead);
  return ahead;
}
