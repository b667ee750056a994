import { addByte, byteAt, wordAt } from '@levante/contract';
import type { Journal } from '../board/facts.ts';
import { bitOf, wordOf } from '../board/tables.ts';
import { type ElCapitanState, MOST_OPEN } from './state.ts';

/** The open cards and their piles (EC-3.6). */

/** The kind of card (0 destination, 1 connection) that is turned up next; -1 if the display is as full as it can be. */
export function missingKind(s: ElCapitanState): number {
  const { open } = s.tables.board;
  if (byteAt(s.displayed, 0) < open.destination && (wordAt(s.deck, 0) | wordAt(s.discard, 0)) !== 0) return 0;
  const left = wordAt(s.deck, 1) | wordAt(s.deck, 2) | wordAt(s.discard, 1) | wordAt(s.discard, 2);
  return byteAt(s.displayed, 1) < open.connection && left !== 0 ? 1 : -1;
}

/** An empty pile of which a card is needed is made of its discards. */
export function renewPile(s: ElCapitanState, kind: number, journal?: Journal): void {
  const [first, last] = kind === 0 ? [0, 0] : [1, 2];
  for (let word = first; word <= last; word++) if (wordAt(s.deck, word) !== 0) return;
  for (let word = first; word <= last; word++) {
    s.deck[word] = wordAt(s.discard, word);
    s.discard[word] = 0;
  }
  journal?.push({ type: 'pile-renewed', pile: kind === 0 ? 'destination' : 'connection' });
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
