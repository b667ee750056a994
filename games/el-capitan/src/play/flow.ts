import { addByte, byteAt, wordAt } from '@levante/contract';
import type { Journal } from '../board/facts.ts';
import { bitOf, wordOf } from '../board/tables.ts';
import { type ElCapitanState, MOST_OPEN, REFILL } from '../state/state.ts';
import { endPhase } from './settlement.ts';
import { beginTurn, clearTurn } from './turn.ts';

/** From turn to turn: the display in between, rounds, the end of a phase (chapter 3 of the rules). */

/** The turn is over: a stock may have become empty, the display is filled up, then play goes on (EC-3.6, EC-8.1). */
export function endTurn(s: ElCapitanState, journal?: Journal): void {
  clearTurn(s);
  for (let seat = 0; seat < s.tables.players; seat++) {
    if (byteAt(s.warehouses, seat) + byteAt(s.neutral, seat) + byteAt(s.fortresses, seat) === 0) s.lastRound = 1;
  }
  refillOrGoOn(s, journal);
}

/** Goes on turning up cards while one is missing and there is one to turn up; then to the next turn or the payday. */
export function refillOrGoOn(s: ElCapitanState, journal?: Journal): void {
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

/** The kind of card (0 destination, 1 connection) that is turned up next; -1 if the display is as full as it can be. */
export function missingKind(s: ElCapitanState): number {
  const { open } = s.tables.board;
  if (byteAt(s.displayed, 0) < open.destination && (wordAt(s.deck, 0) | wordAt(s.discard, 0)) !== 0) return 0;
  const left = wordAt(s.deck, 1) | wordAt(s.deck, 2) | wordAt(s.discard, 1) | wordAt(s.discard, 2);
  return byteAt(s.displayed, 1) < open.connection && left !== 0 ? 1 : -1;
}

/** An empty pile of which a card is needed is made of its discards. */
function renewPile(s: ElCapitanState, kind: number, journal?: Journal): void {
  const [first, last] = kind === 0 ? [0, 0] : [1, 2];
  for (let word = first; word <= last; word++) if (wordAt(s.deck, word) !== 0) return;
  for (let word = first; word <= last; word++) {
    s.deck[word] = wordAt(s.discard, word);
    s.discard[word] = 0;
  }
  journal?.push({ type: 'pile-renewed', pile: kind === 0 ? 'destination' : 'connection' });
}

/** A card is turned up and lies open behind the others of its kind. */
export function reveal(s: ElCapitanState, card: number, journal?: Journal): void {
  const word = wordOf(card);
  const kind = word === 0 ? 0 : 1;
  s.deck[word] = wordAt(s.deck, word) & ~bitOf(card);
  s.open[word] = wordAt(s.open, word) | bitOf(card);
  s.display[kind * MOST_OPEN + byteAt(s.displayed, kind)] = card;
  addByte(s.displayed, kind, 1);
  journal?.push({ type: 'revealed', card: s.tables.cardCodes[card] ?? '' });
  refillOrGoOn(s, journal);
}

/** Takes an open card off the display; the others keep their order. */
export function takeOpen(s: ElCapitanState, card: number): void {
  const word = wordOf(card);
  const kind = word === 0 ? 0 : 1;
  s.open[word] = wordAt(s.open, word) & ~bitOf(card);
  const first = kind * MOST_OPEN;
  const last = first + byteAt(s.displayed, kind) - 1;
  let i = first;
  while (byteAt(s.display, i) !== card) i += 1;
  for (; i < last; i++) s.display[i] = byteAt(s.display, i + 1);
  s.display[last] = -1;
  addByte(s.displayed, kind, -1);
}
