import { doubleAt, type Game } from '@levante/contract';
import type { Evaluator } from '../search/evaluator.ts';
import { type Features, lengthOf } from './features.ts';
import type { Network } from './network.ts';

/** Entries of the evaluation cache, a power of two; transpositions are common. */
const REMEMBERED = 1 << 14;

/** Creates an evaluator from a trained network, with a cache. The number of seats should stay the same between calls. */
export function learned<S>(game: Game<S>, features: Features<S>, network: Network): Evaluator<S> {
  const length = lengthOf(features);
  let numbers = new Float32Array(0);
  let hashes = new Float64Array(0);
  let chances = new Float64Array(0);
  return (state, out) => {
    const players = out.length;
    if (numbers.length !== players * length) {
      numbers = new Float32Array(players * length);
      hashes = new Float64Array(REMEMBERED).fill(-1);
      chances = new Float64Array(REMEMBERED * players);
    }
    const hash = game.hash(state);
    const slot = hash & (REMEMBERED - 1);
    if (hashes[slot] === hash) {
      for (let seat = 0; seat < players; seat++) out[seat] = doubleAt(chances, slot * players + seat);
      return;
    }
    features.measure(state, numbers);
    evaluateNumbers(network, numbers, length, features.parts(state), out);
    hashes[slot] = hash;
    for (let seat = 0; seat < players; seat++) chances[slot * players + seat] = doubleAt(out, seat);
  };
}

/** Evaluates features that are already computed, `length` per seat, for as many seats as `out` has entries. */
export function evaluateNumbers(
  network: Network,
  numbers: Float32Array,
  length: number,
  parts: number,
  out: Float64Array,
): void {
  const players = out.length;
  let top = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < players; seat++) {
    network.evaluate(numbers, seat * length, parts, seat);
    out[seat] = network.strength;
    if (network.strength > top) top = network.strength;
  }
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    const weight = Math.exp(doubleAt(out, seat) - top);
    out[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < players; seat++) out[seat] = doubleAt(out, seat) / sum;
}
