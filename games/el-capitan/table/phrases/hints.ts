import type { JsonObject, Refusal, Seat } from '@levante/contract';
import type { ElCapitanFact, Plan } from '@levante/el-capitan/rules';
import { refusalText } from '@levante/table/host/fault.ts';
import { words as platformWords } from '@levante/table/words/index.ts';
import { type Intent, intentsOf, linesOf } from '../act/intents.ts';
import { deedOf, isHere, plansFor } from '../act/plans.ts';
import { costOf } from '../act/prompt.ts';
import { keyOf, shipCity } from '../act/targets.ts';
import { whyNot } from '../act/why-not.ts';
import type { ActionLine } from '../follow/lines.ts';
import type { Position } from '../follow/position.ts';
import type { Brief, Hint, Target } from '../show/props.ts';
import type { Namer } from '../words/namer.ts';
import type { ElCapitanWords } from '../words/words.ts';
import { briefOfPlan, planApproach, planTitle } from './plans.ts';

/** What a refusal says to people. */
export function refusalWords(
  refusal: Refusal,
  words: ElCapitanWords,
  namer: Namer,
): { text: string; clause: string | null } {
  const { code, data, clause } = refusal;
  const own: { readonly [code: string]: ((data: JsonObject, namer: Namer) => string) | undefined } = words.refusals;
  return { text: own[code]?.(data, namer) ?? refusalText(code, data, platformWords.value), clause };
}

/** The hints of one position, each made once, when first asked for. */
export function hintsFor(
  position: Position,
  picked: readonly Target[],
  words: ElCapitanWords,
  namer: Namer,
): (target: Target) => Hint | null {
  const made = new Map<string, Hint | null>();
  return (target) => {
    const key = keyOf(target);
    const known = made.get(key);
    if (known !== undefined) return known;
    const hint = hintFor(position, picked, target, words, namer);
    made.set(key, hint);
    return hint;
  };
}

/** What is said beside a target before the click: cost and effect of the one thing it means, the number of ways, or why not. */
export function hintFor(
  position: Position,
  picked: readonly Target[],
  target: Target,
  words: ElCapitanWords,
  namer: Namer,
): Hint | null {
  const ways = intentsOf(position, picked, target);
  const [only] = ways;
  const plan = picked.length === 0 && ways.length === 1 ? planOf(position, target, only) : null;
  if (plan) return hintForPlan(position, plan, words, namer);
  if (only && ways.length === 1) return hintForWay(position, only, words, namer);
  if (only) return hintForSeveral(position, ways, target, words, namer);
  const refusal = whyNot(position, picked, target);
  if (!refusal) return null;
  return {
    title: titleOf(target, words, namer),
    price: null,
    lines: [],
    effects: [],
    refusal: refusalWords(refusal, words, namer),
  };
}

/** The plan of several steps that a way is; null where it is none. */
function planOf(position: Position, target: Target, way: Intent | undefined): Plan | null {
  const lines = way ? linesOf(way).join() : '';
  const plan = plansFor(position, target).find((one) => one.lines.join() === lines);
  return plan && (target.on === 'city' || !isHere(plan, position)) ? plan : null;
}

/** The hint of a plan: what it builds, how it comes there, what it brings; and that there are others. */
function hintForPlan(position: Position, plan: Plan, words: ElCapitanWords, namer: Namer): Hint {
  const ways = position.plans.filter((one) => deedOf(one) === deedOf(plan)).length;
  const outcome = position.afterAll(plan.lines);
  const approach = planApproach(plan, words, namer);
  return {
    title: planTitle(plan, words, namer),
    price: plan.price,
    lines: [
      ...(approach === '' ? [] : [words.act.sentence(approach)]),
      ...(outcome.ok ? consequences(outcome.facts, position.actor, words, namer) : []),
      ...(ways > 1 ? [words.act.waysThere(ways)] : []),
    ],
    effects: outcome.ok ? effectsOf(position, outcome.position) : [],
    refusal: null,
  };
}

/** What a target's accessible name says can be done with it, and for how much: quicker told than the whole hint. */
export function briefFor(
  position: Position,
  picked: readonly Target[],
  target: Target,
  words: ElCapitanWords,
  namer: Namer,
): Brief | null {
  const planned = picked.length === 0 ? briefOfPlan(position, target, words, namer) : null;
  if (planned) return planned;
  const ways = intentsOf(position, picked, target);
  const [only] = ways;
  if (!only) return null;
  if (ways.length > 1) return hintForSeveral(position, ways, target, words, namer);
  return {
    title: nameOfWay(position, only, words, namer),
    price: moves(only) ? costOf(position, linesOf(only)) : null,
  };
}

/** The hint of one way. */
export function hintForWay(position: Position, way: Intent, words: ElCapitanWords, namer: Namer): Hint {
  const outcome = position.afterAll(linesOf(way));
  return {
    title: nameOfWay(position, way, words, namer),
    price: moves(way) ? costOf(position, linesOf(way)) : null,
    lines: outcome.ok ? [...consequences(outcome.facts, position.actor, words, namer), ...warnings(way, words)] : [],
    effects: outcome.ok ? effectsOf(position, outcome.position) : [],
    refusal: null,
  };
}

/** Free voyages and decisions show no price. */
function moves(way: Intent): boolean {
  return way.lines.some((line) => !['sail', 'loan', 'pirate-card', 'pirate-anchor'].includes(line.verb));
}

function hintForSeveral(
  position: Position,
  ways: readonly Intent[],
  target: Target,
  words: ElCapitanWords,
  namer: Namer,
): Hint {
  const costs = ways.flatMap((way) => costOf(position, linesOf(way)) ?? []);
  const price = costs.length > 0 && Math.max(...costs) > 0 ? Math.min(...costs) : null;
  return {
    title: titleOf(target, words, namer),
    price,
    lines: [words.act.waysLeft(ways.length)],
    effects: [],
    refusal: null,
  };
}

/** A way as a heading or a button: "Buy Napoli with 3 seals, then sail to Napoli". */
export function nameOfWay(position: Position, way: Intent, words: ElCapitanWords, namer: Namer): string {
  let place = shipCity(position);
  const names = way.lines.map((line) => {
    const name = words.act.doing(line, namer, place === null ? '' : namer.place(place));
    if (line.verb === 'sail') place = line.city;
    return name;
  });
  return names.length === 1 ? (names[0] ?? '') : words.act.steps(names);
}

/** What tells a way from the others that a person may mean as well: the card, the berth. */
export function choiceOfWay(position: Position, way: Intent, words: ElCapitanWords, namer: Namer): string {
  const details = way.lines.flatMap((line, i) => detailOf(line, way.lines[i - 1], words, namer));
  return [nameOfWay(position, way, words, namer), ...details].join(', ');
}

/** An action that has been done, as a line: the card is named where it is not the city's own. */
export function doneName(position: Position, line: ActionLine, words: ElCapitanWords, namer: Namer): string {
  const way = { lines: [line], targets: new Set<string>() };
  const own = line.verb === 'sail' && /\d$/.test(line.card) && line.card.startsWith(line.city);
  return own ? nameOfWay(position, way, words, namer) : choiceOfWay(position, way, words, namer);
}

function detailOf(
  line: ActionLine,
  before: ActionLine | undefined,
  words: ElCapitanWords,
  namer: Namer,
): readonly string[] {
  if ((line.verb === 'sail' && before?.verb !== 'buy') || line.verb === 'pirate-card')
    return [words.act.wayWith(namer.card(line.card))];
  if (line.verb === 'pirate-free' || line.verb === 'pirate-florins') return [words.act.berthAt(line.berth)];
  return [];
}

/** What a thing on the table is called, whatever it means now. */
export function titleOf(target: Target, words: ElCapitanWords, namer: Namer): string {
  switch (target.on) {
    case 'open-card':
    case 'hand-card':
      return namer.card(target.card);
    case 'site':
      return words.act.siteOf(namer.place(target.city), target.site);
    case 'fortress-site':
      return words.act.fortressSiteOf(namer.place(target.city), target.site);
    case 'berth':
      return words.act.berthOf(namer.place(target.city), target.berth);
    case 'city':
    case 'shut-house':
      return namer.place(target.city);
    case 'pirate':
      return words.act.pirate;
    case 'loan':
      return words.act.loanOf(target.amount);
  }
}

function consequences(
  facts: readonly ElCapitanFact[],
  seat: Seat | null,
  words: ElCapitanWords,
  namer: Namer,
): readonly string[] {
  return facts.flatMap((fact) => {
    if (fact.type === 'house-shut')
      return [words.act.shuts(namer.owner(fact.house), namer.isNeutral(fact.house), fact.site)];
    if (fact.type === 'house-gone') return [words.act.leavesTheGame(namer.owner(fact.house), fact.site)];
    if (fact.type === 'sailed' && fact.to !== 'BANK' && fact.berth === null) return [words.act.passesThrough];
    if (fact.type === 'income' && fact.for === 'building') return [words.act.paidAtOnce(namer.florins(fact.amount))];
    if (fact.type === 'paid' && fact.to === seat && fact.from !== 'bank') {
      return [words.act.pays(namer.seat(fact.from), namer.florins(fact.amount))];
    }
    return [];
  });
}

function warnings(way: Intent, words: ElCapitanWords): readonly string[] {
  return way.lines.some((line) => line.verb === 'loan') ? [words.act.endsYourTurn] : [];
}

/** How the next payday changes, for the seats for which it does. */
export function effectsOf(before: Position, after: Position): Hint['effects'] {
  return before.forecast.forecast.flatMap(({ seat, total }) => {
    const then = after.forecast.forecast.find((row) => row.seat === seat)?.total ?? total;
    return then === total ? [] : [{ seat, before: total, after: then }];
  });
}
