import type { Seat } from '@levante/contract';
import type { CityCode } from '@levante/el-capitan/rules';
import { formFor, many } from '@levante/table/words/en-grammar.ts';
import { figuresIn } from '@levante/table/words/grammar.ts';
import { type PlaceName, PRINTED_CITIES } from '../places.ts';

const RANKS = ['majority', 'second', 'third', 'fourth', 'fifth'] as const;

/** Returns the name of a rank in a city, from 1. */
export const enRank = (rank: number): string => RANKS[rank - 1] ?? `rank ${rank}`;

const cities: { readonly [code: string]: readonly [name: string, short: string] } = PRINTED_CITIES;

const enBank: PlaceName = {
  name: 'the bank',
  at: 'at the bank',
  to: 'to the bank',
  from: 'from the bank',
  of: 'of the bank',
};

export function enCity(code: string, own: string | null): PlaceName {
  const name = own ?? cities[code]?.[0] ?? code;
  return { name, at: `in ${name}`, to: `to ${name}`, from: `from ${name}`, of: `of ${name}` };
}

const figures = figuresIn('en');

const names = {
  bank: enBank,
  /** Name of a city by its code; `own` is a board file's name if it differs. */
  city: enCity,
  seatWithoutName: (seat: Seat): string => `Seat ${seat + 1}`,
  card: (city: string, seals: number): string => `${city} (${many(seals, 'seal')})`,
  florins: (amount: number): string => `${figures(amount)} ${formFor(amount, 'florin')}`,
};

/** Words that names are built from. */
export type NamerWords = typeof names;

/** Parts of a site's accessible name. */
export interface SiteWords {
  readonly city: string;
  readonly site: number;
  readonly value: number;
  /** Name of the house's owner. */
  readonly owner: string | null;
  readonly neutral: boolean;
  /** Building there shuts a house. */
  readonly shuts: boolean;
  readonly next: boolean;
  readonly counts: boolean;
}

const florins = (amount: number): string => many(amount, 'florin', 'florins');

const list = (parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(', ');

const en = {
  names,
  city: (code: CityCode): string => PRINTED_CITIES[code][0],
  /** Short form: `Const.` */
  cityShort: (code: CityCode): string => PRINTED_CITIES[code][1],
  florins,

  chart: 'Chart',
  now: 'now',
  unbuilt: 'unbuilt',
  nextShut: 'next shut',
  cityLabel: (city: string, value: number | null, nextShut: string | null, ships: readonly string[]): string =>
    list([
      city,
      value === null ? 'unbuilt' : `${value} now`,
      nextShut !== null && `next shut: a house of ${nextShut}`,
      ships.length > 0 && `in harbour: ${ships.join(' and ')}`,
    ]),
  site: ({ city, site, value, owner, neutral, shuts, next, counts }: SiteWords): string =>
    list([
      city,
      `site ${site}`,
      `worth ${value}`,
      owner !== null && (neutral ? `neutral house of ${owner}` : `house of ${owner}`),
      shuts && 'building here shuts a house',
      next && 'next site',
      counts && 'this value counts now',
    ]),
  lastSpace: (value: number): string => `Last space, worth ${value}, never built on`,
  berth: (city: string, berth: number, price: number, ship: string | null): string =>
    list([city, `berth ${berth}`, `a warehouse costs ${florins(price)}`, ship ?? 'free']),
  pirate: 'the pirate ship',
  fortressSite: (city: string, site: number, price: number, owner: string | null): string =>
    list([
      city,
      `fortress site ${site}`,
      owner === null ? `free, costs ${florins(price)}` : `${florins(price)}, fortress of ${owner}`,
    ]),
  shutHouse: (city: string, owner: string, neutral: boolean): string =>
    `${city}, shut house of ${owner}${neutral ? ' (neutral)' : ''}`,
  shipOf: (name: string): string => `${name}’s ship`,
  passing: (name: string): string => `${name}’s ship, passing through: no berth is free`,
  openCity: (city: string): string => `${city}. Open`,
  /** A city with the total price of building there this turn. */
  offeredFrom: (city: string, price: number): string => `${city}, ${florins(price)} to build`,

  signs: 'Key',

  payday: 'Payday',

  bank: 'Bank',
  loan: (amount: number): string => `Loan of ${amount}`,
  loansLeft: (left: number): string => (left === 0 ? 'none left' : `${left} left`),
  loanTerms: (repay: number, extended: number): string => `repay ${repay}, if extended ${extended}`,
  noShipAtBank: 'No ship here',
  spread: 'Spread',
  spreadRow: (cities: number, amount: number, names: readonly string[]): string =>
    `${cities === 0 ? 'Fewer cities' : many(cities, 'city', 'cities')}: ${florins(amount)}${names.length > 0 ? `: ${names.join(', ')}` : ''}`,
  fewerThan: (cities: number): string => `<${cities}`,
  bonusLeft: (cities: number): string => `first to ${cities}:`,
  noBonusLeft: 'no bonus card left',

  levant: 'Levante',
  /** Distance across the water. */
  steps: (count: number): string => many(count, 'step', 'steps'),
  atBank: 'at the bank',
  notAtSea: 'not at sea yet',
  cash: 'Cash: ',
  warehouses: (count: number): string => many(count, 'warehouse in stock', 'warehouses in stock'),
  neutrals: (count: number): string => many(count, 'neutral house in stock', 'neutral houses in stock'),
  fortresses: (count: number): string => many(count, 'fortress in stock', 'fortresses in stock'),
  cards: (count: number): string => many(count, 'card', 'cards'),
  cities: (count: number): string => `houses in ${many(count, 'city', 'cities')}`,
  paydayBrings: 'payday',
  owes: 'owes',
  thisPayday: 'this payday',
  noLoans: 'no loans',
  bonusCard: (amount: number): string => `Bonus card: ${florins(amount)} at the last payday`,
  playing: ', whose turn it is',

  openCards: 'Open cards',
  hand: 'Your hand',
  handOf: (name: string): string => `${name}’s hand`,
  emptyHand: 'No card in hand: buy one of the open cards.',
  turnedUpLater: 'turned up after this turn',
  noCardLeft: 'no card left',
  destination: (city: string, seals: number): string => `${city}, or a route of ${many(seals, 'step', 'steps')}`,
  cardPrice: (label: string, price: number): string => `${label}, ${florins(price)}`,

  tabs: { cards: 'Cards', hand: 'Hand', bank: 'Bank', log: 'Log' },
};

export default en;

export type TableWords = typeof en;
