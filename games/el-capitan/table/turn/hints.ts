import type { Refusal, Seat } from '@levante/contract';
import type { ElCapitanFact, Plan } from '@levante/el-capitan/rules';
import { refusalText } from '@levante/table/host/fault.ts';
import { lazyPart } from '@levante/table/lib/lazy.ts';
import { raised } from '@levante/table/words/grammar.ts';
import type { Namer } from '../match/namer.ts';
import type { Position } from '../match/position.ts';
import type { Hint, Target } from '../match/props.ts';
import { deedOf, type Intent, intentsOf, isHere, keyOf, linesOf, plansFor } from './intents.ts';
import { intentName, intentPrice, minOf, planApproach, planTitle, titleOfTarget } from './names.ts';
import { turnWords } from './words/index.ts';

/** Returns a function that computes the hints of a position, with a cache. */
export function hintsFor(position: Position, picked: readonly Target[], namer: Namer): (target: Target) => Hint | null {
  const made = new Map<string, Hint | null>();
  return (target) => {
    const key = keyOf(target);
    const known = made.get(key);
    if (known !== undefined) return known;
    const hint = hintFor(position, picked, target, namer);
    // Refusals are cached only once the reasons have loaded.
    if ((hint !== null && !hint.refusal) || reasonsPart() !== null) made.set(key, hint);
    return hint;
  };
}

/** Returns the hint for a target: cost and effect of its intent, the number of intents, or a refusal. */
export function hintFor(position: Position, picked: readonly Target[], target: Target, namer: Namer): Hint | null {
  const intents = intentsOf(position, picked, target);
  const [only] = intents;
  const plan = picked.length === 0 && intents.length === 1 ? planOf(position, target, only) : null;
  if (plan) return hintForPlan(position, plan, namer);
  if (only && intents.length === 1) return hintForIntent(position, only, namer);
  const title = titleOfTarget(target, namer);
  if (only) {
    const lines = [turnWords.value.plansLeft(intents.length)];
    return { title, price: minOf(position, intents), lines, effects: [], refusal: null };
  }
  const refusal = reasonsPart()?.whatLacks(position, picked, target) ?? null;
  if (!refusal) return null;
  return { title, price: null, lines: [], effects: [], refusal: refusalWords(refusal, namer) };
}

/** Returns the plan of several steps behind an intent, or null. */
function planOf(position: Position, target: Target, intent: Intent | undefined): Plan | null {
  const lines = intent ? linesOf(intent).join() : '';
  const plan = plansFor(position, target).find((one) => one.lines.join() === lines);
  return plan && (target.on === 'city' || !isHere(plan, position)) ? plan : null;
}

/** Returns the hint of a plan: its building, its route, its effect and the alternatives. */
function hintForPlan(position: Position, plan: Plan, namer: Namer): Hint {
  const says = turnWords.value;
  const intents = position.plans.filter((one) => deedOf(one) === deedOf(plan)).length;
  const outcome = position.afterAll(plan.lines);
  const approach = planApproach(plan, namer);
  return {
    title: planTitle(plan, namer),
    price: plan.price,
    lines: [
      ...(approach === '' ? [] : [`${raised(approach)}.`]),
      ...(outcome.ok ? consequences(outcome.facts, position.actor, namer) : []),
      ...(intents > 1 ? [says.plansThere(intents)] : []),
    ],
    effects: outcome.ok ? effectsOf(position, outcome.position) : [],
    refusal: null,
  };
}

/** Returns the hint of one intent. */
export function hintForIntent(position: Position, intent: Intent, namer: Namer): Hint {
  const outcome = position.afterAll(linesOf(intent));
  return {
    title: intentName(position, intent, namer),
    price: intentPrice(position, intent),
    lines: outcome.ok ? [...consequences(outcome.facts, position.actor, namer), ...warnings(intent)] : [],
    effects: outcome.ok ? effectsOf(position, outcome.position) : [],
    refusal: null,
  };
}

function consequences(facts: readonly ElCapitanFact[], seat: Seat | null, namer: Namer): readonly string[] {
  const says = turnWords.value;
  return facts.flatMap((fact) => {
    if (fact.type === 'house-shut')
      return [says.shuts(namer.owner(fact.house), namer.isNeutral(fact.house), fact.site)];
    if (fact.type === 'house-gone') return [says.leavesTheGame(namer.owner(fact.house), fact.site)];
    if (fact.type === 'sailed' && fact.to !== 'BANK' && fact.berth === null) return [says.passesThrough];
    if (fact.type === 'income' && fact.for === 'building') return [says.paidAtOnce(namer.florins(fact.amount))];
    if (fact.type === 'paid' && fact.to === seat && fact.from !== 'bank') {
      return [says.pays(namer.seat(fact.from), namer.florins(fact.amount))];
    }
    return [];
  });
}

function warnings(intent: Intent): readonly string[] {
  return intent.lines.some((line) => line.verb === 'loan') ? [turnWords.value.endsYourTurn] : [];
}

/** Returns the seats whose next payday changes, with the difference. */
export function effectsOf(before: Position, after: Position): Hint['effects'] {
  return before.forecast.forecast.flatMap(({ seat, total }) => {
    const then = after.forecast.forecast.find((row) => row.seat === seat)?.total ?? total;
    return then === total ? [] : [{ seat, before: total, after: then }];
  });
}

/** Describes the effects on the next payday in a sentence; empty if nothing changes. */
export function effectNote(effects: Hint['effects'], namer: Namer): readonly string[] {
  if (effects.length === 0) return [];
  const says = turnWords.value;
  return [says.effects(effects.map(({ seat, before, after }) => says.effect(namer.seat(seat), after - before)))];
}

/** Explanations of refusals; the first screen needs none. */
export const reasonsPart = lazyPart(() => import('./refusals/why-not.ts'), 'early');

/** Returns why a target has no legal intent, once the reasons have loaded. */
export function whyNot(position: Position, picked: readonly Target[], target: Target) {
  const reasons = reasonsPart();
  if (reasons) return reasons.whatLacks(position, picked, target);
  return reasonsPart.fetch().then(() => reasonsPart()?.whatLacks(position, picked, target) ?? null);
}

/** Returns the text of a refusal and its clause. */
export function refusalWords(refusal: Refusal, namer: Namer): { text: string; clause: string | null } {
  const { code, data, clause } = refusal;
  return { text: reasonsPart()?.capitanRefusal(refusal, namer) ?? refusalText(code, data), clause };
}
