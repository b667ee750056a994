import type { Seat } from '@levante/contract';
import type { ElCapitanFact, PlaceCode } from '@levante/el-capitan/rules';
import { othersTurns, type Plies } from '@levante/table/match/trails.ts';

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
