import { type JsonObject, Reader } from '@levante/contract';
import { type Shape, weightLayout } from './network.ts';

/** Shape and weights of a trained network. */
export interface Judgement {
  readonly shape: Shape;
  readonly weights: Float32Array;
}

const FORMAT = 'levante-judgement';
/** Maximum units per layer; larger networks would be too slow to play with. */
const MAX_UNITS = 256;
/** Significant digits of stored weights; the rounding error is smaller than one training step. */
const DIGITS = 5;
/** Maximum magnitude of a weight, far above any trained one, so that sums cannot overflow. */
const MAX_WEIGHT = 1e6;

/** Expected input sizes of a network, as in `Features`. */
export interface Sight {
  readonly figures: number;
  readonly partSize: number;
}

/**
 * Reads a trained network. Throws a `ReadFault` with the path of the first fault if the data is malformed, belongs to another
 * game or other features, or contains a wrong number of weights or a weight out of range.
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
    encoded: given.get('encoded').whole(1, MAX_UNITS),
    hidden: given.get('hidden').whole(1, MAX_UNITS),
  };
  return { shape, weights: readWeights(reader.get('weights'), weightLayout(shape).length) };
}

/** Reads exactly `count` weights; throws a `ReadFault` on invalid data. */
export function readWeights(reader: Reader, count: number): Float32Array {
  return Float32Array.from(reader.items(count, count), (item) => {
    const { value } = item;
    if (typeof value !== 'number' || !(Math.abs(value) <= MAX_WEIGHT)) return item.fail('must be a finite number');
    return value;
  });
}

/** Rounds a weight to the stored precision. */
export function rounded(weight: number): number {
  return Number(weight.toPrecision(DIGITS));
}

/** Serialises a network for `readJudgement`, rounding the weights. `provenance` documents their origin and is not read back. */
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
