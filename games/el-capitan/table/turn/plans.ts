import type { CityCode, Plan } from '@levante/el-capitan/rules';
import type { Position } from '../match/position.ts';
import type { Target } from '../match/props.ts';
import { keyOf, shipCity } from './targets.ts';

/** What one points at to mean a plan, its city apart: the site, and the shut house that comes back. */
export function deedTargets({ city, deed, site, neutral }: Plan, position: Position): readonly Target[] {
  if (deed === 'fortress') return [{ on: 'fortress-site', city, site }];
  const target: Target = { on: 'site', city, site };
  if (deed === 'build') return [target];
  return [target, { on: 'shut-house', city, house: `${position.actor}${neutral ? 'n' : ''}` }];
}

/** Whether a plan is done where the ship lies: what the table calls legal, and not only planned. */
export function isHere(plan: Plan, position: Position): boolean {
  return plan.route.length === 0 && plan.lines.length === 1 && plan.city === shipCity(position);
}

/** The plans for a target, best first; none for what no plan ends with. */
export function plansFor(position: Position, target: Target): readonly Plan[] {
  if (target.on === 'city') return position.plans.filter(({ city }) => city === target.city);
  if (target.on !== 'site' && target.on !== 'fortress-site' && target.on !== 'shut-house') return [];
  const key = keyOf(target);
  return position.plans.filter((plan) => deedTargets(plan, position).some((one) => keyOf(one) === key));
}

/** What tells the deeds of plans apart: plans for the same deed are ways to it. */
export const deedOf = ({ city, deed, site, neutral }: Plan): string => `${city} ${deed} ${site} ${neutral}`;

/** The best plan for each deed. */
export function bestOfDeeds(plans: readonly Plan[]): readonly Plan[] {
  const seen = new Set<string>();
  return plans.filter((plan) => {
    const isNew = !seen.has(deedOf(plan));
    seen.add(deedOf(plan));
    return isNew;
  });
}

/** The plan that a target means: the cheapest; null where there is none. What the target calls legal at once comes before what takes a voyage. */
export function planFor(position: Position, target: Target): Plan | null {
  const plans = plansFor(position, target);
  return plans.find((plan) => target.on !== 'city' && isHere(plan, position)) ?? plans[0] ?? null;
}

/** How many whole turns the panel offers. */
export const LIKELY = 3;

/**
 * Whole turns worth a look: those by which the next payday grows most, then the cheapest. Once the ship has sailed it is what can
 * be done where it lies, if anything can.
 */
export function likelyPlans(position: Position, most: number): readonly Plan[] {
  const here = position.json.turn.sailed ? position.plans.filter((plan) => isHere(plan, position)) : [];
  const plans = here.length > 0 ? here : bestOfDeeds(position.plans);
  return [...plans].sort((a, b) => b.gain - a.gain || a.price - b.price).slice(0, most);
}

/** The cities that plans lead to. */
export function plannedCities(position: Position): ReadonlySet<CityCode> {
  return new Set(position.plans.map(({ city }) => city));
}
