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

/** The men of each player (NM-1.2). */
export const MEN = 9;
/** A player with so few men flies (NM-3.3); with fewer they have lost (NM-5.1). */
export const FLYING = 3;
/** So many moves in a row without a mill are a draw (NM-5.4). */
export const MAX_QUIET = 50;

/** How a match ends; a state that is not over has ended with `null`. */
export const ENDINGS = [null, 'too-few', 'blocked', 'repetition', 'no-mill'] as const;
const RUNNING = 0;
const TOO_FEW = 1;
const BLOCKED = 2;
const REPETITION = 3;
const NO_MILL = 4;

const LAYOUT = layout({
  /** Whose turn it is; at the end, whose turn it would be. */
  seat: scalar(),
  /** 1 while the seat that closed a mill takes a man. */
  taking: scalar(),
  /** Moves in a row without a mill. */
  quiet: scalar(),
  /** Index in `ENDINGS`. */
  ended: scalar(),
  /** The points on which each seat has men, as a set. */
  men: words(2),
  /** earlier[2 * i + seat]: the men of a seat before the i-th of the quiet moves; zeros behind the last. */
  earlier: words(2 * MAX_QUIET),
  /** The men that each seat still has to place. */
  hand: bytes(2),
});

/** Everything true now in a match of nine men's morris. */
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

/** Whether a seat may move to any free point (NM-3.3). */
export const flies = (s: MorrisState, seat: Seat): boolean => handOf(s, seat) === 0 && sizeOf(menOf(s, seat)) <= FLYING;

/** The free points that a seat's man may move to. */
export function reachOf(s: MorrisState, seat: Seat, from: number): number {
  return freePoints(s) & (flies(s, seat) ? EVERYWHERE : neighboursOf(from));
}

/** The men that the rival of a seat may be taken: those outside mills, or all where each is in a mill (NM-4.3). */
export function prizesOf(s: MorrisState, seat: Seat): number {
  const rivals = menOf(s, rivalOf(seat));
  let loose = 0;
  for (const point of pointsIn(rivals)) if (!inMill(rivals, point)) loose |= bitOf(point);
  return loose === 0 ? rivals : loose;
}

const canMove = (s: MorrisState, seat: Seat): boolean =>
  pointsIn(menOf(s, seat)).some((point) => reachOf(s, seat, point) !== 0);

/** How often the present men stood like this before, with the same seat to move. */
function repeats(s: MorrisState): number {
  let count = 0;
  for (let i = s.quiet - 2; i >= 0; i -= 2) {
    if (wordAt(s.earlier, 2 * i) === menOf(s, 0) && wordAt(s.earlier, 2 * i + 1) === menOf(s, 1)) count += 1;
  }
  return count;
}

/** Whether the match is over for the seat whose turn begins, and how (NM-5). */
export function endingOf(s: MorrisState): number {
  const { seat } = s;
  if (s.taking === 1) return RUNNING;
  if (handOf(s, seat) + sizeOf(menOf(s, seat)) < FLYING) return TOO_FEW;
  if (handOf(s, seat) === 0 && !canMove(s, seat)) return BLOCKED;
  if (repeats(s) >= 2) return REPETITION;
  return s.quiet >= MAX_QUIET ? NO_MILL : RUNNING;
}

/** The seat that has won; null for a draw and while the match runs. */
export function winnerOf(s: MorrisState): Seat | null {
  return s.ended === TOO_FEW || s.ended === BLOCKED ? rivalOf(s.seat) : null;
}
