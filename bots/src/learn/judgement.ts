import type { Game } from '@levante/contract';
import type { Judge } from '../search/judge.ts';
import { type Features, lengthOf } from './features.ts';
import type { Network } from './network.ts';

/** Judges positions with a network that was trained on what the features show. Not to be shared between threads. */
export function learned<S>(game: Game<S>, features: Features<S>, network: Network): Judge<S> {
  const length = lengthOf(features);
  let numbers = new Float32Array(0);
  return (state, out) => {
    const { players } = game.optionsOf(state);
    if (numbers.length < players * length) numbers = new Float32Array(players * length);
    features.measure(state, numbers);
    judgeNumbers(network, numbers, length, players, features.parts(state), out);
  };
}

/** The same for numbers already measured. */
export function judgeNumbers(
  network: Network,
  numbers: Float32Array,
  length: number,
  players: number,
  parts: number,
  out: Float64Array,
): void {
  let top = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < players; seat++) {
    network.judge(numbers, seat * length, parts, seat);
    out[seat] = network.strength;
    if (network.strength > top) top = network.strength;
  }
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    const weight = Math.exp((out[seat] ?? 0) - top);
    out[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < players; seat++) out[seat] = (out[seat] ?? 0) / sum;
}
