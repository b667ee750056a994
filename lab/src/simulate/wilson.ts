import { Z_95 } from './student.ts';

/** Confidence interval of a share: from `low` to `high`, both between 0 and 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Returns the 95 % Wilson score interval of a share of independent trials, which is accurate near 0, near 1 and for few
 * trials.
 */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const z2 = Z_95 * Z_95;
  const middle = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const half = (Z_95 / (1 + z2 / trials)) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
