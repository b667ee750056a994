import type { Trial } from '@levante/testkit';
import { LAB } from '../lib/lab-dependencies.ts';
import { proversOf } from './provers.ts';

/** Task of a thread: one match of a run. */
export interface FuzzTask {
  readonly game: string;
  readonly seed: number;
  /** See `tryMatch` of the kit. */
  readonly thin: number;
  readonly match: number;
}

/** Thread that tests the rules. Only matches with a fault return their record. */
export default function tryOne({ game, seed, thin, match }: FuzzTask): Trial {
  const prover = proversOf(LAB).get(game);
  if (!prover) throw new RangeError(`nothing is known of ${game}`);
  const trial = prover.tryMatch(match, seed, thin);
  return trial.faults.length > 0 ? trial : { ...trial, record: null };
}
