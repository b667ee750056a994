/** Shorelines: straight strokes between given points, roughened as a hand would draw them. */

export type Stroke = readonly (readonly [number, number])[];

/** Numbers from 0 to 1 that look like chance and are always the same for a seed. */
function wobble(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const n = (value: number): string => value.toFixed(1);

/** A closed shore through the points, as an SVG path. `amplitude` and `grain` are in the units of the points. */
export function shorePath(points: Stroke, seed: number, amplitude = 2.4, grain = 10): string {
  const next = wobble(seed);
  const fine: (readonly [number, number])[] = [];
  for (const [i, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const pieces = Math.max(1, Math.round(length / grain));
    for (let j = 0; j < pieces; j++) {
      const t = j / pieces;
      const off = (next() - 0.5) * 2 * amplitude;
      fine.push([ax + (bx - ax) * t - ((by - ay) / length) * off, ay + (by - ay) * t + ((bx - ax) / length) * off]);
    }
  }
  return `${curveThrough(fine, true)}Z`;
}

/** A smooth curve through points, as an SVG path; `closed` ones go on to the first again. */
export function curveThrough(points: Stroke, closed = false): string {
  const count = points.length;
  const at = (i: number) => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0];
  const [x, y] = at(0);
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const x1 = from[0] + (to[0] - before[0]) / 6;
    const y1 = from[1] + (to[1] - before[1]) / 6;
    const x2 = to[0] - (after[0] - from[0]) / 6;
    const y2 = to[1] - (after[1] - from[1]) / 6;
    d += `C${n(x1)} ${n(y1)} ${n(x2)} ${n(y2)} ${n(to[0])} ${n(to[1])}`;
  }
  return d;
}
