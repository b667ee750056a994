import { byteAt } from '@levante/contract';
import { COLOURS } from './board.ts';

/**
 * The ways to choose the cards of a raid, made once for a match. A hand, and what a way needs of it, are numbers of
 * three bits a colour, so that one subtraction tells whether it is all there.
 */

const BITS = 3;
/** The highest bit of every colour: it stays where subtracting borrows nothing. */
const GUARDS = 0o444444;
/** No way needs more of one colour. */
const MAX_PER_COLOUR = 3;

/** The ways for one ship, ascending: the cards as digits of base six, lowest colour first, and what they need. */
export interface CardSets {
  readonly digits: Int32Array;
  readonly needs: Int32Array;
}

/** All ways to choose `count` cards (at most three) of the colours in a mask. */
export function cardSets(mask: number, count: number): CardSets {
  const ways: { digits: number; needs: number }[] = [];
  const choose = (left: number, from: number, digits: number, needs: number): void => {
    if (left === 0) ways.push({ digits, needs });
    for (let colour = from; left > 0 && colour < COLOURS.length; colour++) {
      if ((mask >> colour) & 1)
        choose(left - 1, colour, digits * COLOURS.length + colour, needs + (1 << (BITS * colour)));
    }
  };
  choose(count, 0, 0, 0);
  return { digits: Int32Array.from(ways, (way) => way.digits), needs: Int32Array.from(ways, (way) => way.needs) };
}

/** The six counts of a hand, from `from` on, as a number for `hasAll`. */
export function packedHand(hands: Int8Array, from: number): number {
  let packed = GUARDS;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    packed += Math.min(byteAt(hands, from + colour), MAX_PER_COLOUR) << (BITS * colour);
  }
  return packed;
}

/** Whether a packed hand has all that a way needs. */
export const hasAll = (hand: number, needs: number): boolean => ((hand - needs) & GUARDS) === GUARDS;
