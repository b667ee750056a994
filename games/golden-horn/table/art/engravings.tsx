import { drawingsAt, Vignette } from '@levante/table/art/drawings.tsx';

/** Small things on the chart, each drawn round the point on which it stands. */

export const Hill = () => (
  <>
    <path d="M-15 0Q-8 -3 -3 -13Q0 -17 3 -12Q8 -3 15 0" fill="var(--land)" stroke="var(--coast)" stroke-width="1.1" />
    <path d="M2 -13Q6 -3 4 0Q10 -1 13.6 -.6Q8 -3 3 -12Z" fill="var(--coast)" opacity=".35" />
  </>
);

export const ShadeTree = () => (
  <>
    <path d="M0 0V-5" stroke="var(--coast)" stroke-width="1.2" />
    <circle cy="-9" r="4.6" fill="var(--wash-green)" stroke="var(--coast)" stroke-width="1" />
  </>
);

export const Town = () => (
  <g stroke="var(--vg-ink)" stroke-width="1" stroke-linejoin="round">
    <path d="M-10 0V-8H-4V-14H1V-8H9V0Z" fill="var(--wash-stone)" />
    <path d="M-5 -14L-1.5 -20L2 -14ZM2 -8L6 -12L10 -8Z" fill="var(--wash-roof)" />
    <path d="M-2 0V-4H1V0Z" fill="var(--wash-deep)" />
  </g>
);

export const Wavelet = () => (
  <path d="M-8 0q4-4 8 0q4-4 8 0" fill="none" stroke="var(--wave)" stroke-width="1.3" stroke-linecap="round" />
);

export const Gulls = () => (
  <path
    d="M0 0q4-5 7 0q4-5 7 0M22 -10q3-4 5.4 0q3-4 5.4 0"
    fill="none"
    stroke="var(--vg-ink)"
    stroke-width="1.2"
    stroke-linecap="round"
  />
);

/** A boat that is rowed standing. */
export const Rowboat = () => (
  <g stroke="var(--piece-line)" stroke-width="1" stroke-linejoin="round">
    <path d="M-16 -4Q-10 3 0 3T16 -5Q8 -1 0 -1T-16 -4Z" fill="var(--hull)" />
    <path d="M-4 -1L-3 -9Q-1 -12 1 -9L2 -1Z" fill="var(--seal)" />
    <circle cx="-1" cy="-13" r="2.2" fill="var(--wash-light)" />
    <path d="M4 -12L-8 4" fill="none" />
  </g>
);

export const Crane = () => (
  <g fill="none" stroke="var(--vg-ink)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
    <path d="M0 0V-40L-26 -52M0 -28L-12 -46M-6 0L0 -14L6 0" />
    <path d="M-26 -52V-26" stroke-width="1" />
    <path d="M-30 -26h8v7h-8z" fill="var(--wash-stone)" stroke-width="1.1" />
  </g>
);

const BARRELS = [
  [0, 0],
  [9, 0],
  [4.5, -10],
] as const;

export const Barrels = () => (
  <g fill="var(--hull)" stroke="var(--piece-line)" stroke-width=".9">
    {BARRELS.map(([x, y]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <path d="M0 0q-1.6-5 0-10h7q1.6 5 0 10z" />
        <path d="M-.6 -3h8.2M-.6 -7h8.2" stroke-width=".7" />
      </g>
    ))}
  </g>
);

/** Somebody on the quay, in a coat of this colour. */
export const Porter = ({ coat }: { readonly coat: string }) => (
  <g stroke="var(--piece-line)" stroke-width=".8">
    <path d="M-3 0L-2.4 -8Q0 -10.5 2.4 -8L3 0Z" fill={coat} />
    <circle cy="-11.6" r="2.3" fill="var(--wash-light)" />
  </g>
);

/** Modone. */
export const fortDrawings = drawingsAt(new URL('./drawings.svg', import.meta.url).href);

/** The fort of Modone on its rock, halfway. */
export function Modone() {
  return <Vignette id="modone" from={fortDrawings} box="4 14 162 76" />;
}
