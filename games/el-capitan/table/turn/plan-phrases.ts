import type { Plan } from '@levante/el-capitan/rules';
import { raised } from '@levante/table/words/raised.ts';
import { readLine } from '../match/lines.ts';
import type { Position } from '../match/position.ts';
import type { Brief, Target } from '../match/props.ts';
import type { Namer } from '../words/namer.ts';
import type { ElCapitanWords } from '../words/words.ts';
import { isHere, plansFor } from './plans.ts';

/** A plan by what it ends with: "Napoli: build on site 7". */
export function planTitle(plan: Plan, words: ElCapitanWords, namer: Namer): string {
  return words.act.planFor(namer.place(plan.city), words.act.deed(plan));
}

/** The same as short as a button is: "Napoli, site 7". */
export function planName(plan: Plan, words: ElCapitanWords, namer: Namer): string {
  const place = namer.place(plan.city);
  if (plan.deed === 'build' && !plan.neutral) return words.act.siteOf(place, plan.site);
  return words.act.planFor(place, plan.deed === 'fortress' ? words.act.fortress : words.act.deed(plan));
}

/** Each step of a plan in words, as many as it has lines, as they stand within a sentence. */
export function planSteps(plan: Plan, words: ElCapitanWords, namer: Namer): readonly string[] {
  return plan.lines.map((text) => {
    const line = readLine(text);
    const isDeed = line?.verb === 'build' || line?.verb === 'reopen' || line?.verb === 'fortress';
    return line === null ? text : isDeed ? words.act.deed(plan) : words.act.doing(line, namer, namer.place(plan.city));
  });
}

/** What a plan takes before its action: "Buy Napoli (1 seal), sail to Napoli"; empty where the ship lies there. */
export function planApproach(plan: Plan, words: ElCapitanWords, namer: Namer): string {
  return words.act.inOrder(planSteps(plan, words, namer).slice(0, -1));
}

/** What the accessible name of a target says of the plan that it means; null where it means none, or what can be done in one step. */
export function briefOfPlan(position: Position, target: Target, words: ElCapitanWords, namer: Namer): Brief | null {
  const plans = plansFor(position, target);
  const [plan] = plans;
  if (!plan || (target.on !== 'city' && plans.some((one) => isHere(one, position)))) return null;
  const steps = words.act.inOrder(planSteps(plan, words, namer));
  return { title: raised(steps), price: plan.price };
}
