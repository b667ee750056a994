import { Athina, Napoli, Valencia } from './middle.tsx';
import { Constantinople, Marseille, Venezia } from './north.tsx';
import { Alexandria, Tanger, Tunis } from './south.tsx';
import { IslasCanarias, Lisboa, Porto } from './west.tsx';

const DRAWINGS = {
  MAR: Marseille,
  VEN: Venezia,
  CON: Constantinople,
  VAL: Valencia,
  NAP: Napoli,
  ATH: Athina,
  TAN: Tanger,
  TUN: Tunis,
  ALE: Alexandria,
  POR: Porto,
  LIS: Lisboa,
  CAN: IslasCanarias,
} as const;

/** The cities that there is a picture of, by their codes. */
export type PicturedCity = keyof typeof DRAWINGS;

const BOXES: { readonly [code in PicturedCity]?: string } = {
  ALE: '0 -9 170 98',
  TUN: '2 -12 166 99',
  VEN: '4 -5 162 94',
  CON: '4 -16 162 103',
  NAP: '2 0 168 87',
  CAN: '4 -8 162 97',
};

/** The picture of a city: stands on its lower edge, scales with its box. */
export function Vignette({ city }: { city: PicturedCity }) {
  const Drawing = DRAWINGS[city];
  return (
    <svg
      class="art-vignette"
      viewBox={BOXES[city] ?? '4 -2 162 90'}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <g stroke="var(--vg-ink)" stroke-width="1" stroke-linejoin="round" stroke-linecap="round">
        <Drawing />
      </g>
    </svg>
  );
}
