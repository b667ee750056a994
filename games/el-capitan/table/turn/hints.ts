import type { Refusal, Seat } from '@levante/contract';
import type { ElCapitanFact, Plan } from '@levante/el-capitan/rules';
import { refusalText } from '@levante/table/host/fault.ts';
import { lazyPart } from '@levante/table/lib/lazy.ts';
import type { Namer } from '../match/namer.ts';
import type { Position } from '../match/position.ts';
import type { Hint, Target } from '../match/props.ts';
import { deedOf, type Intent, intentsOf, isHere, keyOf, linesOf, plansFor } from './intents.ts';
import { leastOf, planApproach, planTitle, titleOfTarget, wayName, wayPrice } from './names.ts';
import { turnWords } from './words/en.ts';

/** The hints of one position, each made once, when first asked for. */
export function hintsFor(position: Position, picked: readonly Target[], namer: Namer): (target: Target) => Hint | null {
  const made = new Map<string, Hint | null>();
  return (target) => {
    const key = keyOf(target);
    const known = made.get(key);
    if (known !== undefined) return known;
    const hint = hintFor(position, picked, target, namer);
    // What cannot be done is asked again when the reasons are there.
    if ((hint !== null && !hint.refusal) || reasonsPart() !== null) made.set(key, hint);
    return hint;
  };
}

/** What is said beside a target before the click: cost and effect of the one thing it means, the number of ways, or why not. */
export function hintFor(position: Position, picked: readonly Target[], target: Target, namer: Namer): Hint | null {
  const ways = intentsOf(position, picked, target);
  const [only] = ways;
  const plan = picked.length === 0 && ways.length === 1 ? planOf(position, target, only) : null;
  if (plan) return hintForPlan(position, plan, namer);
  if (only && ways.length === 1) return hintForWay(position, only, namer);
  const title = titleOfTarget(target, namer);
  if (only) {
    const lines = [turnWords.value.waysLeft(ways.length)];
    return { title, price: leastOf(position, ways), lines, effects: [], refusal: null };
  }
  const refusal = reasonsPart()?.whatLacks(position, picked, target) ?? null;
  if (!refusal) return null;
  return { title, price: null, lines: [], effects: [], refusal: refusalWords(refusal, namer) };
}

/** The plan of several steps that a way is; null where it is none. */
function planOf(position: Position, target: Target, way: Intent | undefined): Plan | null {
  const lines = way ? linesOf(way).join() : '';
  const plan = plansFor(position, target).find((one) => one.lines.join() === lines);
  return plan && (target.on === 'city' || !isHere(plan, position)) ? plan : null;
}

/** The hint of a plan: what it builds, how it comes there, what it brings; and that there are others. */
function hintForPlan(position: Position, plan: Plan, namer: Namer): Hint {
  const says = turnWords.value;
  const ways = position.plans.filter((one) => deedOf(one) === deedOf(plan)).length;
  const outcome = position.afterAll(plan.lines);
  const approach = planApproach(plan, namer);
  return {
    title: planTitle(plan, namer),
    price: plan.price,
    lines: [
      ...(approach === '' ? [] : [says.sentence(approach)]),
      ...(outcome.ok ? consequences(outcome.facts, position.actor, namer) : []),
      ...(ways > 1 ? [says.waysThere(ways)] : []),
    ],
    effects: outcome.ok ? effectsOf(position, outcome.position) : [],
    refusal: null,
  };
}

/** The hint of one way. */
export function hintForWay(position: Position, way: Intent, namer: Namer): Hint {
  const outcome = position.afterAll(linesOf(way));
  return {
    title: wayName(position, way, namer),
    price: wayPrice(position, way),
    lines: outcome.ok ? [...consequences(outcome.facts, position.actor, namer), ...warnings(way)] : [],
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

function warnings(way: Intent): readonly string[] {
  return way.lines.some((line) => line.verb === 'loan') ? [turnWords.value.endsYourTurn] : [];
}

/** How the next payday changes, for the seats for which it does. */
export function effectsOf(before: Position, after: Position): Hint['effects'] {
  return before.forecast.forecast.flatMap(({ seat, total }) => {
    const then = after.forecast.forecast.find((row) => row.seat === seat)?.total ?? total;
    return then === total ? [] : [{ seat, before: total, after: then }];
  });
}

/** Whom the next payday pays more or less for it, as a sentence; none where it pays all the same. */
export function effectNote(effects: Hint['effects'], namer: Namer): readonly string[] {
  if (effects.length === 0) return [];
  const says = turnWords.value;
  return [says.effects(effects.map(({ seat, before, after }) => says.effect(namer.seat(seat), after - before)))];
}

/** Why something cannot be done. A first screen says nothing of that. */
export const reasonsPart = lazyPart(() => import('./refusals/why-not.ts'), 'early');

/** Returns why nothing legal is meant by pointing, at once or as soon as it can be told. */
export function whyNot(position: Position, picked: readonly Target[], target: Target) {
  const reasons = reasonsPart();
  if (reasons) return reasons.whatLacks(position, picked, target);
  return reasonsPart.fetch().then(() => reasonsPart()?.whatLacks(position, picked, target) ?? null);
}

/** What a refusal says to people. */
export function refusalWords(refusal: Refusal, namer: Namer): { text: string; clause: string | null } {
  const { code, data, clause } = refusal;
  return { text: reasonsPart()?.capitanRefusal(refusal, namer) ?? refusalText(code, data), clause };
}
