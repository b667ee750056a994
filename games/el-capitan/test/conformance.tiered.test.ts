import { type BookedAction, bookedScenarios, bookFault, conformance, movingTypes } from '@levante/testkit';
import { length } from '@levante/testkit/tier';
import { describe, expect, it } from 'vitest';
import { elCapitan, elCapitanProof } from '../rules/index.ts';
import { optionsFor, playRandomly } from './play.ts';

const SCENARIOS = new URL('../../../records/scenarios/el-capitan/', import.meta.url);
const { ledger } = elCapitanProof;

describe('El Capitán', () => {
  it('keeps the contract with every number of players and set of extra cities', () => {
    const plan = { game: elCapitan, ...elCapitanProof, seed: 11, matches: 32, thin: length({ quick: 15, slow: 5 }) };
    expect(conformance(plan)).toEqual([]);
  });

  it('has a journal that adds up in every scenario', () => {
    const booked = [...bookedScenarios(elCapitan, ledger, SCENARIOS)];
    expect(booked.flatMap((one) => bookFault(ledger, one) ?? [])).toEqual([]);
    expect(booked.flatMap(({ facts }) => facts).length).toBeGreaterThan(60);
  });

  it('has a ledger that notices the loss of any fact that moves something', () => {
    const missed = new Set<string>();
    const look = (one: Pick<BookedAction, 'facts' | 'before'>): void => {
      for (const type of movingTypes(ledger, one)) missed.add(type);
    };
    for (const one of bookedScenarios(elCapitan, ledger, SCENARIOS)) look(one);
    for (const seed of [1, 2, 3]) {
      playRandomly(optionsFor(3, ['CAN', 'POR']), seed, ({ state, step }) =>
        look({ before: ledger.count(state), facts: step() }),
      );
    }
    expect([...missed].sort()).toEqual([
      'bonus-won',
      'bought',
      'fortress-built',
      'house-built',
      'house-gone',
      'house-reopened',
      'house-shut',
      'income',
      'loan-extended',
      'loan-repaid',
      'loan-taken',
      'paid',
      'pile-renewed',
      'pirate-anchored',
      'pirate-sailed',
      'revealed',
      'sailed',
      'ship-moved',
      'supplied',
    ]);
  });
});
