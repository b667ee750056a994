import type { JsonObject } from '@levante/contract';
import type { Namer } from './namer.ts';
import { cardIn, figureIn, placeIn } from './refusal-data.ts';
import type { RefusalWords } from './words.ts';

const card = (data: JsonObject, n: Namer): string => cardIn(data, n) ?? 'That card';

/** Reasons in words for what these rules refuse; the data is used where they give it. */
export const enOwnRefusals: RefusalWords = {
  'no-such-card': () => 'There is no such card.',
  'card-not-open': (d, n) => `${card(d, n)} does not lie open.`,
  'not-in-hand': (d, n) => `${card(d, n)} is not in your hand.`,
  'cannot-afford': (d, n) => {
    const price = figureIn(d, 'price');
    const cash = figureIn(d, 'cash');
    if (price === null) return 'You have not enough florins for this.';
    return `This costs ${n.florins(price)}${cash === null ? '' : `; you have ${cash}`}.`;
  },
  'not-reachable': (d, n) => `No card takes your ship from where it lies ${placeIn(d, n, 'to', 'to that city')}.`,
  'same-place': (d, n) => `Your ship is ${placeIn(d, n, 'at', 'in that city')} already.`,
  'no-free-berth': (d, n) => `No berth is free ${placeIn(d, n, 'at', 'in that city')}.`,
  'not-anchored': () => 'Your ship must be anchored in a city for this: sail to one with a free berth.',
  'needs-destination-card': () => 'From here only the card of the city itself takes you there.',
  'already-acted': () => 'You have already built this turn.',
  'too-late-to-sail': () => 'After building your ship stays for this turn.',
  'act-first': () => 'Build, reopen a house or put up a fortress before you end the turn; or take a loan.',
  'wrong-site': (d) =>
    figureIn(d, 'next') === null
      ? 'It is the turn of another site here.'
      : `The next one here is site ${figureIn(d, 'next')}.`,
  'three-in-a-row': () => 'That would make four houses of yours in a row; three is the most.',
  'four-in-a-row': () => 'That would make five houses of your two colours in a row; four is the most.',
  'city-full': (d, n) => `All twelve sites ${placeIn(d, n, 'of', 'of this city')} are taken.`,
  'no-house-left': () => 'You have no house of this colour left in your stock for this phase.',
  'main-must-exceed-neutral': () => 'You must keep more houses of your own colour than neutral ones in stock.',
  'nothing-shut': () => 'You have no shut house here that could be reopened.',
  'never-reopens': () => 'A house shut here is out of the game and never comes back.',
  'one-fortress-a-city': () => 'You have a fortress in this city; one is the most.',
  'no-fortress-site': () => 'No site for a fortress is free in this city.',
  'no-fortress-left': () => 'You have no fortress left in your stock for this phase.',
  'first-round': () => 'In the first round of the game nobody gets a loan.',
  'loan-turn-is-only-a-loan': () => 'A loan is the whole turn: take back what you bought or sailed first.',
  'no-such-loan': () => 'No loan of this kind is left.',
  'already-extended': () => 'This loan has been extended once; now it must be repaid.',
  'not-the-poorest': () => 'Only the poorest names who starts.',
  'pirate-moved': () => 'The pirate has made this voyage this turn already.',
  'pirate-owed': () => 'The pirate ship comes first: send it somewhere, or anchor it.',
  'pirate-fixes-ship': () => 'After the free voyage of the pirate your ship stays for this turn.',
  'pirate-same-city': () => 'The pirate must go to another city than it lies in.',
  'no-pirate': () => 'There is no pirate in this match.',
  'nothing-to-pass-for': () => 'There is still something you can do: pass only when nothing is left.',
  'dead-end': () => 'This would leave you nothing you could do to finish the turn.',
};
