interface Ray {
  readonly angle: number;
  readonly length: number;
  readonly half: number;
  readonly left: string;
  readonly right: string;
}

const at = (angle: number, radius: number): string =>
  `${(100 + radius * Math.sin(angle)).toFixed(1)} ${(100 - radius * Math.cos(angle)).toFixed(1)}`;

function rayPaths({ angle, length, half, left, right }: Ray) {
  const a = (angle * Math.PI) / 180;
  const side = ((angle + 90) * Math.PI) / 180;
  const tip = at(a, length);
  return (
    <g key={angle}>
      <path d={`M100 100L${at(side, half)}L${tip}Z`} fill={left} />
      <path d={`M100 100L${at(side, -half)}L${tip}Z`} fill={right} />
    </g>
  );
}

const PAPER = 'var(--rose-c)';
const ring = (count: number, from: number, length: number, half: number, left: string): Ray[] =>
  Array.from({ length: count }, (_, i) => ({ angle: from + (i * 360) / count, length, half, left, right: PAPER }));

const RAYS: readonly Ray[] = [
  ...ring(8, 22.5, 45, 5.2, 'var(--rose-b)'),
  ...ring(4, 45, 57, 8.2, 'var(--rose-a)'),
  ...ring(4, 0, 75, 10.5, 'var(--rose-a)'),
];

/** The compass rose, a lily on its north. */
export function Rose() {
  return (
    <svg class="art-rose" viewBox="18 -4 164 186" aria-hidden="true">
      <g stroke="var(--rose-line)" stroke-width=".8" stroke-linejoin="round">
        <circle cx="100" cy="100" r="46.5" fill="none" />
        <circle cx="100" cy="100" r="49.5" fill="none" />
        {RAYS.map(rayPaths)}
        <circle cx="100" cy="100" r="6.8" fill={PAPER} />
        <path
          d="M100 1c4 6 4 11 0 17c-4-6-4-11 0-17M98.4 19c-10.5 1.5-13.5-6-9-10.5M101.6 19c10.5 1.5 13.5-6 9-10.5M92.5 21h15"
          fill="none"
          stroke-width="1.3"
        />
      </g>
    </svg>
  );
}
