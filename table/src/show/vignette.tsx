import { Alexandria } from '../art/vignettes/east.tsx';
import { VignetteFrame } from '../art/vignettes/frame.tsx';
import { Athina, Napoli, Valencia } from '../art/vignettes/middle.tsx';
import { Constantinople, Marseille, Venezia } from '../art/vignettes/north.tsx';
import { Tanger, Tunis } from '../art/vignettes/south.tsx';
import { westernCities } from './late-west.ts';

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
} as const;

const WESTERN = { POR: 'Porto', LIS: 'Lisboa', CAN: 'IslasCanarias' } as const;

/** The cities that there is a picture of, by their codes. */
export type PicturedCity = keyof typeof DRAWINGS | keyof typeof WESTERN;

const isWestern = (city: PicturedCity): city is keyof typeof WESTERN => city in WESTERN;

/** The picture of a city: stands on its lower edge, scales with its box. */
export function Vignette({ city }: { city: PicturedCity }) {
  const Drawing = isWestern(city) ? westernCities.value?.[WESTERN[city]] : DRAWINGS[city];
  return <VignetteFrame city={city}>{Drawing && <Drawing />}</VignetteFrame>;
}
