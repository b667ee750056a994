import type { CityBoard } from '@levante/el-capitan/rules';
import { cardKind } from '../match/geometry.ts';

/** A stretch of sea that is lit: from place to place, and in how many steps if that is to be said. */
export interface LitLane {
  readonly from: string;
  readonly to: string;
  readonly steps: number | null;
}

/** The lanes of the chart, each once. */
const neighbours = (cities: readonly CityBoard[]): readonly (readonly [CityBoard, CityBoard])[] =>
  cities.flatMap((a) =>
    cities.flatMap((b): (readonly [CityBoard, CityBoard])[] =>
      a.code < b.code && stepsBetween(a, b) === 1 && a.column >= 0 && b.column >= 0 ? [[a, b]] : [],
    ),
  );

/** How many steps a city is from another (EC-1.2). */
export function stepsBetween(a: CityBoard, b: CityBoard): number {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
}

const named = (cities: readonly CityBoard[], code: string) => cities.find((city) => city.code === code);

/** What lights up for a city: the way there from where the ship lies, or its own lanes where none lies elsewhere. */
export function lanesForCity(cities: readonly CityBoard[], code: string, ship: string | null): readonly LitLane[] {
  const city = named(cities, code);
  if (city === undefined) return [];
  const from = ship === null ? undefined : named(cities, ship);
  if (from !== undefined && from !== city) return [{ from: from.code, to: code, steps: stepsBetween(from, city) }];
  return neighbours(cities).flatMap(([a, b]) =>
    a === city || b === city ? [{ from: a.code, to: b.code, steps: null }] : [],
  );
}

/** What lights up for a card: the way between its cities, or every lane within its seals. */
export function lanesForCard(cities: readonly CityBoard[], card: string): readonly LitLane[] {
  const kind = cardKind(card);
  if (kind.kind === 'connection') {
    const [a, b] = kind.ends.map((end) => named(cities, end));
    return a && b ? [{ from: a.code, to: b.code, steps: stepsBetween(a, b) }] : [];
  }
  const city = named(cities, kind.city);
  if (city === undefined) return [];
  return neighbours(cities).flatMap(([a, b]) =>
    Math.min(stepsBetween(city, a), stepsBetween(city, b)) < kind.seals
      ? [{ from: a.code, to: b.code, steps: null }]
      : [],
  );
}
