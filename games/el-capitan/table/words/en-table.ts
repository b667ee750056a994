import { many } from '@levante/table/words/en-plural.ts';
import { PRINTED_CITIES } from './printed-cities.ts';
import type { TableWords } from './table-words.ts';

const florins = (amount: number): string => many(amount, 'florin', 'florins');
const list = (parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(', ');

/** The table's words in English. */
export const enTable: TableWords = {
  city: (code) => PRINTED_CITIES[code][0],
  cityShort: (code) => PRINTED_CITIES[code][1],
  florins,
  you: 'you',

  chart: 'Chart',
  now: 'now',
  unbuilt: 'unbuilt',
  nextShut: 'next shut',
  cityLabel: (city, value, nextShut, ships) =>
    list([
      city,
      value === null ? 'unbuilt' : `${value} now`,
      nextShut !== null && `next shut: a house of ${nextShut}`,
      ships.length > 0 && `in harbour: ${ships.join(' and ')}`,
    ]),
  site: ({ city, site, value, owner, neutral, shuts, next, counts }) =>
    list([
      city,
      `site ${site}`,
      `worth ${value}`,
      owner !== null && (neutral ? `neutral house of ${owner}` : `house of ${owner}`),
      shuts && 'building here shuts a house',
      next && 'next site',
      counts && 'this value counts now',
    ]),
  lastSpace: (value) => `Last space, worth ${value}, never built on`,
  berth: (city, berth, price, ship) =>
    list([city, `berth ${berth}`, `a warehouse costs ${florins(price)}`, ship ?? 'free']),
  pirate: 'the pirate ship',
  fortressSite: (city, site, price, owner) =>
    list([
      city,
      `fortress site ${site}`,
      owner === null ? `free, costs ${florins(price)}` : `${florins(price)}, fortress of ${owner}`,
    ]),
  shutHouse: (city, owner, neutral) => `${city}, shut house of ${owner}${neutral ? ' (neutral)' : ''}`,
  shipOf: (name) => `${name}’s ship`,
  passing: (name) => `${name}’s ship, passing through: no berth is free`,
  openCity: (city) => `${city}. Open`,
  offeredFrom: (city, price) => `${city}, ${florins(price)} to build`,

  signs: 'Signs',

  payday: 'Payday',

  bank: 'Bank',
  loan: (amount) => `Loan of ${amount}`,
  loansLeft: (left) => (left === 0 ? 'none left' : `${left} left`),
  loanTerms: (repay, extended) => `repay ${repay}, if extended ${extended}`,
  noShipAtBank: 'No ship here',
  spread: 'Spread',
  spreadRow: (cities, amount, names) =>
    `${cities === 0 ? 'Fewer cities' : many(cities, 'city', 'cities')}: ${florins(amount)}${names.length > 0 ? `: ${names.join(', ')}` : ''}`,
  fewerThan: (cities) => `<${cities}`,
  bonusLeft: (cities) => `first to ${cities}:`,
  noBonusLeft: 'no bonus card left',

  seas: { inner: ['Mare', 'Internum'], adriatic: 'Adria', levant: 'Levante' },
  steps: (count) => many(count, 'step', 'steps'),

  players: 'Players',
  atBank: 'at the bank',
  notAtSea: 'not at sea yet',
  cash: 'Cash: ',
  warehouses: (count) => many(count, 'warehouse in stock', 'warehouses in stock'),
  neutrals: (count) => many(count, 'neutral house in stock', 'neutral houses in stock'),
  fortresses: (count) => many(count, 'fortress in stock', 'fortresses in stock'),
  cards: (count) => many(count, 'card', 'cards'),
  cities: (count) => `houses in ${many(count, 'city', 'cities')}`,
  paydayBrings: 'payday',
  owes: 'owes',
  thisPayday: 'this payday',
  noLoans: 'no loans',
  bonusCard: (amount) => `Bonus card: ${florins(amount)} at the last payday`,
  playing: ', whose turn it is',
  orderOfPlay: (starter) => `Play runs down the list; ${starter} began the phase.`,

  openCards: 'Open cards',
  hand: 'Your hand',
  handOf: (name) => `${name}’s hand`,
  emptyHand: 'No card in hand: buy one of the open cards.',
  turnedUpLater: 'turned up after this turn',
  noCardLeft: 'no card left',
  destination: (city, seals) => `${city}, or a route of ${many(seals, 'step', 'steps')}`,
  connection: (from, to) => `${from} – ${to}`,
  cardPrice: (label, price) => `${label}, ${florins(price)}`,

  tabs: { cards: 'Cards', hand: 'Hand', bank: 'Bank', log: 'Log' },

  turn: 'Turn',
};
