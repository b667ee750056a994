import { enAnd, many } from '@levante/table/words/en-grammar.ts';
import type { PlaceName } from '../../match/places.ts';
import type { LoanTerms, Pay, RouteCard, Skipped, StepWords } from '../lesson-figures.ts';

const florins = (count: number): string => many(count, 'florin');

const en = {
  goal: 'You win with the most money after the third payday.',
  /** The learner's final florins, and the best opponent's. */
  ended: (mine: number, opponent: number): string => `You win with ${florins(mine)}; the next best has ${opponent}.`,
  meanwhile: ({ phase, round, toPhase, toRound, houses, fortresses, loans, paid }: Skipped): string => {
    const turns =
      phase !== toPhase
        ? `Phase ${phase}, round ${round} to phase ${toPhase}, round ${toRound}.`
        : round === toRound
          ? `Round ${round} of phase ${phase}.`
          : `Rounds ${round} to ${toRound} of phase ${phase}.`;
    const done = [
      ...(houses > 0 ? [many(houses, 'house')] : []),
      ...(fortresses > 0 ? [many(fortresses, 'fortress', 'fortresses')] : []),
      ...(loans > 0 ? [many(loans, 'loan')] : []),
    ];
    return `${turns} For you I add ${enAnd(done)}.${paid === null ? '' : ` A payday brings you ${paid}.`}`;
  },
  buy: (cash: number, city: PlaceName, price: number): StepWords => ({
    name: 'How to win',
    title: 'Three phases, three paydays',
    text: `Most money after the third payday wins. You start with ${florins(cash)} and a ship that is still off the map. To sail you need cards; the large ones are destination cards.`,
    task: `buy the ringed card, ${city.name} for ${price}.`,
    learned: 'There are three phases, each with a payday. Most money after the third wins.',
  }),
  sail: (city: PlaceName): StepWords => ({
    name: 'Sail',
    title: 'A destination card goes anywhere',
    text: 'It takes your ship to its city from wherever you are, even from off the map. From a city you may use it as a route instead: one step to a neighbouring city per seal. Once played, a card is gone.',
    task: `click the card in your hand, and your ship sails ${city.to}.`,
    learned: 'A destination card leads to its city from anywhere, or as a route: one step per seal.',
  }),
  /** Price of a house at the first berth and at the next. */
  build: (city: PlaceName, price: number, next: number): StepWords => ({
    name: 'Build',
    title: 'Your berth sets the price',
    text: `You moored first ${city.at}, so a house costs you ${price} there; the next ship pays ${next}. A city’s first house goes on either of the first two spaces, later ones on the next empty space. One house or one fortress, and your turn is over.`,
    task: 'click the ringed space to build.',
    learned: 'A turn: sail if you like, then build once. The number at your berth is the price of a house.',
  }),
  /** Value of the city before and after one more house. */
  value: (city: PlaceName, before: number, after: number): StepWords => ({
    name: 'What it pays',
    title: 'The next empty space sets the pay',
    text: `At a payday each city pays the number after its last house: ${city.name} would pay ${before} now, and ${after} with one more house. Most houses take it all, second place gets half.`,
    task: 'build on the ringed space. You need not sail.',
    learned: 'A city pays the number after its last house: all to most houses, half to second place.',
  }),
  fortress: (city: PlaceName, price: number): StepWords => ({
    name: 'Fortress',
    title: 'A fortress pays you, whoever leads',
    text: `A fortress ${city.at} costs ${price}. At each payday it pays half of what its city pays, or all of it in the city with the most houses. Nobody can shut it, and you get one in each phase.`,
    task: 'click the ringed fortress space.',
    learned: 'A fortress pays half of what its city pays, and nobody can shut it.',
  }),
  loan: (cash: number, small: LoanTerms, large: LoanTerms): StepWords => ({
    name: 'Loans',
    title: 'A loan is a whole turn',
    text: `${florins(cash)} won’t go far. A loan of ${small.amount} costs ${small.repay} after the payday, or ${small.extended} if you extend it to the next; one of ${large.amount} costs ${large.repay}, or ${large.extended}. Your ship goes to the bank, and only a destination card brings it back.`,
    task: 'take the ringed loan.',
    learned: `A loan is a whole turn. ${small.amount} cost ${small.repay}, or ${small.extended} later; ${large.amount} cost ${large.repay}, or ${large.extended} later.`,
  }),
  /** A route through a city with full berths; `price` covers both cards. */
  chain: (from: PlaceName, through: PlaceName, to: PlaceName, price: number): StepWords => ({
    name: 'Full berths',
    title: 'Connection cards, and full berths',
    text: `A connection card joins its two cities, in either direction. Both berths ${through.at} are taken: you can’t stop or build there, but you may sail through. Two cards for ${price} together take you ${from.from} through ${through.name} ${to.to}.`,
    task: 'do what is ringed: buy both cards, sail twice, and build.',
    learned: 'A connection card joins two cities. You can sail through full berths, not stop there.',
  }),
  /** The learner's income from the city before and after the house is built. */
  shut: (city: PlaceName, before: number, after: number): StepWords => ({
    name: 'Shut a house',
    title: 'A dark space shuts a house',
    text: `The next space ${city.at} is dark: building on one shuts the foremost house there, whoever owns it. Here it is a rival’s. A shut house earns nothing until it is reopened. For you ${city.name} would pay ${before} without this house, ${after} with it.`,
    task: 'build on the ringed dark space.',
    learned: 'A house built on a dark space shuts the foremost house, whoever owns it.',
  }),
  payday: ({ phase, cities, spread, majority, fortress, total }: Pay): StepWords => ({
    name: 'Payday',
    title: `The payday of phase ${phase}`,
    text: `Someone had nothing left to build, so the round was played out and everyone is paid. You get ${majority} for majorities, ${fortress} for fortresses, and ${spread} for your spread: open houses in ${cities} cities. That makes ${total}.`,
    task: 'go through the payday, one button after the other.',
    learned: 'When someone has built everything, the round is played out; then comes payday.',
  }),
  debts: (cash: number, owed: number, later: number): StepWords => ({
    name: 'Debts',
    title: 'Now your loans fall due',
    text: `You hold ${florins(cash)}. Repaying costs ${owed} now, extending ${later} after the next payday. Extend: with the money you build houses that pay at both paydays to come. The poorest, debts included, then chooses who starts.`,
    task: 'choose “extend” for each loan, then confirm.',
    learned: 'After a payday each loan is repaid, or extended once for more.',
  }),
  /** Houses per phase, the card whose seals are used, and the next payday before and after. */
  reopen: (
    city: PlaceName,
    houses: number,
    card: RouteCard,
    [before, after]: readonly [before: number, after: number],
  ): StepWords => ({
    name: 'Reopen',
    title: 'Open a shut house again',
    text: `In each phase you get ${houses} new houses and a fortress; what stands stays. One of your houses ${city.at} is shut. With your ship there, you can put it on the next space for free, as your turn. The next payday then brings you ${after} instead of ${before}.`,
    task: `buy the ringed card, ${card.city.name} for ${card.price}; its ${many(card.seals, 'seal')} take you ${city.to} as a route. There, click your shut house.`,
    learned: 'With your ship in its city a shut house can be reopened for free, as a turn.',
  }),
  /** The last payday, the debts after it, and the remaining cash. */
  last: ({ phase, cities, spread, majority, fortress, bonus, total }: Pay, owed: number, left: number): StepWords => ({
    name: 'The end',
    title: `Phase ${phase}: the last payday`,
    text: `Majorities pay you ${majority}, fortresses ${fortress}, houses in ${cities} cities ${spread}${bonus > 0 ? ` and a bonus of ${bonus}` : ''}: ${total} in all. Every loan must be repaid now; ${owed === 0 ? 'you have none' : `yours cost ${owed}`}. That leaves you ${left}, and most money wins.`,
    task: 'go through the payday, one button after the other.',
    learned: 'After the third payday all loans are repaid, and most money wins.',
  }),
};

export default en;

export type LessonWords = typeof en;
