import type { Journal } from './facts.ts';
import { type ElCapitanState, FREE_NONE, NOTHING, PAID_NONE, TURN } from './state.ts';

/** What belongs to a turn goes back to its initial values. */
export function clearTurn(s: ElCapitanState): void {
  s.acted = NOTHING;
  s.bought = 0;
  s.sailed = 0;
  s.freePirate = FREE_NONE;
  s.paidPirate = PAID_NONE;
  s.pirateFrom = -1;
}

/** A seat's turn begins. */
export function beginTurn(s: ElCapitanState, seat: number, journal?: Journal): void {
  s.seat = seat;
  s.step = TURN;
  journal?.push({ type: 'turn-begun', seat, phase: s.phase, round: s.round });
}
