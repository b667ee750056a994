import type { CityCode, Plan } from '@levante/el-capitan/rules';
import { once } from '@levante/table/lib/lazy.ts';
import { signed } from '@levante/table/ui/figures.tsx';
import { raised } from '@levante/table/words/grammar.ts';
import type { Namer } from '../match/namer.ts';
import type { Position } from '../match/position.ts';
import type { CityOffer, PlanChoice } from '../match/props.ts';
import { bestOfDeeds, deedOf, deedTargets, isHere, LIKELY, likelyPlans, plannedCities, plansFor } from './intents.ts';
import { planApproach, planSteps, planTitle } from './names.ts';
import { costOf } from './prompt.ts';
import { turnWords } from './words/index.ts';

/** Returns building options by city: the price for its tag, and plans computed when it opens. */
export function offersOf(
  position: Position,
  namer: Namer,
  choose: (plan: Plan) => void,
): Pick<ReadonlyMap<CityCode, CityOffer>, 'get'> {
  const offers = once(() => allOffers(position, namer, choose));
  return { get: (city) => offers().get(city) };
}

function allOffers(position: Position, namer: Namer, choose: (plan: Plan) => void): ReadonlyMap<CityCode, CityOffer> {
  const offers = new Map<CityCode, CityOffer>();
  const sailing = new Set(position.legal.flatMap((line) => (line.verb === 'sail' ? [line.city] : [])));
  const likely = new Set(likelyPlans(position, LIKELY).map(({ city }) => city));
  for (const city of plannedCities(position)) {
    const plans = plansFor(position, { on: 'city', city });
    const [best] = plans;
    if (!best) continue;
    const direct = sailing.has(city) || plans.some((plan) => isHere(plan, position));
    const choices = () => choicesOf(position, plans, namer, choose);
    offers.set(city, { price: best.price, direct, likely: likely.has(city), choices });
  }
  return offers;
}

/** Groups the plans of a city by deed, each with its routes. */
function choicesOf(
  position: Position,
  plans: readonly Plan[],
  namer: Namer,
  choose: (plan: Plan) => void,
): readonly PlanChoice[] {
  return bestOfDeeds(plans).flatMap((best) => {
    const [target] = deedTargets(best, position);
    if (!target) return [];
    const options = plans.filter((plan) => deedOf(plan) === deedOf(best));
    return [
      {
        id: deedOf(best),
        label: turnWords.value.choiceOfSite(best),
        note: signed(best.gain),
        target,
        options: options.map((plan) => ({
          id: plan.lines.join(', '),
          title: planTitle(plan, namer),
          approach: raised(planApproach(plan, namer)),
          price: plan.price,
          left: turnWords.value.keepsAndUndo(namer.florins(plan.cashLeft)),
          steps: stepsOf(position, plan, namer),
          choose: () => choose(plan),
        })),
      },
    ];
  });
}

function stepsOf(position: Position, plan: Plan, namer: Namer) {
  let at = position;
  return planSteps(plan, namer).map((text, i) => {
    const line = plan.lines[i] ?? '';
    const price = costOf(at, [line]) ?? 0;
    const outcome = at.after(line);
    if (outcome.ok) at = outcome.position;
    return { text: raised(text), price };
  });
}
