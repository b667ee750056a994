const DAY_MS = 24 * 60 * 60 * 1000;
/** Between one day and the next, as a part of all: days in a row are far apart, and none comes twice before all have come. */
const STRIDE = 0.618;

/** Number of the puzzle of the day among `count`, from 1: the same for everyone on the same day in UTC; 0 where there are none. */
export function puzzleOfDay(count: number, now: number): number {
  if (count <= 0) return 0;
  const day = Math.floor(now / DAY_MS);
  return ((((day * strideFor(count)) % count) + count) % count) + 1;
}

/** The stride nearest to its part of all that has no factor in common with them. */
function strideFor(count: number): number {
  let stride = Math.max(1, Math.round(count * STRIDE));
  while (common(stride, count) > 1) stride += 1;
  return stride;
}

/** Greatest common divisor. */
function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b);
}
