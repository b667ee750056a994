/** A point of a drawing. A third value of 1 marks a hidden point, whose sides stay straight. */
export type ShorePoint = readonly [number, number, 1?];

/** Returns a pseudo-random generator of numbers from 0 to 1, seeded so that a coast always looks the same. */
export function strewn(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SHORTEST = 9;
const LONGEST = 260;

/**
 * Splits each side of a shape twice to make it look like a shore. `amount` is the largest shift relative to the side.
 */
export function roughened(shape: readonly ShorePoint[], seed: number, amount: number): readonly ShorePoint[] {
  const random = strewn(seed);
  let points = shape;
  for (let level = 0; level < 2; level++) {
    const finer: ShorePoint[] = [];
    points.forEach((from, index) => {
      const to = points[(index + 1) % points.length] ?? from;
      finer.push(from);
      const dx = to[0] - from[0];
      const dy = to[1] - from[1];
      const length = Math.hypot(dx, dy);
      if (length < SHORTEST || length > LONGEST || from[2] === 1) return;
      const shift = (random() - 0.5) * 2 * amount * Math.min(length, 60);
      const along = 0.4 + 0.2 * random();
      finer.push([from[0] + dx * along - (dy / length) * shift, from[1] + dy * 0.5 + (dx / length) * shift]);
    });
    points = finer;
  }
  return points;
}

/** Length of a curve's handles relative to the distance between the neighbouring points. */
const HANDLE = 0.16;
const f = (value: number): string => String(Math.round(value * 10) / 10);

/** Returns the path data of a smooth line through points. */
export function smoothPath(points: readonly ShorePoint[], closed: boolean, handle = HANDLE): string {
  const first = points[0];
  if (first === undefined) return '';
  const n = points.length;
  const at = (i: number): ShorePoint => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? first;
  let d = `M${f(first[0])} ${f(first[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const before = at(i - 1);
    const from = at(i);
    const to = at(i + 1);
    const after = at(i + 2);
    const x1 = from[0] + (to[0] - before[0]) * handle;
    const y1 = from[1] + (to[1] - before[1]) * handle;
    const x2 = to[0] - (after[0] - from[0]) * handle;
    const y2 = to[1] - (after[1] - from[1]) * handle;
    d += `C${f(x1)} ${f(y1)} ${f(x2)} ${f(y2)} ${f(to[0])} ${f(to[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Returns points on a smooth line: `each` per segment, and the last one. */
export function smoothPoints(points: readonly ShorePoint[], each: number, handle = HANDLE): readonly ShorePoint[] {
  const n = points.length;
  const at = (i: number): ShorePoint => points[Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  const out: ShorePoint[] = [];
  for (let i = 0; i < n - 1; i++) {
    const before = at(i - 1);
    const from = at(i);
    const to = at(i + 1);
    const after = at(i + 2);
    for (let step = 0; step < each; step++) {
      const t = step / each;
      const axis = (k: 0 | 1) => {
        const h1 = from[k] + (to[k] - before[k]) * handle;
        const h2 = to[k] - (after[k] - from[k]) * handle;
        return (1 - t) ** 3 * from[k] + 3 * (1 - t) ** 2 * t * h1 + 3 * (1 - t) * t * t * h2 + t ** 3 * to[k];
      };
      out.push([axis(0), axis(1)]);
    }
  }
  out.push(at(n - 1));
  return out;
}

/** Returns the path data of a small island with this centre, half axes and seed. */
export function islet(x: number, y: number, [a, b, seed]: readonly [number, number, number]): string {
  const random = strewn(seed);
  const points = Array.from({ length: 9 }, (_, i): ShorePoint => {
    const angle = (i / 9) * Math.PI * 2;
    const far = 0.78 + 0.44 * random();
    return [x + a * far * Math.cos(angle), y + b * far * Math.sin(angle)];
  });
  return smoothPath(points, true);
}
