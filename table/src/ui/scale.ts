/** Round figures for an axis from the least to the greatest value, about `count` of them, zero included. */
export function ticks(least: number, greatest: number, count: number): readonly number[] {
  const low = Math.min(0, least);
  const high = Math.max(1, greatest);
  const rough = (high - low) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const from = Math.floor(low / step);
  const to = Math.ceil(high / step);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

/** Maps values of a range to positions of another. A range of one point maps to its middle. */
export function linear(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const span = from[1] - from[0];
  if (span === 0) return () => (to[0] + to[1]) / 2;
  return (value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}

/** Moves labels apart so that each has `gap` to the next, keeping their order and staying as near as may be. */
export function spreadOut(wanted: readonly number[], gap: number, least: number, most: number): readonly number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  let floor = least;
  for (const one of order) {
    one.at = Math.max(one.at, floor);
    floor = one.at + gap;
  }
  let ceiling = most;
  for (const one of order.reverse()) {
    one.at = Math.min(one.at, ceiling);
    ceiling = one.at - gap;
  }
  const out = [...wanted];
  for (const { at, index } of order) out[index] = at;
  return out;
}
