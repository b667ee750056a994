import {
  type Actor,
  byteAt,
  bytes,
  layout,
  NOBODY,
  type Options,
  type Seat,
  scalar,
  wordAt,
  words,
} from '@levante/contract';
import { bitOf, EVERYWHERE, inMill, neighboursOf, pointsIn, sizeOf } from './board.ts';

/** Number of men of each player (NM-1.2). */
export const MEN = 9;
/** Number of men with which a player flies (NM-3.3); with fewer they have lost (NM-5.1). */
export const FLYING = 3;
/** Number of consecutive moves without a mill that makes a draw (NM-5.4). */
export const MAX_QUIET = 50;

/** Endings of a match; `null` while it is running. */
export const ENDINGS = [null, 'too-few', 'blocked', 'repetition', 'no-mill'] as const;
const RUNNING = 0;
const TOO_FEW = 1;
const BLOCKED = 2;
const REPETITION = 3;
const NO_MILL = 4;

const LAYOUT = layout({
  /** Seat to act; at the end, the seat that would be. */
  seat: scalar(),
  /** 1 while the seat that closed a mill takes a man. */
  taking: scalar(),
  /** Consecutive moves without a mill. */
  quiet: scalar(),
  /** Index in `ENDINGS`. */
  ended: scalar(),
  /** Set of points with men of each seat. */
  men: words(2),
  /** earlier[2 * i + seat]: the men of a seat before the i-th of the quiet moves; zeros after the last. */
  earlier: words(2 * MAX_QUIET),
  /** Number of men that each seat still has to place. */
  hand: bytes(2),
});

/** State of a match of nine men's morris. */
export class MorrisState extends LAYOUT.State {
  get actor(): Actor {
    return this.ended === RUNNING ? this.seat : NOBODY;
  }
}

export const OPTIONS: Options = { players: 2 };

export function setup(): MorrisState {
  const s = new MorrisState();
  s.hand.fill(MEN);
  return s;
}

export function clone(s: MorrisState): MorrisState {
  const copy = new MorrisState();
  copy.copyFrom(s);
  return copy;
}

export const rivalOf = (seat: Seat): Seat => 1 - seat;
export const menOf = (s: MorrisState, seat: Seat): number => wordAt(s.men, seat);
export const handOf = (s: MorrisState, seat: Seat): number => byteAt(s.hand, seat);
export const freePoints = (s: MorrisState): number => EVERYWHERE & ~(menOf(s, 0) | menOf(s, 1));

/** Returns true if a seat may move to any free point (NM-3.3). */
export const flies = (s: MorrisState, seat: Seat): boolean => handOf(s, seat) === 0 && sizeOf(menOf(s, seat)) <= FLYING;

/** Returns the free points that a seat's man may move to. */
export function reachOf(s: MorrisState, seat: Seat, from: number): number {
  return freePoints(s) & (flies(s, seat) ? EVERYWHERE : neighboursOf(from));
}

/**
 * Returns the men that may be taken from the opponent of a seat: men outside mills, or all if each is in a mill
 * (NM-4.3).
 */
export function prizesOf(s: MorrisState, seat: Seat): number {
  const rivals = menOf(s, rivalOf(seat));
  let loose = 0;
  for (const point of pointsIn(rivals)) if (!inMill(rivals, point)) loose |= bitOf(point);
  return loose === 0 ? rivals : loose;
}

const canMove = (s: MorrisState, seat: Seat): boolean =>
  pointsIn(menOf(s, seat)).some((point) => reachOf(s, seat, point) !== 0);

/** Counts the earlier occurrences of the present placement with the same seat to move. */
function repeats(s: MorrisState): number {
  let count = 0;
  for (let i = s.quiet - 2; i >= 0; i -= 2) {
    if (wordAt(s.earlier, 2 * i) === menOf(s, 0) && wordAt(s.earlier, 2 * i + 1) === menOf(s, 1)) count += 1;
  }
  return count;
}

/** Returns the ending for the seat whose turn begins (NM-5). */
export function endingOf(s: MorrisState): number {
  const { seat } = s;
  if (s.taking === 1) return RUNNING;
  if (handOf(s, seat) + sizeOf(menOf(s, seat)) < FLYING) return TOO_FEW;
  if (handOf(s, seat) === 0 && !canMove(s, seat)) return BLOCKED;
  if (repeats(s) >= 2) return REPETITION;
  return s.quiet >= MAX_QUIET ? NO_MILL : RUNNING;
}

/** Returns the winning seat; null for a draw and while the match is running. */
export function winnerOf(s: MorrisState): Seat | null {
  return s.ended === TOO_FEW || s.ended === BLOCKED ? rivalOf(s.seat) : null;
}
