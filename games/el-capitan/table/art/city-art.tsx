import type { CityCode } from '@levante/el-capitan/rules';
import { commonDrawings, type Drawings, Vignette } from '@levante/table/art/drawings.tsx';
import { cityDrawings, westernDrawings } from './drawings.ts';

/** Where a city is drawn, if not with most, and what is seen of the drawing, if not what is seen of most. */
const DRAWN: { readonly [city in CityCode]?: readonly [from: Drawings, box?: string] } = {
  MAR: [commonDrawings],
  VEN: [commonDrawings],
  CON: [commonDrawings],
  NAP: [cityDrawings, '2 0 168 87'],
  TUN: [cityDrawings, '2 -12 166 99'],
  ALE: [cityDrawings, '0 -9 170 98'],
  POR: [westernDrawings],
  LIS: [westernDrawings],
  CAN: [westernDrawings, '4 -8 162 97'],
};

/** The picture of a city. */
export function CityArt({ city }: { city: CityCode }) {
  const [from, box] = DRAWN[city] ?? [cityDrawings];
  return <Vignette id={city} from={from} box={box} />;
}

/** The bank: a counting-house with its portico. */
export function CountingHouse() {
  return <Vignette id="counting-house" from={cityDrawings} box="2 -2 166 78" />;
}
