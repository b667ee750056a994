import type { JsonObject } from '@levante/contract';
import type { Plan } from '@levante/el-capitan/rules';
import { enAnd, enOr, many, enOr as or } from '@levante/table/words/en-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import { catalogue } from '@levante/table/words/language.ts';
import type { ActionLine } from '../../match/lines.ts';
import type { Namer } from '../../names/namer.ts';
import type { PlaceName } from '../../names/places.ts';
import type { NextShut, PaysPart, Prompt } from '../prompt.ts';
import {
  cardIn,
  type Dear,
  dearIn,
  figureIn,
  needsIn,
  outOfPlaceIn,
  placeIn,
  type RefusalWords,
  siteIn,
} from '../refusals.ts';

type Turn = Extract<Prompt, { readonly step: 'turn' }>;

type Settle = Extract<Prompt, { readonly step: 'settle' }>;

const neutral = (yes: boolean): string => (yes ? 'neutral ' : '');

function inTurn(asked: Turn, n: Namer): string {
  const purse = `you have ${n.florins(asked.cash)}`;
  if (asked.pass) return `There is nothing you can do this turn: pass, and your ship goes to the bank; ${purse}.`;
  if (asked.pirate === 'anchor') return 'Anchor the pirate ship at a berth, or play another card for it.';
  if (asked.pirate === 'must') return `Send the pirate ship somewhere, free${others(asked, n)}; ${purse}.`;
  if (asked.end) return `End your turn${asked.buy ? ', or buy cards' : ''}; ${purse}.`;
  const choices = [
    ...(asked.sail ? ['sail'] : asked.plan ? ['choose a city'] : []),
    ...doable(asked, n),
    ...(asked.buy ? ['buy a card'] : []),
    ...(asked.loan ? ['take a loan'] : []),
  ];
  return `${raised(or(choices))}; ${purse}.`;
}

function doable(asked: Turn, n: Namer): readonly string[] {
  const city = asked.city === null ? 'here' : n.place(asked.city).at;
  const found = [
    ...(asked.build === null ? [] : [['build', `for ${asked.build}`]]),
    ...(asked.reopen ? [['reopen a house', '']] : []),
    ...(asked.fortress === null ? [] : [['put up a fortress', `for ${asked.fortress}`]]),
  ];
  // The city is named once.
  return found.map(([what, price], i) => [what, i === 0 ? city : '', price].filter(Boolean).join(' '));
}

function others(asked: Turn, n: Namer): string {
  const list = doable(asked, n);
  return list.length > 0 ? `, or first ${or(list)}` : '';
}

function settle(asked: Settle, n: Namer): string {
  const pay = `repay the loan of ${asked.amount} with ${n.florins(asked.repay)}`;
  if (asked.extended === null) return `${raised(pay)}: it has been extended once already.`;
  const extend = `extend it and owe ${n.florins(asked.extended)} after the next payday`;
  return asked.canRepay ? `${raised(pay)}, or ${extend}?` : `You cannot ${pay}: ${extend}.`;
}

function doing(line: ActionLine, n: Namer, place: PlaceName | null): string {
  switch (line.verb) {
    case 'buy':
      return `buy ${n.card(line.card)}`;
    case 'sail':
      return `sail ${n.place(line.city).to}`;
    case 'build':
      return `build ${neutral(line.neutral)}${place?.at ?? 'here'}`;
    case 'reopen':
      return `reopen a ${neutral(line.neutral)}house ${place?.at ?? 'here'}`;
    case 'fortress':
      return `fortress ${place?.at ?? 'here'}`;
    case 'loan':
      return `take a loan of ${line.amount}`;
    case 'repay':
      return `repay the loan of ${line.amount}`;
    case 'extend':
      return `extend the loan of ${line.amount}`;
    case 'pirate-free':
      return `send the pirate ${n.place(line.city).to}, free`;
    case 'pirate-florins':
      return `send the pirate ${n.place(line.city).to} for money`;
    case 'pirate-card':
      return `send the pirate ${n.place(line.city).to} by card`;
    case 'pirate-anchor':
      return `anchor the pirate at berth ${line.berth}`;
    case 'starter':
      return `${n.seat(line.chosen)} starts`;
    case 'end':
      return 'end turn';
    case 'pass':
      return 'pass';
  }
}

const card = (data: JsonObject, n: Namer): string => cardIn(data, n) ?? 'That card';

function what({ thing }: Dear): string {
  if (thing === null) return 'This';
  if ('card' in thing) return thing.card;
  if (thing.deed === 'pirate') return `Sending the pirate ${thing.city.to}`;
  return `A ${thing.deed === 'build' ? 'house' : 'fortress'} ${thing.city.at}`;
}

const whereabouts = (from: PlaceName | null): string => (from === null ? 'is not at sea yet' : `is ${from.at}`);

function noVoyage(d: JsonObject, n: Namer): string | null {
  const lost = outOfPlaceIn(d, n);
  if (lost)
    return `Your ship ${whereabouts(lost.from)}: ${lost.card} can be played only ${enOr(lost.ends.map(({ at }) => at))}.`;
  const pirate = cardIn(d, n, 'pirate');
  if (pirate !== null) return `${pirate} does not take the pirate ${placeIn(d, n, 'to', 'to that city')}.`;
  const needs = needsIn(d, n);
  if (!needs) return null;
  const cards = [
    ...(needs.own ? [`a card ${needs.city.of}`] : []),
    ...(needs.link === null ? [] : [`the card ${needs.link}`]),
    ...(needs.seals === null ? [] : [`a card with at least ${many(needs.seals, 'seal')}`]),
  ];
  const ship = `Your ship ${whereabouts(needs.from)}`;
  if (cards.length === 0) return `${ship}: no card leads from there ${needs.city.to}; sail to another city first.`;
  return `${ship}: ${needs.city.to} you need ${enOr(cards)}, and none is open or in your hand.`;
}

function tooDear(d: JsonObject, n: Namer): string | null {
  const dear = dearIn(d, n);
  if (!dear) return null;
  const { price, cash, thing } = dear;
  return `${what(dear)} costs ${n.florins(price)}; you have ${cash}${thing === null ? '' : `, ${price - cash} too few`}.`;
}

/** Why something cannot be done; the data is used where it is given. */
const refusals: RefusalWords = {
  'no-such-card': () => 'There is no such card.',
  'card-not-open': (d, n) => `${card(d, n)} is not open.`,
  'not-in-hand': (d, n) => `${card(d, n)} is not in your hand.`,
  'cannot-afford': (d, n) => tooDear(d, n) ?? 'You don’t have enough florins for this.',
  'not-reachable': (d, n) =>
    noVoyage(d, n) ?? `No card takes your ship ${placeIn(d, n, 'to', 'to that city')} from here.`,
  'same-place': (d, n) => `Your ship is ${placeIn(d, n, 'at', 'in that city')} already.`,
  'no-free-berth': (d, n) =>
    `No berth is free ${placeIn(d, n, 'at', 'in that city')}${d.on === true ? ', and you have no card to sail on from there' : ''}.`,
  'not-anchored': (d, n) =>
    'city' in d
      ? `No berth was free for your ship ${placeIn(d, n, 'at', '')}: sail on to a city with a free one.`
      : 'Your ship must be anchored in a city for this: sail to one with a free berth.',
  'needs-destination-card': (d, n) => noVoyage(d, n) ?? 'From here only the card of the city itself takes you there.',
  'already-acted': () => 'You have already built this turn.',
  'too-late-to-sail': () => 'After building your ship stays for this turn.',
  'act-first': ({ step }) => {
    if (step === 'settle') return 'Decide about your loans first.';
    if (step === 'starter') return 'First choose who starts the next phase.';
    return 'Build, reopen a house or put up a fortress before you end the turn; or take a loan.';
  },
  'wrong-site': (d) => {
    const site = siteIn(d);
    if (site === null) return 'Another site comes first here.';
    if (site.deed === 'fortress') return `The next fortress here goes on fortress site ${site.next}.`;
    return `${site.deed === 'reopen' ? 'Reopen' : 'Build'} on site ${enOr(site.sites)} first.`;
  },
  'three-in-a-row': () => 'That would make four houses of yours in a row; three is the most.',
  'four-in-a-row': () => 'That would make five houses of your two colours in a row; four is the most.',
  'city-full': (d, n) => `All twelve sites ${placeIn(d, n, 'of', 'of this city')} are taken.`,
  'no-house-left': () => 'You have no house of this colour left in your stock for this phase.',
  'main-must-exceed-neutral': () => 'You must keep more houses of your own colour than neutral ones in stock.',
  'nothing-shut': (d, n) => {
    const owner = figureIn(d, 'owner');
    return owner === null
      ? 'You have no shut house here that could be reopened.'
      : `That is ${n.seat(owner)}’s house: you can reopen only your own.`;
  },
  'never-reopens': () => 'A house shut here is out of the game and never comes back.',
  'one-fortress-a-city': (d, n) => `You have a fortress ${placeIn(d, n, 'at', 'in this city')}; one is the most.`,
  'no-fortress-site': (d, n) => `No site for a fortress is free ${placeIn(d, n, 'at', 'in this city')}.`,
  'no-fortress-left': () => 'You have no fortress left in your stock for this phase.',
  'first-round': () => 'There are no loans in the first round.',
  'loan-turn-is-only-a-loan': () => 'A loan is the whole turn: undo what you bought or sailed first.',
  'no-such-loan': () => 'No loan of this kind is left.',
  'already-extended': () => 'This loan has been extended once; now it must be repaid.',
  'not-the-poorest': () => 'Only the poorest chooses who starts.',
  'pirate-moved': () => 'The pirate has already made this voyage this turn.',
  'pirate-owed': () => 'The pirate ship comes first: send it somewhere, or anchor it.',
  'pirate-fixes-ship': () => 'After the free voyage of the pirate your ship stays for this turn.',
  'pirate-same-city': () => 'The pirate must go to a different city.',
  'no-pirate': () => 'There is no pirate in this match.',
  'nothing-to-pass-for': () => 'You can still do something; pass only when nothing is left.',
  'dead-end': (d, n) => {
    const [left, least, bought] = [figureIn(d, 'left'), figureIn(d, 'least'), cardIn(d, n)];
    if (left === null || bought === null) return tooDear(d, n) ?? 'After this you couldn’t finish your turn.';
    return `After buying ${bought} you would have ${n.florins(left)}, and ${least === null ? 'nothing you could build' : `the cheapest building within reach takes ${least}`}.`;
  },
};

const at = (places: readonly PlaceName[]): string => enAnd(places.map((place) => place.at));

function part(one: PaysPart): string {
  if (one.from === 'spread') return `${one.amount} for the spread`;
  return `${one.amount} for ${one.from === 'majority' ? 'the majority' : 'the fortress'} ${one.city.at}`;
}

const en = {
  /** A short name for an action, as it stands within a sentence: "sail to Napoli". `place` is where the ship lies; null where that is nowhere. */
  doing,
  /** The one sentence that says what is asked of a player. */
  asked: (asked: Prompt, n: Namer): string => {
    if (asked.step === 'turn') return inTurn(asked, n);
    return asked.step === 'settle' ? settle(asked, n) : 'You are the poorest: who starts the next phase?';
  },
  chanceDeals: 'New cards are being turned up.',
  /** Several actions as one, each as `doing` names it: "Buy Napoli, then sail to Napoli". */
  steps: (list: readonly string[]): string => raised(list.join(', then ')),
  wayWith: (card: string): string => `by ${card}`,
  /** What a plan ends with, as it stands within a sentence: "build on site 7". */
  deed: ({ deed, site, neutral: isNeutral }: Pick<Plan, 'deed' | 'site' | 'neutral'>): string => {
    if (deed === 'fortress') return 'put up a fortress';
    return `${deed === 'build' ? 'build' : 'reopen'} ${isNeutral ? 'a neutral house ' : ''}on site ${site}`;
  },
  /** A plan by its city and that: "Napoli: build on site 7". */
  planFor: (city: PlaceName, deed: string): string => `${city.name}: ${deed}`,
  /** Steps one after the other, within a sentence: "buy Napoli (1 seal), sail to Napoli". */
  inOrder: (steps: readonly string[]): string => steps.join(', '),
  /** By how much the next payday grows: "payday +4". */
  paydayGrows: (florins: number): string => `payday ${florins < 0 ? '−' : '+'}${Math.abs(florins)}`,
  /** Another way to do what is drafted. */
  otherWay: (steps: string): string => `Instead: ${steps}`,
  /** A fortress as what a plan ends with, in one word, within a sentence. */
  fortress: 'fortress',
  /** How a site is offered among others: "Site 2", and what the payday gains by it. */
  choiceOfSite: ({ deed, site, neutral: isNeutral }: Pick<Plan, 'deed' | 'site' | 'neutral'>): string => {
    if (deed === 'fortress') return 'Fortress';
    return `${deed === 'reopen' ? 'Reopen' : isNeutral ? 'Neutral' : 'Site'} ${site}`;
  },
  /** What is left, and that nothing is final yet. */
  keepsAndUndo: (cash: string): string => `You keep ${cash}. Nothing is final until you end the turn.`,
  berthAt: (berth: number): string => `berth ${berth}`,
  siteOf: (city: PlaceName, site: number): string => `${city.name}, site ${site}`,
  fortressSiteOf: (city: PlaceName, site: number): string => `${city.name}, fortress site ${site}`,
  berthOf: (city: PlaceName, berth: number): string => `${city.name}, berth ${berth}`,
  loanOf: (amount: number): string => `Loan of ${amount}`,
  pirate: 'The pirate ship',
  onSite: (action: string, site: number): string => `${action}, site ${site}`,
  decide: 'Back to the question',
  actFirst: 'build first',
  pirateFirst: 'pirate first',
  /** Said in the very first turn, before anything has been done. */
  firstSteps: 'The tags say what a house in each city costs this turn. Nothing is final until you end the turn.',
  shuts: (owner: string, isNeutral: boolean, site: number): string =>
    `Shuts ${owner}’s ${isNeutral ? 'neutral ' : ''}house on site ${site}.`,
  leavesTheGame: (owner: string, site: number): string => `${owner}’s house on site ${site} leaves the game.`,
  pays: (who: string, amount: string): string => `${who} pays you ${amount}.`,
  paidAtOnce: (amount: string): string => `Pays you ${amount} now.`,
  waysLeft: (count: number): string => `${many(count, 'way')}: pick one next.`,
  /** What was said within a sentence, as one of its own. */
  sentence: (text: string): string => `${raised(text)}.`,
  /** There are so many ways to do a thing, of which the cheapest is told. */
  waysThere: (count: number): string => `${many(count, 'way')}; this one is the cheapest.`,
  passesThrough: 'No free berth: you pass through and must sail on.',
  effect: (name: string, florins: number): string => `${name} ${florins > 0 ? '+' : '−'}${Math.abs(florins)}`,
  effects: (list: readonly string[]): string => `At payday: ${list.join(', ')}.`,
  endsYourTurn: 'A loan is the whole turn.',
  refusals,
  /** What is told when somebody asks by a key. */
  told: {
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

/** What acting says: what is asked, what a thing would do, and why it cannot be done. */
export type TurnWords = typeof en;

/** What acting says: what is asked, what a thing would do, and why it cannot be done, in the reader's language. */
export const turnWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
