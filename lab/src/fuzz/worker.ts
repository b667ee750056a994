import type { Trial } from '@levante/testkit';
import { LAB } from '../lib/lab-deps.ts';
import { proversOf } from './provers.ts';

/** What a thread is given: a match of a run of trials. */
export interface FuzzTask {
  readonly game: string;
  readonly seed: number;
  /** See `tryMatch` of the kit. */
  readonly thin: number;
  readonly match: number;
}

/** The thread in which the rules are tried. A record is told of matches with a fault alone. */
export default function tryOne({ game, seed, thin, match }: FuzzTask): Trial {
  const prover = proversOf(LAB).get(game);
  if (!prover) throw new RangeError(`nothing is known of ${game}`);
  const trial = prover.tryMatch(match, seed, thin);
  return trial.faults.length > 0 ? trial : { ...trial, record: null };
}
