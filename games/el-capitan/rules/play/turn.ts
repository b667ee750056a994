import type { ElCapitanJournal } from '../board/facts.ts';
import { NEVER } from '../board/tables.ts';
import { clearMoves } from '../pirate/pirate.ts';
import { measureNeeds } from '../state/needs.ts';
import { type ElCapitanState, NOTHING, TURN } from '../state/state.ts';

/** Resets the fields of a turn. */
export function clearTurn(s: ElCapitanState): void {
  s.acted = NOTHING;
  s.bought = 0;
  s.sailed = 0;
  clearMoves(s);
  s.need.fill(NEVER);
}

/** Records the turn's one action (EC-3.2): building, reopening or a fortress. */
export function markActed(s: ElCapitanState, action: number): void {
  s.acted = action;
  s.need.fill(NEVER);
}

/** Begins a seat's turn (EC-3.1). */
export function beginTurn(s: ElCapitanState, seat: number, journal?: ElCapitanJournal): void {
  s.seat = seat;
  s.step = TURN;
  measureNeeds(s);
  journal?.push({ type: 'turn-begun', seat, phase: s.phase, round: s.round });
}
