import { Alexandria } from './east.tsx';
import { VignetteFrame } from './frame.tsx';
import { Athina, Napoli, Valencia } from './middle.tsx';
import { Constantinople, Marseille, Venezia } from './north.tsx';
import { Tanger, Tunis } from './south.tsx';
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

/** The picture of a city: stands on its lower edge, scales with its box. */
export function Vignette({ city }: { city: PicturedCity }) {
  const Drawing = DRAWINGS[city];
  return (
    <VignetteFrame city={city}>
      <Drawing />
    </VignetteFrame>
  );
}
