import { many } from '@levante/table/words/en-grammar.ts';
import type { PlaceName } from '../../match/places.ts';
import { enRank } from '../../match/words/en.ts';

const houses = (count: number): string => many(count, 'house');

const en = {
  /** The value that a city pays by: its next space, or the last one if `site` is null. */
  pays: (city: PlaceName, value: number, site: number | null): string =>
    site === null
      ? `${city.name} pays ${value}, the value of its last space.`
      : `${city.name} pays ${value}, the value of its next space, site ${site}.`,
  /** Payments outside the cities. */
  whole: {
    spread: 'The spread pays for every city with an open house.',
    bonus: 'The bonus cards pay.',
    loans: 'After the last payday every loan is repaid.',
  },
  allPaid: 'Everyone has been paid.',
  /** Reason by rank and open houses. */
  ranked: (rank: number, count: number): string => `${enRank(rank)}, ${houses(count)}`,
  fortress: (whole: boolean): string => (whole ? 'fortress, whole: fullest city' : 'fortress, half'),
  spread: (cities: number): string => `spread, ${many(cities, 'city', 'cities')}`,
  bonus: 'bonus card',
  loan: 'loans repaid',
  nothing: (count: number): string => `${houses(count)}: nothing here`,
  /** Reasons in one word beside a coin. */
  short: { rank: enRank, fortress: (whole: boolean): string => (whole ? 'fortress, whole' : 'fortress, half') },
  before: 'Paid before',
  toCome: 'Still to come',
  /** Coming payments: cities, then the rest. */
  list: (cities: readonly string[], then: readonly string[]): string =>
    [cities.join(', '), then.length === 0 ? '' : `${cities.length > 0 ? 'then ' : ''}${then.join(', then ')}`]
      .filter((part) => part !== '')
      .join('; '),
  steps: { spread: 'Spread', bonus: 'Bonus cards', loans: 'Loans', sums: 'the sums' },
  /** Names within a sentence. */
  within: { spread: 'the spread', bonus: 'the bonus cards', loans: 'the loans' },
  progress: (step: number, of: number): string => `${step} of ${of}`,
  next: (name: string): string => `Next: ${name}`,
  goOn: 'Go on',
  all: 'All at once',
  sums: 'Show the sums',
  pause: 'Pause',
  play: 'Continue automatically',
  speed: 'Speed',
  paid: 'paid',
  payment: (name: string, amount: number): string => `${name} ${amount > 0 ? '+' : '−'}${Math.abs(amount)}`,
  space: 'space',
  countingSpace: (value: number): string => `the space that counts: ${value}`,
  payMajority: (houses: number): string => `majority, ${many(houses, 'house', 'houses')}`,
  paySecond: (houses: number): string => `second, ${many(houses, 'house', 'houses')}`,
  payFortress: (whole: boolean): string => (whole ? 'fortress, among the fullest cities' : 'fortress, half the value'),
  /** Reasons in one word, with shorter forms. */
  payWord: { first: 'majority', second: 'second', fortress: 'fortress' },
  payShort: { first: '1st', second: '2nd', fortress: 'fort' },
  noPay: 'No one is paid.',
  paydayHere: 'Payday here',
  reasons: {
    spread: (cities: number): string => many(cities, 'city', 'cities'),
    majority: (_city: string, rank: number): string => enRank(rank),
    fortress: (_city: string, whole: boolean): string => (whole ? 'fortress, whole' : 'fortress, half'),
    bonus: 'bonus card',
    building: (_city: string): string => 'for building',
  },
  total: 'Total',
  item: 'For',
};

export default en;

export type PaydayWords = typeof en;
