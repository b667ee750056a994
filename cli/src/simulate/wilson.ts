/** A share with its interval, all between 0 and 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z_95 = 1.959963984540054;

/** The share of successes in `trials` with the 95 % interval of Wilson, which stays sensible near 0, near 1 and for few trials. */
export function wilson(successes: number, trials: number): Share {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  const share = successes / trials;
  const z2 = Z_95 * Z_95;
  const middle = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const half = (Z_95 / (1 + z2 / trials)) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
