import {
  type Actor,
  addByte,
  addWord,
  byteAt,
  CHANCE,
  type Fact,
  type Random,
  type Seat,
  setByte,
  shortAt,
  type Viewer,
  wordAt,
} from '@levante/contract';
import { COLOUR_COUNT } from '../board/tables.ts';
import { CLOSE, clone, GoldenHornState, HIDDEN_DECK, OVER } from '../state/state.ts';

/** Hides secrets from viewers (GH-10.1): hands, warehouses and the draw pile. */

/** Reduces the draw pile and other seats' hands and warehouses to counts; after the end nothing is hidden. */
export function view(s: GoldenHornState, viewer: Viewer, into?: GoldenHornState): GoldenHornState {
  const seen = into ?? new GoldenHornState(s.tables);
  seen.copyFrom(s);
  if (s.step === OVER) return seen;
  for (let seat = 0; seat < s.tables.players; seat++) if (seat !== viewer) hide(seen, seat);
  seen.deck.fill(0);
  seen.hidden |= HIDDEN_DECK;
  return seen;
}

function hide(s: GoldenHornState, seat: number): void {
  const from = seat * COLOUR_COUNT;
  s.hands.fill(0, from, from + COLOUR_COUNT);
  s.warehouses.fill(0, from, from + COLOUR_COUNT);
  s.hidden |= 1 << seat;
}

/** Returns the actors whose hand, or draw pile, a state does not contain (see `Manifest.hides`). */
export function hides(s: GoldenHornState): readonly Actor[] {
  const seats = Array.from({ length: s.tables.players }, (_, seat) => seat).filter((seat) => (s.hidden >> seat) & 1);
  return s.hidden & HIDDEN_DECK ? [...seats, CHANCE] : seats;
}

const DRAWN = /^\* card ([0-3]) [a-z]+$/;

/** Redacts a line: a card drawn by another seat is `* card SEAT ?`. */
export function viewAction(line: string, viewer: Viewer): string {
  const seat = DRAWN.exec(line)?.[1];
  return seat === undefined || Number(seat) === viewer ? line : `* card ${seat} ?`;
}

/** Redacts a fact likewise. */
export function viewFact(fact: Fact, viewer: Viewer): Fact {
  return fact.type === 'card-drawn' && fact.seat !== viewer ? { ...fact, colour: '?' } : fact;
}

/** Samples a complete state consistent with a view: hidden cards and cubes are dealt at random from the rest. */
export function resample(seen: GoldenHornState, _seat: Seat, random: Random): GoldenHornState {
  const s = clone(seen);
  if (s.hidden === 0) return s;
  const { players, board } = s.tables;
  const cards = unseen(board.cardsPerColour, [s.discard, s.hands]);
  const cubes = unseen(board.cubesPerColour, [s.bag, s.cities, s.warehouses]);
  for (let ship = 0; ship < players * 3; ship++) {
    const colour = byteAt(s.cargo, ship);
    if (colour >= 0) addWord(cubes, colour, -byteAt(s.cubes, ship));
  }
  const proven = provenSeat(s);
  if (proven >= 0) for (let colour = 0; colour < COLOUR_COUNT; colour++) give(cubes, s.warehouses, proven, colour);
  for (let seat = 0; seat < players; seat++) {
    if (((s.hidden >> seat) & 1) === 0) continue;
    take(cards, s.hands, seat, shortAt(s.handCounts, seat), random);
    take(cubes, s.warehouses, seat, shortAt(s.warehouseCounts, seat) - (seat === proven ? COLOUR_COUNT : 0), random);
  }
  for (let colour = 0; colour < COLOUR_COUNT; colour++) setByte(s.deck, colour, wordAt(cards, colour));
  s.hidden = 0;
  return s;
}

/** Counts the items of each colour that are in none of these lists of six counts per seat. */
function unseen(each: number, lists: readonly Int8Array[]): Int32Array {
  const left = new Int32Array(COLOUR_COUNT).fill(each);
  for (const list of lists) for (let i = 0; i < list.length; i++) addWord(left, i % COLOUR_COUNT, -byteAt(list, i));
  return left;
}

/**
 * Returns the seat with a hidden warehouse that is known to contain every colour: it may announce the end, or has (GH-8.1).
 * -1 if there is none.
 */
function provenSeat(s: GoldenHornState): number {
  const seat = s.step === CLOSE ? s.seat : s.announcedBy;
  return seat >= 0 && (s.hidden >> seat) & 1 ? seat : -1;
}

/** Deals `count` random items of the rest to a seat. */
function take(left: Int32Array, list: Int8Array, seat: number, count: number, random: Random): void {
  for (let i = 0; i < count; i++) {
    give(left, list, seat, random.weighted(left, COLOUR_COUNT));
  }
}

/** Deals one item of a colour from the rest to a seat. */
function give(left: Int32Array, list: Int8Array, seat: number, colour: number): void {
  addWord(left, colour, -1);
  addByte(list, seat * COLOUR_COUNT + colour, 1);
}
