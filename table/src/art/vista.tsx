import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { commonDrawings, DrawingOf } from './drawings.tsx';

/** Size of all scenes; each page crops them to its own box. */
export const VISTA = { width: 520, height: 268 } as const;

const { width: WIDTH, height: HEIGHT } = VISTA;

interface VistaProps {
  /** Position of the sun, and radius of its light. */
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number };
  readonly children: ComponentChildren;
}

/** Picture of sky, sun and sea behind a game's pieces. It fills its box and is cropped at the top. */
export function Vista({ sun, children }: VistaProps) {
  const name = useId();
  return (
    <svg class="art-scene" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${name}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--sky)" />
          <stop offset="1" stop-color="var(--sky-low)" />
        </linearGradient>
        <radialGradient id={`${name}-sun`}>
          <stop offset="0" stop-color="var(--sun)" />
          <stop offset=".3" stop-color="var(--sun-low)" stop-opacity=".85" />
          <stop offset="1" stop-color="var(--sun-low)" stop-opacity="0" />
        </radialGradient>
      </defs>
      <path d={`M-400-200H920V${HEIGHT}H-400Z`} fill={`url(#${name}-sky)`} />
      <circle cx={sun.x} cy={sun.y} r={sun.radius} fill={`url(#${name}-sun)`} />
      {children}
    </svg>
  );
}

/** Rays from a point on the horizon. */
export function Rays({ x, y }: { readonly x: number; readonly y: number }) {
  return <path d={rays(x, y)} fill="var(--ray)" />;
}

const RAYS = 19;
const REACH = 620;

function rays(x: number, y: number): string {
  const at = (angle: number) =>
    `L${(x + REACH * Math.cos(angle)).toFixed(0)} ${(y + REACH * Math.sin(angle)).toFixed(0)}`;
  let d = '';
  for (let i = 0; i <= RAYS; i++) {
    const angle = Math.PI * (1 + i / RAYS);
    d += `M${x} ${y}${at(angle)}${at(angle + 0.04)}Z`;
  }
  return d;
}

/** The sea below a height, with small waves. */
export function OpenSea({ from, waves }: { readonly from: number; readonly waves: string }) {
  return (
    <>
      <path d={`M-400 ${from}H920V500H-400Z`} fill="var(--chart)" />
      <path d={waves} fill="none" stroke="var(--wave)" stroke-width="1.3" stroke-linecap="round" />
    </>
  );
}

export const wavelets = (places: readonly (readonly [x: number, y: number])[]): string =>
  places.map(([x, y]) => `M${x} ${y}q4-4 8 0q4-4 8 0`).join('');

export function Shore({ d }: { readonly d: string }) {
  return <path d={d} fill="var(--land)" stroke="var(--coast)" stroke-width="1.3" stroke-linejoin="round" />;
}

interface PlacedProps {
  /** Centre of the piece. */
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly children: ComponentChildren;
}

/** Game piece in a scene: a drawing with its own box, positioned by its foot. */
export function Placed({ x, foot, height, children }: PlacedProps) {
  const scale = height / HEIGHT;
  const left = x - (WIDTH / 2) * scale;
  return (
    <g transform={`translate(${left.toFixed(1)} ${(foot - height).toFixed(1)}) scale(${scale.toFixed(4)})`}>
      {children}
    </g>
  );
}

interface FarCityProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A city in a scene, positioned by its upper left corner. */
export function FarCity({ id, x, y, scale }: FarCityProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      stroke="var(--vg-ink)"
      stroke-width="1"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <DrawingOf from={commonDrawings} id={id} />
    </g>
  );
}

/** Foam along a waterline, which hides the lower edge of objects in the water. */
export function Foam({ x, y, waves }: { readonly x: number; readonly y: number; readonly waves: number }) {
  const line = `M${x} ${y}${'q10-6 20 0t20 0'.repeat(waves)}`;
  return (
    <g fill="none" stroke-linecap="round">
      <path d={line} stroke="var(--chart)" stroke-width="9" />
      <path d={line} stroke="var(--foam)" stroke-width="2.4" />
    </g>
  );
}
