import { many } from '@levante/table/words/en-plural.ts';
import { enRank } from './en-rank.ts';
import type { PaydayWords } from './payday-words.ts';

const houses = (count: number): string => many(count, 'house');

export const enPayday: PaydayWords = {
  pays: (city, value, site) =>
    site === null
      ? `${city.name} pays ${value}, the value of its last space.`
      : `${city.name} pays ${value}, the value of its next space, site ${site}.`,
  whole: {
    spread: 'The spread pays for every city with an open house.',
    bonus: 'The bonus cards pay.',
    loans: 'After the last payday every loan is repaid.',
  },
  allPaid: 'Everyone has been paid.',
  ranked: (rank, count) => `${enRank(rank)}, ${houses(count)}`,
  fortress: (whole) => (whole ? 'fortress, whole: fullest city' : 'fortress, half'),
  spread: (cities) => `spread, ${many(cities, 'city', 'cities')}`,
  bonus: 'bonus card',
  loan: 'loans repaid',
  nothing: (count) => `${houses(count)}: nothing here`,
  short: { rank: enRank, fortress: (whole) => (whole ? 'fortress, whole' : 'fortress, half') },
  before: 'Paid before',
  toCome: 'Still to come',
  list: (cities, then) =>
    [cities.join(', '), then.length === 0 ? '' : `${cities.length > 0 ? 'then ' : ''}${then.join(', then ')}`]
      .filter((part) => part !== '')
      .join('; '),
  steps: { spread: 'Spread', bonus: 'Bonus cards', loans: 'Loans', sums: 'the sums' },
  within: { spread: 'the spread', bonus: 'the bonus cards', loans: 'the loans' },
  progress: (step, of) => `${step} of ${of}`,
  next: (name) => `Next: ${name}`,
  goOn: 'Go on',
  all: 'All at once',
  sums: 'Show the sums',
  pause: 'Pause',
  play: 'Continue automatically',
  speed: 'Speed',
  paid: 'paid',
  said: (what, payments) => `${what} ${payments.join(', ')}.`,
  payment: (name, amount) => `${name} ${amount > 0 ? '+' : '−'}${Math.abs(amount)}`,
  space: 'space',
};
