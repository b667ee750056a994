import type { Plan } from '@levante/el-capitan/rules';
import { raised, say } from '@levante/table/words/grammar.ts';
import { type ActionLine, readLine } from '../match/lines.ts';
import type { Namer } from '../match/namer.ts';
import type { Position } from '../match/position.ts';
import type { Brief, Target } from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';
import { type Intent, intentsOf, isHere, linesOf, plansFor, shipCity } from './intents.ts';
import { costOf } from './prompt.ts';
import { turnWords } from './words/index.ts';

/** Returns the short description in a target's accessible name; cheaper than the full hint. */
export function briefFor(position: Position, picked: readonly Target[], target: Target, namer: Namer): Brief | null {
  const planned = picked.length === 0 ? briefOfPlan(position, target, namer) : null;
  if (planned) return planned;
  const intents = intentsOf(position, picked, target);
  const [only] = intents;
  if (!only) return null;
  if (intents.length > 1) return { title: titleOfTarget(target, namer), price: minOf(position, intents) };
  return { title: intentName(position, only, namer), price: intentPrice(position, only) };
}

/** Returns the cost of an intent; null for voyages and decisions that show no price. */
export function intentPrice(position: Position, intent: Intent): number | null {
  const moves = intent.lines.some((line) => !['sail', 'loan', 'pirate-card', 'pirate-anchor'].includes(line.verb));
  return moves ? costOf(position, linesOf(intent)) : null;
}

/** Returns the lowest cost of several intents; null if all are free. */
export function minOf(position: Position, intents: readonly Intent[]): number | null {
  const costs = intents.flatMap((intent) => costOf(position, linesOf(intent)) ?? []);
  return costs.length > 0 && Math.max(...costs) > 0 ? Math.min(...costs) : null;
}

/** Returns the name of an action within a sentence: "sail to Napoli". `place` is the ship's, or null. */
export function doing(line: ActionLine, namer: Namer, place: string | null): string {
  const words = turnWords.value;
  return say(words.doing, line.verb, line, { n: namer, here: place === null ? words.here : namer.place(place).at });
}

/** Returns the name of an intent for a heading or button: "Buy Napoli with 3 seals, then sail to Napoli". */
export function intentName(position: Position, intent: Intent, namer: Namer): string {
  let place = shipCity(position);
  const names = intent.lines.map((line) => {
    const name = doing(line, namer, place);
    if (line.verb === 'sail') place = line.city;
    return name;
  });
  return names.length === 1 ? raised(names[0] ?? '') : turnWords.value.steps(names);
}

/** Returns the name of an intent with the details that distinguish it: card, berth. */
export function intentChoice(position: Position, intent: Intent, namer: Namer): string {
  const details = intent.lines.flatMap((line, i) => detailOf(line, intent.lines[i - 1], namer));
  return [intentName(position, intent, namer), ...details].join(', ');
}

/** Returns the name of a completed action. The card is included unless it is the city's own. */
export function doneName(position: Position, line: ActionLine, namer: Namer): string {
  const intent = { lines: [line], targets: new Set<string>() };
  const own = line.verb === 'sail' && /\d$/.test(line.card) && line.card.startsWith(line.city);
  return own ? intentName(position, intent, namer) : intentChoice(position, intent, namer);
}

function detailOf(line: ActionLine, before: ActionLine | undefined, namer: Namer): readonly string[] {
  if ((line.verb === 'sail' && before?.verb !== 'buy') || line.verb === 'pirate-card')
    return [turnWords.value.planWith(namer.card(line.card))];
  if (line.verb === 'pirate-free' || line.verb === 'pirate-florins') return [turnWords.value.berthAt(line.berth)];
  return [];
}

/** Returns the name of a target, regardless of its intents. */
export function titleOfTarget(target: Target, namer: Namer): string {
  switch (target.on) {
    case 'open-card':
    case 'hand-card':
      return namer.card(target.card);
    case 'site':
      return turnWords.value.siteOf(namer.place(target.city), target.site);
    case 'fortress-site':
      return turnWords.value.fortressSiteOf(namer.place(target.city), target.site);
    case 'berth':
      return turnWords.value.berthOf(namer.place(target.city), target.berth);
    case 'city':
    case 'shut-house':
      return namer.place(target.city).name;
    case 'pirate':
      return turnWords.value.pirate;
    case 'loan':
      return tableWords.value.loan(target.amount);
  }
}

/** Returns the name of a plan by its result: "Napoli: build on site 7". */
export function planTitle(plan: Plan, namer: Namer): string {
  return turnWords.value.planFor(namer.place(plan.city), turnWords.value.deed(plan));
}

/** Returns the short name of a plan for a button: "Napoli, site 7". */
export function planName(plan: Plan, namer: Namer): string {
  const place = namer.place(plan.city);
  if (plan.deed === 'build' && !plan.neutral) return turnWords.value.siteOf(place, plan.site);
  return turnWords.value.planFor(
    place,
    plan.deed === 'fortress' ? turnWords.value.fortress : turnWords.value.deed(plan),
  );
}

/** Returns one phrase per line of a plan, for use in a sentence. */
export function planSteps(plan: Plan, namer: Namer): readonly string[] {
  return plan.lines.map((text) => {
    const line = readLine(text);
    const isDeed = line?.verb === 'build' || line?.verb === 'reopen' || line?.verb === 'fortress';
    return line === null ? text : isDeed ? turnWords.value.deed(plan) : doing(line, namer, plan.city);
  });
}

/**
 * Returns the description of a plan up to its action: "Buy Napoli (1 seal), sail to Napoli"; empty if the ship is
 * there.
 */
export function planApproach(plan: Plan, namer: Namer): string {
  return planSteps(plan, namer).slice(0, -1).join(', ');
}

/** Returns the description of a target's plan for its accessible name; null for no plan and for a plan of one step. */
export function briefOfPlan(position: Position, target: Target, namer: Namer): Brief | null {
  const plans = plansFor(position, target);
  const [plan] = plans;
  if (!plan || (target.on !== 'city' && plans.some((one) => isHere(one, position)))) return null;
  const steps = planSteps(plan, namer).join(', ');
  return { title: raised(steps), price: plan.price };
}
