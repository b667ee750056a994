import { byteAt } from '@levante/contract';
import { COLOURS } from './board.ts';

/**
 * Precomputed sets of cards for raids. A hand, and the cards of a set, are numbers of three bits per colour, so that one
 * subtraction tests whether the hand contains the set.
 */

const BITS = 3;
/** Highest bit of every colour: it survives a subtraction that does not borrow. */
const GUARDS = 0o444444;
/** Maximum number of cards of one colour in a set. */
const MAX_PER_COLOUR = 3;

/** Sets for one ship, ascending: the cards as digits of base six, lowest colour first, and packed counts. */
export interface CardSets {
  readonly digits: Int32Array;
  readonly needs: Int32Array;
}

/** Returns all sets of `count` cards (at most three) of the colours in a mask. */
export function cardSets(mask: number, count: number): CardSets {
  const sets: { digits: number; needs: number }[] = [];
  const choose = (left: number, from: number, digits: number, needs: number): void => {
    if (left === 0) sets.push({ digits, needs });
    for (let colour = from; left > 0 && colour < COLOURS.length; colour++) {
      if ((mask >> colour) & 1)
        choose(left - 1, colour, digits * COLOURS.length + colour, needs + (1 << (BITS * colour)));
    }
  };
  choose(count, 0, 0, 0);
  return { digits: Int32Array.from(sets, (set) => set.digits), needs: Int32Array.from(sets, (set) => set.needs) };
}

/** Packs the six counts of a hand, from `from` on, for `hasAll`. */
export function packedHand(hands: Int8Array, from: number): number {
  let packed = GUARDS;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    packed += Math.min(byteAt(hands, from + colour), MAX_PER_COLOUR) << (BITS * colour);
  }
  return packed;
}

/** Returns true if a packed hand contains all cards of a set. */
export const hasAll = (hand: number, needs: number): boolean => ((hand - needs) & GUARDS) === GUARDS;
