import { strewn } from '@levante/table/art/shoreline.ts';
import { type ChartGround, pointOn } from './anchors.ts';

/** Hills and trees as the data of four paths. */
export interface Mountains {
  readonly hills: string;
  readonly slopes: string;
  readonly trunks: string;
  readonly crowns: string;
}

/** A stretch of land: two corners, the seed, the size of its hills. */
type Stretch = readonly [from: string, to: string, seed: number, size: number];

const EVERYWHERE: readonly Stretch[] = [
  ['MAR.r+10,MAR.14', 'VEN.l-8,MAR.5', 3, 0.95],
  ['VEN.r+10,VEN.08', 'CON.l-10,VEN.44', 4, 0.95],
  ['TAN.r+9,TAN.56', 'TUN.l-6,TAN.b-8', 9, 1],
  ['CON.2,CON.b+22', 'CON.5,CON.b+40', 15, 0.85],
];
const NO_WEST: readonly Stretch[] = [['0+16,MAR.b+28', 'MAR.24,VAL.t-12', 8, 0.95]];
const WEST: readonly Stretch[] = [
  ['LIS.r+8,LIS.04', 'VAL.l-8,LIS.b+2', 3, 0.95],
  ['POR.r+9,POR.58', 'MAR.l-6,POR.b+18', 5, 0.85],
  ['MAR.1,MAR.b+26', 'MAR.3,MAR.b+40', 17, 0.8],
];
const ANATOLIA: Stretch = ['W-72,ATH.08', 'W-18,ATH.5', 12, 1];
/** The place of an extra city that is not in play is open country. */
const EMPTY: { readonly [city: string]: Stretch } = {
  POR: ['POR.l+12,POR.4', 'POR.r-6,POR.9', 31, 1],
  LIS: ['LIS.l+14,LIS.14', 'LIS.r-4,LIS.9', 32, 1],
};

const hill = (x: number, y: number, s: number) =>
  `M${f(x)} ${f(y)}q${f(3 * s)} ${f(-9 * s)} ${f(7 * s)} ${f(-10 * s)}q${f(3 * s)} ${f(s)} ${f(7 * s)} ${f(10 * s)}`;
const slope = (x: number, y: number, s: number) =>
  `M${f(x + 7.4 * s)} ${f(y - 9 * s)}q${f(s)} ${f(4 * s)} ${f(-0.6 * s)} ${f(8 * s)}M${f(x + 9.6 * s)} ${f(y - 6.6 * s)}q.6 ${f(3 * s)} -.2 ${f(6 * s)}`;
const crown = (x: number, y: number) => `M${f(x - 3.2)} ${f(y - 3)}q-.6-5.4 3.2-6.2q3.8.8 3.2 6.2Z`;
const f = (value: number): string => String(Math.round(value * 10) / 10);

/** The mountains and woods of a chart, strewn over its land by fixed seeds; `signs` times as large. */
export function mountainsOf(ground: ChartGround, cities: ReadonlySet<string>, signs: number): Mountains {
  const west = ground.places.has('LIS');
  const athens = ground.places.get('ATH');
  const east = athens !== undefined && ground.width - athens.r > 108 ? [ANATOLIA] : [];
  const empty = west ? Object.entries(EMPTY).flatMap(([city, stretch]) => (cities.has(city) ? [] : [stretch])) : [];
  const out = { hills: '', slopes: '', trunks: '', crowns: '' };
  for (const [from, to, seed, own] of [...EVERYWHERE, ...(west ? WEST : NO_WEST), ...east, ...empty]) {
    const size = own * signs;
    const [left, top] = pointOn(ground, from);
    const [right, foot] = pointOn(ground, to);
    const random = strewn(seed);
    for (let y = top, row = 0; y <= foot; y += 15 * size, row++) {
      for (let x = left + (row % 2) * 8; x <= right - 12 * size; x += 17 * size) {
        const open = random();
        if (open < 0.06) continue;
        if (open < 0.2) {
          out.trunks += `M${f(x + 6)} ${f(y)}v-3.4`;
          out.crowns += crown(x + 6, y);
          continue;
        }
        const [hx, hy, s] = [x + random() * 3, y + random() * 3, size * (0.85 + 0.3 * random())];
        out.hills += hill(hx, hy, s);
        out.slopes += slope(hx, hy, s);
      }
    }
  }
  return out;
}
