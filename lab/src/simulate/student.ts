/** Two-sided 95 % quantile of the normal distribution. */
export const Z_95 = 1.959963984540054;

/**
 * Returns the two-sided 95 % quantile of Student's t-distribution for 1 or more degrees of freedom. Exact for 1 and 2; from
 * 3 on by the Cornish-Fisher expansion, accurate to 0.004.
 */
export function student95(freedom: number): number {
  if (freedom === 1) return Math.tan(0.475 * Math.PI);
  if (freedom === 2) return 0.95 * Math.sqrt(2 / (1 - 0.95 * 0.95));
  const z = Z_95;
  const z2 = z * z;
  const n = freedom;
  const first = (z2 + 1) / 4;
  const second = (5 * z2 ** 2 + 16 * z2 + 3) / 96;
  const third = (3 * z2 ** 3 + 19 * z2 ** 2 + 17 * z2 - 15) / 384;
  const fourth = (79 * z2 ** 4 + 776 * z2 ** 3 + 1482 * z2 ** 2 - 1920 * z2 - 945) / 92160;
  return z * (1 + (first + (second + (third + fourth / n) / n) / n) / n);
}
