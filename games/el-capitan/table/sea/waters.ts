import type { ShorePoint } from '@levante/table/art/shoreline.ts';
import { type ChartGround, pointOn } from './layout.ts';
import type { SeaLane } from './sea-lanes.ts';

/** Crossings of lanes between four tiles. */
const CROSSINGS: readonly (readonly [string, readonly [string, string, string, string]])[] = [
  ['C1', ['MAR', 'VEN', 'VAL', 'NAP']],
  ['C2', ['VEN', 'CON', 'NAP', 'ATH']],
  ['C3', ['VAL', 'NAP', 'TAN', 'TUN']],
  ['C4', ['NAP', 'ATH', 'TUN', 'ALE']],
];

/** The Bosporus with the bank's landing, and the sea east of Greece. */
const EAST: readonly (readonly [string, string])[] = [
  ['bank', 'CON.r+16,CON.4'],
  ['bosporus', 'CON.r+15,CON.b+2'],
  ['marmara', 'CON.r+2,CON|ATH.5'],
  ['rhodes', 'ATH.r+12,ATH.t-4'],
  ['cyprus', 'ATH.r+13,ATH.4'],
  ['crete', 'ATH.r+6,ATH|ALE.5'],
];

/** The ocean, with the harbours of the extra cities. */
const OCEAN: readonly (readonly [string, string])[] = [
  ['porto', 'POR.l-9,POR.7'],
  ['vincent', 'LIS.l-9,LIS.4'],
  ['roca', 'LIS.l-8,LIS.b+6'],
  ['gulf', 'LIS.16,LIS|CAN.45'],
  ['lisboa', 'LIS.34,LIS.b+10'],
  ['canarias', 'CAN.46,CAN.t-10'],
  ['cadiz', 'LIS|VAL,VAL|TAN.55'],
  ['strait', 'VAL.22,VAL|TAN.64'],
];

/** Connections besides lanes to their crossings; `A-B` is the middle of a lane. */
const WATERS: readonly (readonly [string, string])[] = [
  ['C1', 'MAR-VEN'],
  ['C1', 'MAR-VAL'],
  ['C1', 'VAL-NAP'],
  ['C2', 'VEN-CON'],
  ['C2', 'VEN-NAP'],
  ['C2', 'NAP-ATH'],
  ['C3', 'VAL-NAP'],
  ['C3', 'VAL-TAN'],
  ['C3', 'NAP-TUN'],
  ['C3', 'TAN-TUN'],
  ['C4', 'NAP-ATH'],
  ['C4', 'NAP-TUN'],
  ['C4', 'TUN-ALE'],
  ['C4', 'ATH-ALE'],
  ['bank', 'bosporus'],
  ['bosporus', 'marmara'],
  ['marmara', 'CON-ATH'],
  ['marmara', 'rhodes'],
  ['rhodes', 'cyprus'],
  ['cyprus', 'crete'],
  ['crete', 'ATH-ALE'],
  ['porto', 'vincent'],
  ['vincent', 'roca'],
  ['roca', 'gulf'],
  ['gulf', 'lisboa'],
  ['gulf', 'canarias'],
  ['gulf', 'cadiz'],
  ['lisboa', 'cadiz'],
  ['lisboa', 'canarias'],
  ['canarias', 'cadiz'],
  ['cadiz', 'strait'],
  ['strait', 'VAL-TAN'],
];

const LANDINGS: { readonly [place: string]: string } = { BANK: 'bank', POR: 'porto', LIS: 'lisboa', CAN: 'canarias' };

/** The graph of navigable water: points, edges, and each place's harbour mouths. */
export interface Waterways {
  readonly at: ReadonlyMap<string, ShorePoint>;
  readonly next: ReadonlyMap<string, readonly string[]>;
  readonly mouths: ReadonlyMap<string, readonly string[]>;
}

/** Returns the waterways of a chart. */
export function watersOf(ground: ChartGround, lanes: readonly SeaLane[]): Waterways {
  const at = new Map<string, ShorePoint>();
  const next = new Map<string, string[]>();
  const mouths = new Map<string, string[]>();
  const listed = (map: Map<string, string[]>, key: string, value: string) =>
    map.set(key, [...(map.get(key) ?? []), value]);
  const join = (a: string, b: string) => {
    if (!at.has(a) || !at.has(b)) return;
    listed(next, a, b);
    listed(next, b, a);
  };
  const west = ground.places.has('LIS');
  for (const [id, text] of [...EAST, ...(west ? OCEAN : [])]) at.set(id, pointOn(ground, text));
  for (const [id, cities] of CROSSINGS) at.set(id, crossing(ground, cities));
  for (const { ends, points } of lanes) {
    const id = ends.join('-');
    at.set(id, points[1]);
    ends.forEach((city, side) => {
      const mouth = `${city}>${ends[1 - side] ?? ''}`;
      at.set(mouth, points[side === 0 ? 0 : 2]);
      listed(mouths, city, mouth);
      join(mouth, id);
    });
  }
  for (const [a, b] of WATERS) join(a, b);
  for (const [place, id] of Object.entries(LANDINGS)) if (at.has(id)) listed(mouths, place, id);
  return { at, next, mouths };
}

function crossing({ places }: ChartGround, [a, b, c, d]: readonly [string, string, string, string]): ShorePoint {
  const edge = (city: string, read: 'l' | 'r' | 't' | 'b') => places.get(city)?.[read] ?? 0;
  return [
    (edge(a, 'r') + edge(b, 'l') + edge(c, 'r') + edge(d, 'l')) / 4,
    (edge(a, 'b') + edge(b, 'b') + edge(c, 't') + edge(d, 't')) / 4,
  ];
}
