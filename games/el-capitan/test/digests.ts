import { entryOf, type JsonObject } from '@levante/contract';
import { type DigestedMatch, digests } from '@levante/testkit';
import { CITY_CODES, elCapitan } from '../rules/index.ts';

/** Stored digests of random matches. */
export const DIGESTS = new URL('../../../records/digests/el-capitan.txt', import.meta.url);

const CARDS = ['MAR-3', 'CON-2', 'NAP-2', 'TUN-1', 'ALE-2', 'MAR-VEN', 'VEN-TAN', 'NAP-TUN', 'ATH-ALE'];
const HOUSES = [1, 2, 3, 4, 6, 9, 11, 12].flatMap((site) => [`${site}`, `${site} neutral`]);

/** Actions to try in every turn, legal or not. */
const VERBS: readonly string[] = [
  ...CARDS.flatMap((card) => [`buy ${card}`, `sail ${card} ${card.slice(0, 3)}`, `sail ${card} TAN`]),
  ...CITY_CODES.flatMap((city) => [`sail MAR-3 ${city}`, `pirate card NAP-2 ${city}`]),
  ...CITY_CODES.flatMap((city) => [`pirate free ${city} 1`, `pirate florins ${city} 2`]),
  'pirate free POR 3',
  'pirate florins CAN 1',
  'pirate anchor 1',
  'pirate anchor 2',
  'pirate anchor 3',
  ...HOUSES.flatMap((house) => [`build ${house}`, `reopen ${house}`]),
  'fortress 1',
  'fortress 2',
  'loan 10',
  'loan 16',
  'loan 11',
  'end',
  'pass',
  'repay 10',
  'repay 16',
  'extend 10',
  'extend 16',
  'starter 0',
  'starter 1',
  'starter 4',
];
const REVEALS = CARDS.map((card) => `* reveal ${card}`);

/** Returns the lines to try in a state. */
export function probes({ actor }: JsonObject): readonly string[] {
  if (actor === '*') return [...REVEALS, '0 end', '* pass'];
  return [...VERBS.map((verb) => `${actor} ${verb}`), ...[0, 1, 2, 3, 4].map((seat) => `${seat} end`), ...REVEALS];
}

/** Matches with every number of players, and every extra city in some combination. */
const MATCHES = [
  [2, []],
  [2, ['POR', 'LIS', 'CAN']],
  [3, ['LIS']],
  [3, ['CAN']],
  [4, []],
  [4, ['POR', 'CAN']],
  [5, ['POR', 'LIS']],
] as const;

/** Computes the digests of all matches, seeded by their index. */
export function computeDigests(): readonly DigestedMatch[] {
  return MATCHES.map(([players, cities], seed) => {
    const options = { players, cities };
    return { options, seed, digests: [...digests(entryOf(elCapitan), options, seed, probes)] };
  });
}
