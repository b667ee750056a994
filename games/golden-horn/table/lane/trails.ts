import type { Seat } from '@levante/contract';
import type { GoldenHornFact, Place, ShipCode } from '@levante/golden-horn/rules';
import { othersTurns, type Plies } from '@levante/table/match/trails.ts';

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
export function voyagesSince(plies: Plies<GoldenHornFact>, seat: Seat): readonly Voyage[] {
  const turns = othersTurns(plies, seat, (fact) => (fact.type === 'turn-begun' ? fact.seat : null));
  return turns.flatMap((facts) => stepsIn(facts).reduce<readonly Voyage[]>(withStep, []));
}

/** The voyages that a seat made in one turn. */
export function voyagesIn(facts: readonly GoldenHornFact[], seat: Seat): readonly Voyage[] {
  const own = stepsIn(facts).filter((step) => step.seat === seat);
  return own.reduce<readonly Voyage[]>(withStep, []);
}

type Step = Extract<GoldenHornFact, { readonly type: 'stepped' }>;

const stepsIn = (facts: readonly GoldenHornFact[]): readonly Step[] => facts.filter((fact) => fact.type === 'stepped');

function withStep(voyages: readonly Voyage[], { seat, ship, from, to }: Step): readonly Voyage[] {
  const last = voyages.at(-1);
  if (last?.ship !== ship || last.stops.at(-1) !== from) return [...voyages, { seat, ship, stops: [from, to] }];
  return [...voyages.slice(0, -1), { ...last, stops: [...last.stops, to] }];
}
