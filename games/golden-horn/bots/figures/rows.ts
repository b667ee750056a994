import { addWord, byteAt, wordAt } from '@levante/contract';
import { COLOUR_COUNT, type GoldenHornState } from '@levante/golden-horn/rules';
import { WEIGHTS } from './weights.ts';

/** Value of a row by its number of different colours: worth[n]. Integers for speed. */
export type RowWorth = Int32Array;

/** Value of a row with its expected growth, as used by the deckhand; in tenths of a point. */
export const PROMISED: RowWorth = Int32Array.from(WEIGHTS.row, (points) => Math.round(10 * points));

type Tables = GoldenHornState['tables'];
/** Returns the value in points on the board of the match (GH-9.1). */
export function scoredWorth({ board }: Tables): RowWorth {
  return Int32Array.from({ length: COLOUR_COUNT + 1 }, (_, n) => n + (board.setBonus[String(n)] ?? 0));
}

/** More than there can be of one colour in a warehouse. */
const MAX_ROWS = 128;

/**
 * A warehouse divided into rows of different colours, each as long as possible (GH-9.1), with the value of additional
 * cubes.
 */
export class Rows {
  readonly #counts = new Int32Array(COLOUR_COUNT);
  /** Number of colours with at least r cubes, which is the length of the r-th row. */
  readonly #lengths = new Int32Array(MAX_ROWS);
  #rows = 0;
  /** The colours found by `read`, as bits. */
  colours = 0;

  read(s: GoldenHornState, seat: number): void {
    const lengths = this.#lengths;
    for (let row = 1; row <= this.#rows; row++) lengths[row] = 0;
    this.#rows = 0;
    this.colours = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const cubes = byteAt(s.warehouses, seat * COLOUR_COUNT + colour);
      this.#counts[colour] = 0;
      this.add(colour, cubes);
      if (cubes > 0) this.colours |= 1 << colour;
    }
  }

  /** Returns the length of the r-th row, from 1. */
  lengthOf(row: number): number {
    return wordAt(this.#lengths, row);
  }

  /** Returns the value of all rows together. */
  total(worth: RowWorth): number {
    let sum = 0;
    for (let row = 1; row <= this.#rows; row++) sum += wordAt(worth, wordAt(this.#lengths, row));
    return sum;
  }

  /** Returns the points that more cubes of a colour would add. */
  gain(worth: RowWorth, colour: number, cubes: number): number {
    const have = wordAt(this.#counts, colour);
    let sum = 0;
    for (let row = have + 1; row <= have + cubes; row++) {
      const length = wordAt(this.#lengths, row);
      sum += wordAt(worth, length + 1) - wordAt(worth, length);
    }
    return sum;
  }

  /** Adds cubes. A negative number removes cubes that were added before. */
  add(colour: number, cubes: number): void {
    const have = wordAt(this.#counts, colour);
    const lengths = this.#lengths;
    for (let row = have + 1; row <= have + cubes; row++) addWord(lengths, row, 1);
    for (let row = have; row > have + cubes; row--) addWord(lengths, row, -1);
    this.#counts[colour] = have + cubes;
    if (have + cubes > this.#rows) this.#rows = have + cubes;
  }
}
