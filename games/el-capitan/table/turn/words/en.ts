import type { Plan } from '@levante/el-capitan/rules';
import { enAnd, many, enOr as or } from '@levante/table/words/en-grammar.ts';
import { raised, type WordsFor } from '@levante/table/words/grammar.ts';
import type { ActionLine } from '../../match/lines.ts';
import type { Namer } from '../../match/namer.ts';
import type { PlaceName } from '../../match/places.ts';
import type { NextShut, PaysPart, Prompt } from '../prompt.ts';

type Turn = Extract<Prompt, { readonly step: 'turn' }>;

type Settle = Extract<Prompt, { readonly step: 'settle' }>;

const neutral = (yes: boolean): string => (yes ? 'neutral ' : '');

function inTurn(prompt: Turn, n: Namer): string {
  const purse = `you have ${n.florins(prompt.cash)}`;
  if (prompt.pass) return `There is nothing you can do this turn: pass, and your ship goes to the bank; ${purse}.`;
  if (prompt.pirate === 'anchor') return 'Anchor the pirate ship at a berth, or play another card for it.';
  if (prompt.pirate === 'must') return `Send the pirate ship somewhere, free${others(prompt, n)}; ${purse}.`;
  if (prompt.end) return `End your turn${prompt.buy ? ', or buy cards' : ''}; ${purse}.`;
  const choices = [
    ...(prompt.sail ? ['sail'] : prompt.plan ? ['choose a city'] : []),
    ...doable(prompt, n),
    ...(prompt.buy ? ['buy a card'] : []),
    ...(prompt.loan ? ['take a loan'] : []),
  ];
  return `${raised(or(choices))}; ${purse}.`;
}

function doable(prompt: Turn, n: Namer): readonly string[] {
  const city = prompt.city === null ? 'here' : n.place(prompt.city).at;
  const found = [
    ...(prompt.build === null ? [] : [['build', `for ${prompt.build}`]]),
    ...(prompt.reopen ? [['reopen a house', '']] : []),
    ...(prompt.fortress === null ? [] : [['put up a fortress', `for ${prompt.fortress}`]]),
  ];
  // The city is named only once.
  return found.map(([what, price], i) => [what, i === 0 ? city : '', price].filter(Boolean).join(' '));
}

function others(prompt: Turn, n: Namer): string {
  const list = doable(prompt, n);
  return list.length > 0 ? `, or first ${or(list)}` : '';
}

function settle(prompt: Settle, n: Namer): string {
  const pay = `repay the loan of ${prompt.amount} with ${n.florins(prompt.repay)}`;
  if (prompt.extended === null) return `${raised(pay)}: it has been extended once already.`;
  const extend = `extend it and owe ${n.florins(prompt.extended)} after the next payday`;
  return prompt.canRepay ? `${raised(pay)}, or ${extend}?` : `You cannot ${pay}: ${extend}.`;
}

/** Context of an action: names, and the ship's place, "in Napoli" or "here". */
interface Doing {
  readonly n: Namer;
  readonly here: string;
}

const doing: WordsFor<{ readonly [L in ActionLine as L['verb']]: L }, Doing> = {
  buy: (line, { n }) => `buy ${n.card(line.card)}`,
  sail: (line, { n }) => `sail ${n.place(line.city).to}`,
  build: (line, { here }) => `build ${neutral(line.neutral)}${here}`,
  reopen: (line, { here }) => `reopen a ${neutral(line.neutral)}house ${here}`,
  fortress: (_, { here }) => `fortress ${here}`,
  loan: (line) => `take a loan of ${line.amount}`,
  repay: (line) => `repay the loan of ${line.amount}`,
  extend: (line) => `extend the loan of ${line.amount}`,
  'pirate-free': (line, { n }) => `send the pirate ${n.place(line.city).to}, free`,
  'pirate-florins': (line, { n }) => `send the pirate ${n.place(line.city).to} for money`,
  'pirate-card': (line, { n }) => `send the pirate ${n.place(line.city).to} by card`,
  'pirate-anchor': (line) => `anchor the pirate at berth ${line.berth}`,
  starter: (line, { n }) => `${n.seat(line.chosen)} starts`,
  end: () => 'end turn',
  pass: () => 'pass',
};

const at = (places: readonly PlaceName[]): string => enAnd(places.map((place) => place.at));

function part(one: PaysPart): string {
  if (one.from === 'spread') return `${one.amount} for the spread`;
  return `${one.amount} for ${one.from === 'majority' ? 'the majority' : 'the fortress'} ${one.city.at}`;
}

const en = {
  /** Names an action within a sentence: "sail to Napoli". */
  doing,
  /** Instead of an unknown place. */
  here: 'here',
  /** One-sentence prompt for the acting player. */
  question: (prompt: Prompt, n: Namer): string => {
    if (prompt.step === 'turn') return inTurn(prompt, n);
    return prompt.step === 'settle' ? settle(prompt, n) : 'You are the poorest: who starts the next phase?';
  },
  chanceDeals: 'New cards are being turned up.',
  /** Joins actions named by `doing`: "Buy Napoli, then sail to Napoli". */
  steps: (list: readonly string[]): string => raised(list.join(', then ')),
  planWith: (card: string): string => `by ${card}`,
  /** The result of a plan within a sentence: "build on site 7". */
  deed: ({ deed, site, neutral: isNeutral }: Pick<Plan, 'deed' | 'site' | 'neutral'>): string => {
    if (deed === 'fortress') return 'put up a fortress';
    return `${deed === 'build' ? 'build' : 'reopen'} ${isNeutral ? 'a neutral house ' : ''}on site ${site}`;
  },
  /** A plan with its city: "Napoli: build on site 7". */
  planFor: (city: PlaceName, deed: string): string => `${city.name}: ${deed}`,
  /** Gain at the next payday: "payday +4". */
  paydayGrows: (florins: number): string => `payday ${florins < 0 ? '−' : '+'}${Math.abs(florins)}`,
  /** An alternative to the draft. */
  otherPlan: (steps: string): string => `Instead: ${steps}`,
  /** A fortress as the result of a plan, within a sentence. */
  fortress: 'fortress',
  /** Label of a site among others: "Site 2". */
  choiceOfSite: ({ deed, site, neutral: isNeutral }: Pick<Plan, 'deed' | 'site' | 'neutral'>): string => {
    if (deed === 'fortress') return 'Fortress';
    return `${deed === 'reopen' ? 'Reopen' : isNeutral ? 'Neutral' : 'Site'} ${site}`;
  },
  /** Remaining cash, and that nothing is final yet. */
  keepsAndUndo: (cash: string): string => `You keep ${cash}. Nothing is final until you end the turn.`,
  berthAt: (berth: number): string => `berth ${berth}`,
  siteOf: (city: PlaceName, site: number): string => `${city.name}, site ${site}`,
  fortressSiteOf: (city: PlaceName, site: number): string => `${city.name}, fortress site ${site}`,
  berthOf: (city: PlaceName, berth: number): string => `${city.name}, berth ${berth}`,
  pirate: 'The pirate ship',
  onSite: (action: string, site: number): string => `${action}, site ${site}`,
  decide: 'Back to the question',
  actFirst: 'build first',
  pirateFirst: 'pirate first',
  /** Shown in the very first turn, before the first action. */
  firstSteps: 'The tags say what a house in each city costs this turn. Nothing is final until you end the turn.',
  shuts: (owner: string, isNeutral: boolean, site: number): string =>
    `Shuts ${owner}’s ${isNeutral ? 'neutral ' : ''}house on site ${site}.`,
  leavesTheGame: (owner: string, site: number): string => `${owner}’s house on site ${site} leaves the game.`,
  pays: (who: string, amount: string): string => `${who} pays you ${amount}.`,
  paidAtOnce: (amount: string): string => `Pays you ${amount} now.`,
  plansLeft: (count: number): string => `${many(count, 'way')}: pick one next.`,
  /** The number of intents, the cheapest of which is shown. */
  plansThere: (count: number): string => `${many(count, 'way')}; this one is the cheapest.`,
  passesThrough: 'No free berth: you pass through and must sail on.',
  effect: (name: string, florins: number): string => `${name} ${florins > 0 ? '+' : '−'}${Math.abs(florins)}`,
  effects: (list: readonly string[]): string => `At payday: ${list.join(', ')}.`,
  endsYourTurn: 'A loan is the whole turn.',
  /** Answers to the questions asked by key. */
  answers: {
    firstQuestion: 'where you come first',
    first: (first: readonly PlaceName[], second: readonly PlaceName[]): string => {
      if (first.length === 0 && second.length === 0) return 'You come first or second in no city.';
      if (first.length === 0) return `You come second ${at(second)}.`;
      if (second.length === 0) return `You come first ${at(first)}.`;
      return `You come first ${at(first)}; second ${at(second)}.`;
    },
    paysQuestion: 'who pays you at the next payday',
    pays: (total: number, parts: readonly PaysPart[]): string =>
      parts.length === 0
        ? 'The next payday would bring you nothing.'
        : `The next payday would bring you ${many(total, 'florin')}: ${enAnd(parts.map(part))}.`,
    shutQuestion: 'which houses would be shut next',
    shut: (houses: readonly NextShut[]): string =>
      houses.length === 0
        ? 'No house would be shut.'
        : `Next to be shut: ${enAnd(
            houses.map(({ city, owner }) => `${owner === null ? 'yours' : `${owner}’s`} ${city.at}`),
          )}.`,
  },
};

export default en;

export type TurnWords = typeof en;
