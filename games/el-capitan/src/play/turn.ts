import type { Journal } from '../board/facts.ts';
import { NEVER } from '../board/tables.ts';
import { FREE_NONE, PAID_NONE } from '../pirate/pirate.ts';
import { measureNeeds } from '../state/needs.ts';
import { type ElCapitanState, NOTHING, TURN } from '../state/state.ts';

/** What belongs to a turn goes back to its initial values. */
export function clearTurn(s: ElCapitanState): void {
  s.acted = NOTHING;
  s.bought = 0;
  s.sailed = 0;
  s.freePirate = FREE_NONE;
  s.paidPirate = PAID_NONE;
  s.pirateFrom = -1;
  s.need.fill(NEVER);
}

/** The turn's one action is done (EC-3.2): building, reopening or a fortress. */
export function markActed(s: ElCapitanState, action: number): void {
  s.acted = action;
  s.need.fill(NEVER);
}

/** A seat's turn begins. */
export function beginTurn(s: ElCapitanState, seat: number, journal?: Journal): void {
  s.seat = seat;
  s.step = TURN;
  measureNeeds(s);
  journal?.push({ type: 'turn-begun', seat, phase: s.phase, round: s.round });
}
