import type { Seat } from '@levante/contract';
import type { GoldenHornFact, Place, ShipCode } from '@levante/golden-horn/rules';

/** A voyage: whose, with which ship, and where it stopped on its way, the first and last place included. */
interface Voyage {
  readonly seat: Seat;
  readonly ship: ShipCode;
  readonly stops: readonly Place[];
}

/**
 * The voyages of the others since the last turn of `seat` was over, from the facts of the plies so far. Before its first
 * turn these are all that were made.
 */
export function voyagesSince(
  plies: readonly { readonly facts: readonly GoldenHornFact[] }[],
  seat: Seat,
): readonly Voyage[] {
  let voyages: Voyage[] = [];
  let turn: Seat | null = null;
  let underway = false;
  for (const fact of plies.flatMap(({ facts }) => facts)) {
    if (fact.type === 'turn-begun') {
      if (turn === seat) voyages = [];
      turn = fact.seat;
      underway = false;
    }
    if (fact.type !== 'stepped' || fact.seat === seat) continue;
    const last = underway ? voyages.pop() : undefined;
    voyages.push({ seat: fact.seat, ship: fact.ship, stops: [...(last?.stops ?? [fact.from]), fact.to] });
    underway = true;
  }
  return voyages;
}
