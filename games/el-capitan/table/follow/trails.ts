import type { Seat } from '@levante/contract';
import type { ElCapitanFact, PlaceCode } from '@levante/el-capitan/rules';

/** A voyage: whose, and between which places. */
interface Voyage {
  readonly who: Seat | 'pirate';
  readonly from: PlaceCode;
  readonly to: PlaceCode;
}

/**
 * The voyages of the others since the last turn of `seat` was over, from the facts of the plies so far; a voyage made
 * twice is told once. Before its first turn these are all that were made.
 */
export function voyagesSince(
  plies: readonly { readonly facts: readonly ElCapitanFact[] }[],
  seat: Seat,
): readonly Voyage[] {
  const voyages: Voyage[] = [];
  let turn: Seat | null = null;
  for (const fact of plies.flatMap(({ facts }) => facts)) {
    if (fact.type === 'turn-begun') {
      if (turn === seat) voyages.length = 0;
      turn = fact.seat;
    }
    if (turn === seat) continue;
    const voyage = voyageOf(fact);
    if (voyage && !voyages.some((one) => one.who === voyage.who && one.from === voyage.from && one.to === voyage.to)) {
      voyages.push(voyage);
    }
  }
  return voyages;
}

function voyageOf(fact: ElCapitanFact): Voyage | null {
  if (fact.type === 'sailed' && fact.from !== null) return { who: fact.seat, from: fact.from, to: fact.to };
  if (fact.type === 'pirate-sailed') return { who: 'pirate', from: fact.from, to: fact.to };
  return null;
}
