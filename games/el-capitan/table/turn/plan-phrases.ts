import type { Plan } from '@levante/el-capitan/rules';
import { raised } from '@levante/table/words/grammar.ts';
import { readLine } from '../match/lines.ts';
import type { Position } from '../match/position.ts';
import type { Brief, Target } from '../match/props.ts';
import type { Namer } from '../names/namer.ts';
import { isHere, plansFor } from './plans.ts';
import { turnWords } from './words/en.ts';

/** A plan by what it ends with: "Napoli: build on site 7". */
export function planTitle(plan: Plan, namer: Namer): string {
  return turnWords.value.planFor(namer.place(plan.city), turnWords.value.deed(plan));
}

/** The same as short as a button is: "Napoli, site 7". */
export function planName(plan: Plan, namer: Namer): string {
  const place = namer.place(plan.city);
  if (plan.deed === 'build' && !plan.neutral) return turnWords.value.siteOf(place, plan.site);
  return turnWords.value.planFor(
    place,
    plan.deed === 'fortress' ? turnWords.value.fortress : turnWords.value.deed(plan),
  );
}

/** Each step of a plan in words, as many as it has lines, as they stand within a sentence. */
export function planSteps(plan: Plan, namer: Namer): readonly string[] {
  return plan.lines.map((text) => {
    const line = readLine(text);
    const isDeed = line?.verb === 'build' || line?.verb === 'reopen' || line?.verb === 'fortress';
    return line === null
      ? text
      : isDeed
        ? turnWords.value.deed(plan)
        : turnWords.value.doing(line, namer, namer.place(plan.city));
  });
}

/** What a plan takes before its action: "Buy Napoli (1 seal), sail to Napoli"; empty where the ship lies there. */
export function planApproach(plan: Plan, namer: Namer): string {
  return turnWords.value.inOrder(planSteps(plan, namer).slice(0, -1));
}

/** What the accessible name of a target says of the plan that it means; null where it means none, or what can be done in one step. */
export function briefOfPlan(position: Position, target: Target, namer: Namer): Brief | null {
  const plans = plansFor(position, target);
  const [plan] = plans;
  if (!plan || (target.on !== 'city' && plans.some((one) => isHere(one, position)))) return null;
  const steps = turnWords.value.inOrder(planSteps(plan, namer));
  return { title: raised(steps), price: plan.price };
}
