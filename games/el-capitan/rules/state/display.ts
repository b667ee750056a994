import { addByte, byteAt, setByte, setWord, wordAt } from '@levante/contract';
import type { ElCapitanJournal } from '../board/facts.ts';
import { bitOf, wordOf } from '../board/tables.ts';
import { type ElCapitanState, MAX_OPEN } from './state.ts';

/** Display: the open cards of both kinds (0 destination, 1 connection), and the piles (EC-3.6). */

const kindOf = (card: number): number => (wordOf(card) === 0 ? 0 : 1);

/** Returns the kind of card that is turned up next; -1 if the display is as full as possible (EC-3.6). */
export function missingKind(s: ElCapitanState): number {
  const { open } = s.tables.board;
  if (byteAt(s.displayed, 0) < open.destination && (wordAt(s.deck, 0) | wordAt(s.discard, 0)) !== 0) return 0;
  const left = wordAt(s.deck, 1) | wordAt(s.deck, 2) | wordAt(s.discard, 1) | wordAt(s.discard, 2);
  return byteAt(s.displayed, 1) < open.connection && left !== 0 ? 1 : -1;
}

/** Renews an empty pile from its discards if a card of it is needed (EC-3.6). */
export function renewPile(s: ElCapitanState, kind: number, journal?: ElCapitanJournal): void {
  const [first, last] = kind === 0 ? [0, 0] : [1, 2];
  for (let word = first; word <= last; word++) if (wordAt(s.deck, word) !== 0) return;
  for (let word = first; word <= last; word++) {
    setWord(s.deck, word, wordAt(s.discard, word));
    setWord(s.discard, word, 0);
  }
  journal?.push({ type: 'pile-renewed', pile: kind === 0 ? 'destination' : 'connection' });
}

/** Adds a card of its pile to the display, after the others of its kind. */
export function turnUp(s: ElCapitanState, card: number): void {
  const word = wordOf(card);
  const kind = kindOf(card);
  setWord(s.deck, word, wordAt(s.deck, word) & ~bitOf(card));
  setWord(s.open, word, wordAt(s.open, word) | bitOf(card));
  setByte(s.display, kind * MAX_OPEN + byteAt(s.displayed, kind), card);
  addByte(s.displayed, kind, 1);
}

/** Removes an open card from the display. The others keep their order (EC-4.1). */
export function takeOpen(s: ElCapitanState, card: number): void {
  const word = wordOf(card);
  const kind = kindOf(card);
  setWord(s.open, word, wordAt(s.open, word) & ~bitOf(card));
  const first = kind * MAX_OPEN;
  const last = first + byteAt(s.displayed, kind) - 1;
  let i = first;
  while (byteAt(s.display, i) !== card) i += 1;
  for (; i < last; i++) setByte(s.display, i, byteAt(s.display, i + 1));
  setByte(s.display, last, -1);
  addByte(s.displayed, kind, -1);
}
