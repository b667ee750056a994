import { type JsonObject, Reader } from '@levante/contract';
import { type Shape, weightLayout } from './network.ts';

/** A learned judgement as data: what a network is made from. */
export interface Judgement {
  readonly shape: Shape;
  readonly weights: Float32Array;
}

const FORMAT = 'levante-judgement';
/** Units of a layer; more would be far too slow to play with. */
const MOST_UNITS = 256;
/** Weights are written with so many significant digits: what is lost is less than what one step of training changes. */
const DIGITS = 5;
/** No trained weight comes near it; beyond it, sums of them could leave the numbers. */
const MOST_WEIGHT = 1e6;

/** The numbers that a network of this game is shown; the same that `Features` tells. */
export interface Sight {
  readonly figures: number;
  readonly partSize: number;
}

/**
 * Reads a judgement of that game from data. Throws a `ReadFault` with the path of the first fault if it is none, is
 * another game's, was learned from other features, or holds weights that are too many, too few or no finite numbers.
 */
export function readJudgement(value: unknown, game: string, { figures, partSize }: Sight): Judgement {
  const reader = new Reader(value);
  reader.keys(['format', 'version', 'game', 'shape', 'provenance', 'weights']);
  reader.get('format').word([FORMAT]);
  reader.get('version').whole(1, 1);
  reader.get('game').word([game]);
  const given = reader.get('shape');
  given.keys(['figures', 'partSize', 'encoded', 'hidden']);
  const shape: Shape = {
    figures: given.get('figures').whole(figures, figures),
    partSize: given.get('partSize').whole(partSize, partSize),
    encoded: given.get('encoded').whole(1, MOST_UNITS),
    hidden: given.get('hidden').whole(1, MOST_UNITS),
  };
  return { shape, weights: readWeights(reader.get('weights'), weightLayout(shape).length) };
}

/** Reads so many numbers that can be weights; throws a `ReadFault` where they are not. */
export function readWeights(reader: Reader, count: number): Float32Array {
  return Float32Array.from(reader.items(count, count), (item) => {
    const { value } = item;
    if (typeof value !== 'number' || !(Math.abs(value) <= MOST_WEIGHT)) return item.fail('must be a finite number');
    return value;
  });
}

/** A weight as it is written: rounded. */
export function rounded(weight: number): number {
  return Number(weight.toPrecision(DIGITS));
}

/** The data that `readJudgement` reads, with rounded weights; `provenance` says where they come from and is never read back. */
export function judgementJson(game: string, { shape, weights }: Judgement, provenance: JsonObject): JsonObject {
  const { figures, partSize, encoded, hidden } = shape;
  return {
    format: FORMAT,
    version: 1,
    game,
    shape: { figures, partSize, encoded, hidden },
    provenance,
    weights: Array.from(weights, rounded),
  };
}
