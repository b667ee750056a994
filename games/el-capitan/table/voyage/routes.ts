import type { Seat } from '@levante/contract';
import type { CityBoard, ElCapitanFact, PlaceCode } from '@levante/el-capitan/rules';
import { othersTurns, type Plies } from '@levante/table/match/trails.ts';
import { cardKind } from '../match/geometry.ts';

/** A voyage of a ship between two places. */
interface Voyage {
  readonly who: Seat | 'pirate';
  readonly from: PlaceCode;
  readonly to: PlaceCode;
}

/** Returns distinct voyages of other seats since the last turn of `seat`, or since the start before its first. */
export function voyagesSince(plies: Plies<ElCapitanFact>, seat: Seat): readonly Voyage[] {
  const voyages = othersTurns(plies, seat, (fact) => (fact.type === 'turn-begun' ? fact.seat : null))
    .flat()
    .flatMap((fact) => voyageOf(fact) ?? []);
  const keys = voyages.map(({ who, from, to }) => `${who} ${from} ${to}`);
  return voyages.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
}

function voyageOf(fact: ElCapitanFact): Voyage | null {
  if (fact.type === 'sailed' && fact.from !== null) return { who: fact.seat, from: fact.from, to: fact.to };
  if (fact.type === 'pirate-sailed') return { who: 'pirate', from: fact.from, to: fact.to };
  return null;
}

/** A lit stretch of sea; `steps` is its label, if any. */
export interface LitLane {
  readonly from: string;
  readonly to: string;
  readonly steps: number | null;
}

/** Returns each lane of the chart once. */
const neighbours = (cities: readonly CityBoard[]): readonly (readonly [CityBoard, CityBoard])[] =>
  cities.flatMap((a) =>
    cities.flatMap((b): (readonly [CityBoard, CityBoard])[] =>
      a.code < b.code && stepsBetween(a, b) === 1 && a.column >= 0 && b.column >= 0 ? [[a, b]] : [],
    ),
  );

/** Returns the number of steps between two cities (EC-1.2). */
export function stepsBetween(a: CityBoard, b: CityBoard): number {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
}

const named = (cities: readonly CityBoard[], code: string) => cities.find((city) => city.code === code);

/** Returns the lanes lit for a city: the route from the ship, or its own lanes. */
export function lanesForCity(cities: readonly CityBoard[], code: string, ship: string | null): readonly LitLane[] {
  const city = named(cities, code);
  if (city === undefined) return [];
  const from = ship === null ? undefined : named(cities, ship);
  if (from !== undefined && from !== city) return [{ from: from.code, to: code, steps: stepsBetween(from, city) }];
  return neighbours(cities).flatMap(([a, b]) =>
    a === city || b === city ? [{ from: a.code, to: b.code, steps: null }] : [],
  );
}

/** Returns the lanes lit for a card: between its cities, or all within reach of its seals. */
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
