import { islet, roughened, type ShorePoint, smoothPath, strewn } from '@levante/table/art/shoreline.ts';
import { type ChartGround, pointOn, pointsOn } from './layout.ts';

/** Bosporus, Greece, the Adriatic, Italy, the Gulf of Lion and Iberia, to the strait. */
const EUROPE = [
  'B-3,0-20! B-2,0+36 B-7,0+84 B+1,0+128 B-6,CON.72 CON.r-14,CON.86 CON.68,CON.b-10 CON.58,CON.b+13',
  'CON.63,CON.b+25 CON.55,CON.b+23 CON.55,CON.b+38 CON.49,CON.b+32 CON.46,ATH.t-6 ATH.9,ATH.t+26',
  'ATH.r+6,ATH.34 ATH.r+11,ATH.5 ATH.r-4,ATH.6 ATH.68,ATH.b-4 ATH.62,ATH.b+17 ATH.56,ATH.b+9 ATH.5,ATH.b+27',
  'ATH.43,ATH.b+12 ATH.36,ATH.b+23 ATH.29,ATH.b+8 ATH.2,ATH.b-8 ATH.l+4,ATH.62 ATH.l-9,ATH.5 ATH.l-15,ATH.34',
  'ATH.l-9,ATH.16 ATH.l-17,ATH.t-4 CON.l+24,CON.b+30 CON.12,CON.b+8 CON.l+8,CON.b-26 CON.l-9k,CON.7',
  'VEN|CON+6,CON.6 VEN|CON-2,CON.66 VEN.r+12k,VEN.63 VEN.r+3,VEN.54 VEN.r-12,VEN.6 VEN.8,VEN.b-30',
  'VEN.58,VEN.b-8 VEN.55,VEN.b+14 VEN.62,VEN.b+30 NAP.54,NAP.t-5 NAP.r-18,NAP.t+26 NAP.r+4,NAP.26',
  'NAP.r+13,NAP.32 NAP.r+6,NAP.42 NAP.r+15,NAP.56 NAP.r+21,NAP.66 NAP.r+10,NAP.68 NAP.r-8,NAP.66',
  'NAP.84,NAP.b-6 NAP.83,NAP.b+14 NAP.86,NAP.b+26 NAP.77,NAP.b+37 NAP.74,NAP.b+22 NAP.69,NAP.b+4',
  'NAP.3,NAP.b-30 NAP.l+2,NAP.52 NAP.l-9,NAP.42 NAP.l-7,NAP.2 NAP.l-13,NAP.t+2 NAP.l-6,NAP.t-22',
  'VEN.07,VEN.b+14 VEN.l-4,VEN.b-8 VEN.l-6k,VEN.8 VEN.l-18k,VEN.7 MAR|VEN,MAR.64 MAR.r+15k,MAR.7',
  'MAR.r+7,MAR.78 MAR.r-10,MAR.82 MAR.6,MAR.b-8 MAR.36,MAR.b+6 MAR.27,MAR.b+17 MAR.31,MAR.b+28',
  'MAR.36,VAL.t-14 VAL.46,VAL.t-5 VAL.r-20,VAL.t+26 VAL.r+4,VAL.2 VAL.r+15,VAL.27 VAL.r+8,VAL.36',
  'VAL.r-6,VAL.46 VAL.r-16,VAL.8 VAL.72,VAL.b-4 VAL.66,VAL.b+13 VAL.52,VAL.b+18 VAL.38,VAL.b+16',
  'VAL.22,VAL.b+27',
].join(' ');

/** The end of Europe without extra cities. */
const IBERIA = ['VAL.05,VAL.b+17 0-20,VAL.b+15! 0-20,0-20!'].join(' ');

/** The end of Europe with extra cities: the ocean coast and Biscay. */
const IBERIA_WEST = [
  'VAL.04,VAL.b+15 LIS|VAL,LIS.b+13 LIS.8,LIS.b+19 LIS.62,LIS.b+8 LIS.5,LIS.b-10 LIS.l+6,LIS.8',
  'LIS.l-9,LIS.62 LIS.l-3,LIS.45 LIS.l-8,LIS.2 LIS.l-3,LIS.t-10 POR.l-6,POR.b+16 POR.l-4,POR.b-12',
  'POR.l-9,POR.62 POR.l-4,POR.4 POR.l+8,POR.32 POR.r-10,POR.36 POR|MAR,POR.44 MAR.l+6,POR.36 MAR.1,0+20',
  'MAR.06,0-20!',
].join(' ');

/** From the strait to the Nile. */
const AFRICA = [
  'TAN.08,TAN.t-12 TAN.2,TAN.t-17 TAN.34,TAN.t-7 TAN.5,TAN.t+8 TAN.r-16,TAN.26 TAN.r+5,TAN.36',
  'TAN|TUN-6,TAN.31 TAN|TUN+8,TAN.34 TUN.l-4,TUN.27 TUN.l+14,TUN.22 TUN.6,TUN.t+12 TUN.72,TUN.t-6',
  'TUN.84,TUN.t-12 TUN.92,TUN.t-7 TUN.r+8,TUN.t-11 TUN.r+10,TUN.t+8 TUN.r-8,TUN.16 TUN.r-4,TUN.46',
  'TUN.r+10,TUN.54 TUN.r+5,TUN.7 TUN.r+16,TUN.84 TUN|ALE-18,TUN.b-14 TUN|ALE+10,TUN.b-6 ALE.l-22,TUN.93',
  'ALE.l-9,ALE.72 ALE.l-13,ALE.5 ALE.l-3,ALE.38 ALE.5,ALE.2 ALE.r-8,ALE.4',
].join(' ');

/** From the Nile to the Bosporus, with Asia. */
const LEVANT = [
  'ALE.r+13,ALE.36 ALE.r+34,ALE.34 ALE.r+52,ALE.47 W-42,ALE.36 W-34,ALE.14 W-28,ATH.b+26 W-34,ATH.b-4',
  'W-24,ATH.78 W-38,ATH.62 W-60,ATH.58 W-74,ATH.64 W-94,ATH.52 W-86,ATH.4 W-98,ATH.3 W-86,ATH.2 W-102,ATH.06',
  'W-92,ATH.t-10 W-120,ATH.t-22 W-132,ATH.t-12',
].join(' ');

/** The same coast for a narrow east. */
const LEVANT_NARROW = [
  'ALE.r+8,ALE.44 W-42,ALE.52 W-30,ALE.3 W-22,ALE.06 W-26,ATH.b+4 W-18,ATH.74 W-28,ATH.5 W-38,ATH.44',
  'ATH.r+18,ATH.32 ATH.r+26,ATH.2 ATH.r+14,ATH.06 ATH.r+22,ATH.t-14 B+22,ATH.t-26',
].join(' ');

/** The far shore of the Bosporus, and the edge of the sheet. */
const ASIA = ['B+20,CON.b+16 B+11,CON.b-22 B+13,0+90 B+10,0+36 B+12,0-20! W+20,0-20! W+20,H+20!'].join(' ');

/** Back to the strait, without extra cities. */
const MOROCCO = ['0-20,H+20! 0-20,TAN.t-15!'].join(' ');

/** Back along the ocean, with extra cities. */
const MOROCCO_WEST = [
  'TAN.l-4,H+20! TAN.l-16,TAN.b+2 TAN.l-9,TAN.8 TAN.l-14,TAN.58 TAN.l-5,TAN.34 TAN.l-10,TAN.14',
  'TAN.l-2,TAN.t-8',
].join(' ');

/** The island of the Islas Canarias. */
const CANARIAS = [
  'CAN.1,CAN.5 CAN.l-7,CAN.56 CAN.l-6,CAN.8 CAN.2,CAN.b+3 CAN.8,CAN.b+4 CAN.r+9,CAN.8 CAN.r+6,CAN.55',
  'CAN.8,CAN.45',
].join(' ');

const SICILY = [
  'NAP.45,NAP.b+32 NAP.52,NAP.b+27 NAP.62,NAP.b+30 NAP.725,NAP.b+29 NAP.72,NAP.b+42 NAP.69,NAP.b+50',
  'NAP.58,NAP.b+45 NAP.5,NAP.b+40',
].join(' ');

/** Roughness of coasts; long coastlines get less than islands. */
const MAINLAND = 0.1;
const ISLAND = 0.14;

const shore = (points: readonly ShorePoint[], seed: number, amount: number): string =>
  smoothPath(roughened(points, seed, amount), true);

/** Width east of Athens from which the shore of Asia winds. */
const WIDE_EAST = 150;

function islands(ground: ChartGround, west: boolean, wide: boolean): readonly string[] {
  const at = (text: string, ...shape: readonly [number, number, number]) => {
    const [x, y] = pointOn(ground, text);
    return islet(x, y, shape);
  };
  const [, heel] = pointOn(ground, 'VAL.r,VAL.86');
  const gap = pointOn(ground, 'NAP.l,0+0')[0] - pointOn(ground, 'VAL.r,0+0')[0];
  const g = gap / 90;
  const middle = pointOn(ground, 'VAL|NAP,0+0')[0];
  const [sardinia, top] = pointOn(ground, 'NAP.l,NAP.t+2');
  const all = [
    islet(middle - 8 * g, heel, [12 * g, 7, 21]),
    islet(middle - 28 * g, heel + 12, [4.5 * g, 3.6, 22]),
    islet(middle + 13 * g, heel - 4, [4 * g, 3, 23]),
    islet(sardinia - 30 * g, top, [6 * g, 13, 31]),
    islet(sardinia - 31 * g, top + 38, [8.5 * g, 17, 32]),
    shore(pointsOn(ground, SICILY), 33, ISLAND),
    at('ATH.46,ATH.b+41', west ? 20 : 27, 3.6, 41),
    at('ATH.l-24,ATH.42', 2.6, 6, 48),
  ];
  if (wide) {
    all.push(
      at('W-72,ATH.b+16', 17, 6, 42),
      at('ATH.r+15,ATH.b+2', 4.2, 6, 43),
      at('ATH.r+15,ATH.72', 3, 2.6, 44),
      at('ATH.r+9,ATH.86', 2.6, 2.2, 45),
    );
  }
  return all;
}

/** Returns the coasts as closed path data. They follow the tiles, so that they fit any window. */
export function coastsOf(ground: ChartGround, cities: ReadonlySet<string>): readonly string[] {
  const west = ground.places.has('LIS');
  const athens = ground.places.get('ATH');
  const wide = !west && athens !== undefined && ground.width - athens.r >= WIDE_EAST;
  const europe = [...pointsOn(ground, EUROPE), ...pointsOn(ground, west ? IBERIA_WEST : IBERIA)];
  const africa = [AFRICA, wide ? LEVANT : LEVANT_NARROW, ASIA, west ? MOROCCO_WEST : MOROCCO].flatMap((text) =>
    pointsOn(ground, text),
  );
  const shapes = [shore(europe, 7, MAINLAND), shore(africa, 11, MAINLAND), ...islands(ground, west, wide)];
  if (cities.has('CAN')) shapes.push(shore(pointsOn(ground, CANARIAS), 71, ISLAND));
  return shapes;
}

/** Returns the quays, so that no tile floats on water. */
export function quaysOf(ground: ChartGround, cities: ReadonlySet<string>): string {
  let d = '';
  for (const [city, { l, t, r, b }] of ground.places) {
    if (!cities.has(city)) continue;
    d += `M${l - 1} ${t - 6}H${r + 1}a5 5 0 0 1 5 5V${b + 1}a5 5 0 0 1-5 5H${l - 1}a5 5 0 0 1-5-5V${t - 1}a5 5 0 0 1 5-5Z`;
  }
  return d;
}

/** Hills and trees as data of four paths. */
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
/** Terrain that replaces extra cities not in play. */
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

/** Returns mountains and woods, placed by fixed seeds; `signs` scales them. */
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
        const hx = x + random() * 3;
        const hy = y + random() * 3;
        const s = size * (0.85 + 0.3 * random());
        out.hills += hill(hx, hy, s);
        out.slopes += slope(hx, hy, s);
      }
    }
  }
  return out;
}
