import { type Action, byteAt } from '@levante/contract';
import { LOAD, withColour } from '../board/action.ts';
import { COLOURS, type Colour } from '../board/board.ts';
import { COLOUR_COUNT } from '../board/tables.ts';
import { loadable } from '../state/cities.ts';
import { cityIndex, shipOf } from '../state/lane.ts';
import type { GoldenHornState } from '../state/state.ts';

/** Value of goods in a warehouse: the points they add, and the longest row they complete that scores more. */
export interface Worth {
  readonly gain: number;
  /** Number of colours in that row (GH-9.1); null if they complete none. */
  readonly row: number | null;
}

/** A colour that a ship in a city may load, with all its cubes (GH-5.1). */
export interface CargoPlan extends Worth {
  readonly colour: Colour;
  readonly cubes: number;
  readonly action: Action;
}

/** Returns the value of adding `cubes` of a colour (0–5) to a seat's warehouse, which the view must show. */
export function deliveryOf(s: GoldenHornState, seat: number, colour: number, cubes: number): Worth {
  const held = (one: number): number => byteAt(s.warehouses, seat * COLOUR_COUNT + one);
  const { setBonus } = s.tables.board;
  let gain = 0;
  let row = 0;
  for (let level = held(colour) + 1; level <= held(colour) + cubes; level++) {
    let others = 0;
    for (let one = 0; one < COLOUR_COUNT; one++) if (one !== colour && held(one) >= level) others += 1;
    const before = setBonus[String(others)] ?? 0;
    const after = setBonus[String(others + 1)] ?? 0;
    gain += 1 + after - before;
    if (after > before) row = Math.max(row, others + 1);
  }
  return { gain, row: row === 0 ? null : row };
}

/** Returns the goods that a ship in a city may load, in the order of the colours. */
export function cargoPlans(s: GoldenHornState, seat: number, own: number): readonly CargoPlan[] {
  const ship = shipOf(seat, own);
  const may = loadable(s, ship);
  return COLOURS.flatMap((colour, i): readonly CargoPlan[] => {
    if (((may >> i) & 1) === 0) return [];
    const cubes = byteAt(s.cities, cityIndex(s, ship) * COLOUR_COUNT + i);
    return [{ colour, cubes, action: withColour(LOAD, own, i), ...deliveryOf(s, seat, i, cubes) }];
  });
}
