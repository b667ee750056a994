import { ActionBuffer, Random } from '@levante/contract';
import { length } from '@levante/testkit/tier';
import { describe, expect, it } from 'vitest';
import { elCapitan, RECONSTRUCTED } from '../rules/index.ts';
import { DESCENDING, differences, FREE, type Kind, kindOfPosition, positions } from './dead-end-definition.ts';
import { scarce } from './scarce-position.ts';

/** Maximum positions the definition may visit per comparison; longer ones are left to `compare-dead-ends.ts`. */
const MAX_POSITIONS = length({ quick: 2000, slow: 6000 });
/** Number of positions compared per table, and a minimum of adversarial ones among them. */
const WITHOUT = length({
  quick: { compared: 40, hurting: 6 },
  slow: { compared: 60, hurting: 10 },
  long: { compared: 120, hurting: 20 },
});
const WITH = length({
  quick: { compared: 50, hurting: 5 },
  slow: { compared: 75, hurting: 7 },
  long: { compared: 150, hurting: 15 },
});
/** Maximum number of positions compared per match, for variety. */
const A_MATCH = 40;
/** Number of scarce positions compared per table. */
const SCARCE = length({ quick: 120, slow: 300, long: 600 });
/** Sampling rate by kind: one in this many positions is compared. */
const ONE_IN: { readonly [kind in Kind]: number } = { sea: 4, hoard: 4, owed: 1, poor: 20, plain: 60 };

/** Compares `count` legal lists with the definition; returns the number of positions of each kind. */
function compare(options: readonly [number, readonly string[], typeof RECONSTRUCTED], seed: number, count: number) {
  const [players, cities, board] = options;
  const random = new Random(seed);
  const kinds = new Map<Kind, number>();
  let compared = 0;
  while (compared < count) {
    let left = A_MATCH;
    for (const { state, legal } of positions(players, cities, board, random)) {
      const kind = kindOfPosition(state);
      if (compared === count || left === 0) break;
      if (random.below(ONE_IN[kind]) > 0) continue;
      const found = differences(state, legal, MAX_POSITIONS);
      if (!found) continue;
      expect(found).toEqual([]);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      compared += 1;
      left -= 1;
    }
  }
  return kinds;
}

/** Compares the legal lists of scarce positions; counts those without loan cards, and with ship and pirate in one city. */
function compareScarce(options: readonly [number, readonly string[], typeof RECONSTRUCTED], seed: number) {
  const [players, cities, board] = options;
  const random = new Random(seed);
  const buffer = new ActionBuffer();
  const found = { compared: 0, withoutLoans: 0, together: 0 };
  while (found.compared < SCARCE) {
    for (const { state: reached } of positions(players, cities, board, random)) {
      if (found.compared === SCARCE) break;
      const state = random.below(20) === 0 ? scarce(reached, random) : null;
      if (!state) continue;
      elCapitan.legal(state, buffer);
      const legal = Array.from({ length: buffer.length }, (_, i) => buffer.at(i));
      const differing = differences(state, legal, MAX_POSITIONS);
      if (!differing) continue;
      expect(differing).toEqual([]);
      found.compared += 1;
      if (state.loanCards.every((count) => count === 0)) found.withoutLoans += 1;
      if (state.shipAt[state.seat] === state.pirateCity) found.together += 1;
    }
  }
  return found;
}

describe('the legal list agrees with the definition of the dead-end rule (EC-3.4)', () => {
  it.each([
    ['no extra city', 3, [], RECONSTRUCTED],
    ['two players', 2, [], RECONSTRUCTED],
    ['Lisboa', 4, ['LIS'], RECONSTRUCTED],
    ['Porto and Lisboa', 5, ['POR', 'LIS'], DESCENDING],
  ] as const)('in positions without the pirate: %s', (_, players, cities, board) => {
    const kinds = compare([players, cities, board], 7 + players, WITHOUT.compared);
    expect(kinds.get('poor')).toBeGreaterThan(WITHOUT.hurting);
  });

  it.each([
    ['the pirate', 3, ['CAN'], RECONSTRUCTED],
    ['two players', 2, ['CAN'], RECONSTRUCTED],
    ['five players and all extra cities', 5, ['POR', 'LIS', 'CAN'], RECONSTRUCTED],
    ['Lisboa', 4, ['LIS', 'CAN'], RECONSTRUCTED],
    ['cheaper further berths', 4, ['POR', 'CAN'], DESCENDING],
    ['cards and pirate moves for nothing', 3, ['POR', 'LIS', 'CAN'], FREE],
  ] as const)('in positions with the pirate: %s', (_, players, cities, board) => {
    const kinds = compare([players, cities, board], 70 + players, WITH.compared);
    expect((kinds.get('sea') ?? 0) + (kinds.get('hoard') ?? 0)).toBeGreaterThan(WITH.hurting);
  });

  it.each([
    ['two players', 2, ['CAN'], RECONSTRUCTED],
    ['three players and all extra cities', 3, ['POR', 'LIS', 'CAN'], RECONSTRUCTED],
    ['cheaper further berths', 4, ['CAN'], DESCENDING],
  ] as const)('in positions with few florins, cards and loans, and the pirate near: %s', (_, players, cities, board) => {
    const { withoutLoans, together } = compareScarce([players, cities, board], 210 + players);
    expect(withoutLoans).toBeGreaterThan(SCARCE / 3);
    expect(together).toBeGreaterThan(SCARCE / 6);
  });
});
