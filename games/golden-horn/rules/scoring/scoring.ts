import { byteAt, itemAt, type Result, shortAt } from '@levante/contract';
import { COLOUR_COUNT } from '../board/tables.ts';
import type { GoldenHornState } from '../state/state.ts';

/** Scoring (chapter 9 of the rules). */

/** Splits a warehouse greedily into rows of different colours and returns their lengths, longest first. */
export function rowsOf(s: GoldenHornState, seat: number): readonly number[] {
  const rows: number[] = [];
  for (let row = 1; ; row++) {
    let colours = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++)
      if (byteAt(s.warehouses, seat * COLOUR_COUNT + colour) >= row) colours += 1;
    if (colours === 0) return rows;
    rows.push(colours);
  }
}

/** Returns the score: one point per cube, and more for rows of six, five and four (GH-9.1). */
export function scoreOf(s: GoldenHornState, seat: number): number {
  const { setBonus } = s.tables.board;
  return rowsOf(s, seat).reduce((sum, row) => sum + row + (setBonus[String(row)] ?? 0), 0);
}

/** Returns scores and ranks: most points, then more rows of six, then more cubes, else shared (GH-9.2). */
export function ranks(s: GoldenHornState): Result {
  const standings = Array.from({ length: s.tables.players }, (_, seat) => {
    const rows = rowsOf(s, seat);
    return [
      scoreOf(s, seat),
      rows.filter((row) => row === COLOUR_COUNT).length,
      shortAt(s.warehouseCounts, seat),
    ] as const;
  });
  const before = (a: readonly number[], b: readonly number[]): boolean => {
    const i = a.findIndex((value, k) => value !== b[k]);
    return i >= 0 && itemAt(a, i) > itemAt(b, i);
  };
  return {
    scores: standings.map(([score]) => score),
    ranks: standings.map((own) => 1 + standings.filter((other) => before(other, own)).length),
  };
}

/** Returns true if a seat has a cube of every colour in its warehouse (GH-8.1). */
export function hasAllColours(s: GoldenHornState, seat: number): boolean {
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    if (byteAt(s.warehouses, seat * COLOUR_COUNT + colour) === 0) return false;
  return true;
}
