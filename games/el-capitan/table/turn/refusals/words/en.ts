import type { JsonObject } from '@levante/contract';
import { enOr, many } from '@levante/table/words/en-grammar.ts';
import type { Namer } from '../../../match/namer.ts';
import type { PlaceName } from '../../../match/places.ts';
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

/** Texts of refusals; data is included where present. */
const en: RefusalWords = {
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
    const left = figureIn(d, 'left');
    const least = figureIn(d, 'least');
    const bought = cardIn(d, n);
    if (left === null || bought === null) return tooDear(d, n) ?? 'After this you couldn’t finish your turn.';
    return `After buying ${bought} you would have ${n.florins(left)}, and ${least === null ? 'nothing you could build' : `the cheapest building within reach takes ${least}`}.`;
  },
};

export default en;
