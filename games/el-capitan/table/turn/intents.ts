import type { CardCode, CityCode, Plan } from '@levante/el-capitan/rules';
import { type ActionLine, readLine } from '../match/lines.ts';
import type { Position } from '../match/position.ts';
import type { Target } from '../match/props.ts';
import { bestOfDeeds, deedTargets, isHere, planFor, plansFor } from './plans.ts';
import { keyOf, meantBy, targetsOf } from './targets.ts';

/** One thing a person can mean by pointing: one action, or a few that belong together (buy a card, sail with it, build). */
export interface Intent {
  readonly lines: readonly ActionLine[];
  /** The keys of all targets that lead to it. */
  readonly targets: ReadonlySet<string>;
}

const texts = (way: Intent): readonly string[] => way.lines.map((line) => line.text);

/** The lines of a way as they are sent. */
export function linesOf(way: Intent): readonly string[] {
  return texts(way);
}

function wayOf(position: Position, line: ActionLine): Intent {
  return { lines: [line], targets: new Set(targetsOf(position, line).map(keyOf)) };
}

/** What is reckoned of a position by every thing on the table, once: positions never change. */
function oncePerPosition<T>(reckon: (position: Position) => T): (position: Position) => T {
  const known = new WeakMap<Position, { readonly value: T }>();
  return (position) => {
    const made = known.get(position) ?? { value: reckon(position) };
    known.set(position, made);
    return made.value;
  };
}

/** Every single legal action that one can point at. */
export const directWays = oncePerPosition((position): readonly Intent[] =>
  position.legal.map((line) => wayOf(position, line)).filter((way) => way.targets.size > 0),
);

/**
 * What a person means by `pointed` after having picked `picked`, best reading first; empty where nothing legal
 * is meant. Several ways mean that there is still something to choose.
 */
export function intentsOf(position: Position, picked: readonly Target[], pointed: Target): readonly Intent[] {
  const target = meantBy(position, pointed);
  const wanted = [...picked.map((one) => meantBy(position, one)), target].map(keyOf);
  const matching = directWays(position).filter((way) => wanted.every((key) => way.targets.has(key)));
  if (picked.length > 0) return matching.length > 0 ? matching : waysByPurchase(position, wanted);
  const planned = plannedWays(position, target);
  return planned.length > 0 ? planned : plainest(matching, target);
}

/** Without the pirate being named, a card, a city or a berth means the ship first, and a paid pirate move never. */
function plainest(ways: readonly Intent[], target: Target): readonly Intent[] {
  if (target.on === 'pirate') return ways;
  const own = ways.filter((way) => !way.lines.some((line) => line.verb.startsWith('pirate')));
  if (own.length > 0) return own;
  if (target.on === 'berth') return ways;
  return ways.filter((way) => !way.lines.some((line) => line.verb === 'pirate-florins'));
}

/** Ways to a city with a card that has to be bought first: two actions at once. */
export const voyagesByPurchase = oncePerPosition((position): readonly Intent[] =>
  position.legal.flatMap((line) => (line.verb === 'buy' ? voyagesAfter(position, line, line.card) : [])),
);

function voyagesAfter(position: Position, purchase: ActionLine, card: CardCode): readonly Intent[] {
  const bought = position.after(purchase.text);
  if (!bought.ok) return [];
  return bought.position.legal.flatMap((line) =>
    line.verb === 'sail' && line.card === card
      ? [
          {
            lines: [purchase, line],
            targets: new Set([keyOf({ on: 'open-card', card }), keyOf({ on: 'city', city: line.city })]),
          },
        ]
      : [],
  );
}

function waysByPurchase(position: Position, wanted: readonly string[]): readonly Intent[] {
  return voyagesByPurchase(position).filter((way) => wanted.every((key) => way.targets.has(key)));
}

/** Ways to a city: by a card of the hand if there is one, else by buying one. */
export function voyagesTo(position: Position, city: CityCode): readonly Intent[] {
  const key = keyOf({ on: 'city', city });
  const sailing = directWays(position).filter((way) => way.targets.has(key) && way.lines[0]?.verb === 'sail');
  return sailing.length > 0 ? sailing : waysByPurchase(position, [key]);
}

/** A plan as something that can be meant by pointing. */
export function intentOfPlan(plan: Plan, position: Position): Intent {
  const targets = [{ on: 'city', city: plan.city } as const, ...deedTargets(plan, position)];
  return { lines: plan.lines.flatMap((line) => readLine(line) ?? []), targets: new Set(targets.map(keyOf)) };
}

/** What a target means by plans: a city its cheapest one, a site the best for each thing that can be done on it. */
function plannedWays(position: Position, target: Target): readonly Intent[] {
  if (target.on === 'city') {
    const plan = planFor(position, target);
    return plan ? [intentOfPlan(plan, position)] : [];
  }
  const plans = plansFor(position, target);
  const here = plans.filter((plan) => isHere(plan, position));
  return bestOfDeeds([...here, ...plans]).map((plan) => intentOfPlan(plan, position));
}
