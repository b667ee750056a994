import {
  type Actor,
  addByte,
  addWord,
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
import { clone, GoldenHornState, HIDDEN_DECK, OVER } from '../state/state.ts';
import { addHad, coloursIn, KNOWN } from '../state/warehouses.ts';
import { dealCubes, unseen } from './hidden-cubes.ts';

/** Hides secrets from viewers (GH-10.1): hands, warehouses and the draw pile. */

/**
 * Returns a copy without hidden information: the draw pile and other seats' hands become counts, and other warehouses a
 * count and their colours, which all players have seen arrive. After the end nothing is hidden.
 */
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
  // A view of a view knows no more.
  if ((s.hidden >> seat) & 1) return;
  addHad(s, seat, KNOWN | coloursIn(s, seat));
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

/** Redacts a fact like `viewAction`. */
export function viewFact(fact: Fact, viewer: Viewer): Fact {
  return fact.type === 'card-drawn' && fact.seat !== viewer ? { ...fact, colour: '?' } : fact;
}

/**
 * Samples a complete state consistent with a view: hidden cards and cubes are dealt at random from the rest. Each
 * warehouse has the colours that all players have seen arrive there, so that announcing the end stays possible or
 * impossible as it was.
 */
export function resample(seen: GoldenHornState, _seat: Seat, random: Random): GoldenHornState {
  const s = clone(seen);
  if (s.hidden === 0) return s;
  const { players, board } = s.tables;
  const cards = unseen(board.cardsPerColour, [s.discard, s.hands]);
  for (let seat = 0; seat < players; seat++)
    if ((s.hidden >> seat) & 1) take(cards, s.hands, seat, shortAt(s.handCounts, seat), random);
  dealCubes(s, random);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) setByte(s.deck, colour, wordAt(cards, colour));
  s.hidden = 0;
  s.had = 0;
  return s;
}

/** Deals `count` random items of the rest to a seat. */
function take(left: Int32Array, list: Int8Array, seat: number, count: number, random: Random): void {
  for (let i = 0; i < count; i++) {
    const colour = random.weighted(left, COLOUR_COUNT);
    addWord(left, colour, -1);
    addByte(list, seat * COLOUR_COUNT + colour, 1);
  }
}
