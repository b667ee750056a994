import type { ShorePoint } from '@levante/table/art/shoreline.ts';
import { type ChartGround, pointOn } from './layout.ts';

/** A lane of the chart between two neighbours, from harbour mouth to harbour mouth. */
export interface SeaLane {
  readonly ends: readonly [string, string];
  readonly points: readonly [ShorePoint, ShorePoint, ShorePoint];
}

/** City, city, their mouths, and the lane's bend to the right. */
const LANES: readonly (readonly [string, string, string, string, number])[] = [
  ['MAR', 'VEN', 'MAR.r+9,MAR.b-13', 'VEN.l-10,VEN.b-14', 0.18],
  ['VEN', 'CON', 'VEN.r+9,VEN.b-22', 'CON.l-10,CON.b-20', 0.18],
  ['MAR', 'VAL', 'MAR.64,MAR.b+9', 'VAL.6,VAL.t-10', -0.1],
  ['VEN', 'NAP', 'VEN.74,VEN.b+9', 'NAP.62,NAP.t-10', 0.1],
  ['CON', 'ATH', 'ATH.59,CON.b+9', 'ATH.6,ATH.t-10', 0.06],
  ['VAL', 'NAP', 'VAL.r+10,VAL.6', 'NAP.l-10,NAP.64', -0.14],
  ['NAP', 'ATH', 'NAP.r+10,NAP.84', 'ATH.l-10,ATH.8', 0.12],
  ['VAL', 'TAN', 'VAL.86,VAL.b+10', 'TAN.62,TAN.t-10', 0.14],
  ['NAP', 'TUN', 'NAP.24,NAP.b+10', 'TUN.34,TUN.t-10', 0.14],
  ['ATH', 'ALE', 'ATH.78,ATH.b+10', 'ATH.74,ALE.t-10', -0.06],
  ['TAN', 'TUN', 'TAN.r+10,TAN.14', 'TUN.l-10,TUN.1', -0.16],
  ['TUN', 'ALE', 'TUN.r+12,TUN.3', 'ALE.l-10,ALE.22', -0.12],
];

/** Returns the lanes between neighbours of the nine cities. */
export function lanesOf(ground: ChartGround): readonly SeaLane[] {
  return LANES.map(([from, to, out, into, bend]): SeaLane => {
    const p = pointOn(ground, out);
    const q = pointOn(ground, into);
    const side = bend / 2;
    const middle: ShorePoint = [(p[0] + q[0]) / 2 - (q[1] - p[1]) * side, (p[1] + q[1]) / 2 + (q[0] - p[0]) * side];
    return { ends: [from, to], points: [p, middle, q] };
  });
}
