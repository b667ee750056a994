import type { TestedMatch } from '@levante/testkit';
import { LAB_DEPENDENCIES } from '../lib/lab-dependencies.ts';
import { proversOf } from './provers.ts';

/** Task of a thread: one match of a run. */
export interface FuzzTask {
  readonly game: string;
  readonly seed: number;
  /** See `testMatch` of the kit. */
  readonly thin: number;
  readonly match: number;
}

/** Tests the rules with one match in a worker thread. Only a match with a fault returns its record. */
export default function testOne({ game, seed, thin, match }: FuzzTask): TestedMatch {
  const prover = proversOf(LAB_DEPENDENCIES).get(game);
  if (!prover) throw new RangeError(`nothing is known of ${game}`);
  const report = prover.testMatch(match, seed, thin);
  return report.faults.length > 0 ? report : { ...report, record: null };
}
