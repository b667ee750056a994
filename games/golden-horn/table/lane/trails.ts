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

/** The voyages that a seat made in one turn. */
export function voyagesIn(facts: readonly GoldenHornFact[], seat: Seat): readonly Voyage[] {
  const steps = facts.flatMap((fact) => (fact.type === 'stepped' && fact.seat === seat ? [fact] : []));
  return steps.reduce<readonly Voyage[]>(withStep, []);
}

type Step = Extract<GoldenHornFact, { readonly type: 'stepped' }>;

function withStep(voyages: readonly Voyage[], { seat, ship, from, to }: Step): readonly Voyage[] {
  const last = voyages.at(-1);
  if (last?.ship !== ship || last.stops.at(-1) !== from) return [...voyages, { seat, ship, stops: [from, to] }];
  return [...voyages.slice(0, -1), { ...last, stops: [...last.stops, to] }];
}
