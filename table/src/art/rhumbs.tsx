const CENTRES: readonly (readonly [number, number])[] = [
  [120, 80],
  [860, 120],
  [500, 350],
  [90, 640],
  [900, 610],
];

function lines(): string {
  let d = '';
  for (const [x, y] of CENTRES) {
    for (let i = 0; i < 32; i++) {
      const angle = (i * Math.PI) / 16;
      d += `M${x} ${y}L${(x + 1600 * Math.cos(angle)).toFixed(0)} ${(y + 1600 * Math.sin(angle)).toFixed(0)}`;
    }
  }
  return d;
}

const LINES = lines();

/** Rhumb lines from five points, in a box of 1000 × 700. */
export function Rhumbs() {
  return <path d={LINES} fill="none" stroke="var(--rhumb)" stroke-width=".8" />;
}
