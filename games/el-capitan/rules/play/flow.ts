import { byteAt, itemAt } from '@levante/contract';
import type { ElCapitanJournal } from '../board/facts.ts';
import { missingKind, renewPile, turnUp } from '../state/display.ts';
import { type ElCapitanState, REFILL } from '../state/state.ts';
import { endPhase } from './settlement.ts';
import { beginTurn, clearTurn } from './turn.ts';

/** Sequence of play: turns, the display in between, rounds, the end of a phase (chapter 3 of the rules). */

/** Ends a turn: checks for an empty stock, refills the display, then continues play (EC-3.6, EC-8.1, EC-10.7). */
export function endTurn(s: ElCapitanState, journal?: ElCapitanJournal): void {
  clearTurn(s);
  for (let seat = 0; seat < s.tables.players; seat++) {
    if (byteAt(s.warehouses, seat) + byteAt(s.neutral, seat) + byteAt(s.fortresses, seat) === 0) s.lastRound = 1;
  }
  refillOrGoOn(s, journal);
}

/**
 * Turns up missing cards as long as there are any; then starts the next turn or the payday (EC-3.1, EC-3.6, EC-8.1, EC-8.7).
 */
export function refillOrGoOn(s: ElCapitanState, journal?: ElCapitanJournal): void {
  if (missingKind(s) >= 0) {
    renewPile(s, missingKind(s), journal);
    s.step = REFILL;
    return;
  }
  if (s.seat < 0) {
    journal?.push({ type: 'phase-begun', phase: s.phase, starter: s.starter });
    beginTurn(s, s.starter, journal);
    return;
  }
  const next = (s.seat + 1) % s.tables.players;
  if (next !== s.starter) {
    beginTurn(s, next, journal);
    return;
  }
  if (s.lastRound === 1 || s.passes === s.tables.players) {
    endPhase(s, journal);
    return;
  }
  s.round += 1;
  s.passes = 0;
  beginTurn(s, next, journal);
}

/** Turns up the card drawn by chance, and continues (EC-3.6). */
export function reveal(s: ElCapitanState, card: number, journal?: ElCapitanJournal): void {
  turnUp(s, card);
  journal?.push({ type: 'revealed', card: itemAt(s.tables.cardCodes, card) });
  refillOrGoOn(s, journal);
}
