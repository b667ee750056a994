import { type BookedAction, bookedScenarios, bookFault, conformance, movingTypes } from '@levante/testkit';
import { describe, expect, it } from 'vitest';
import { goldenHorn, goldenHornProof } from '../rules/index.ts';
import { optionsFor, playRandomly } from './play.ts';

const SCENARIOS = new URL('../../../records/scenarios/golden-horn/', import.meta.url);
const { ledger } = goldenHornProof;

describe('Golden Horn', () => {
  it('keeps the contract with every number of players and ruleset', () => {
    const plan = { game: goldenHorn, ...goldenHornProof, seed: 11, matches: 24, thin: 2 };
    expect(conformance(plan)).toEqual([]);
  });

  it('has a journal that adds up in every scenario', () => {
    const booked = [...bookedScenarios(goldenHorn, ledger, SCENARIOS)];
    expect(booked.flatMap((one) => bookFault(ledger, one) ?? [])).toEqual([]);
    expect(booked.flatMap(({ facts }) => facts).length).toBeGreaterThan(60);
  });

  it('has a ledger that notices the loss of any fact that moves something', () => {
    const missed = new Set<string>();
    const look = (one: Pick<BookedAction, 'facts' | 'before'>): void => {
      for (const type of movingTypes(ledger, one)) missed.add(type);
    };
    for (const one of bookedScenarios(goldenHorn, ledger, SCENARIOS)) look(one);
    for (const seed of [1, 2, 3]) {
      playRandomly(optionsFor(3, 'as-described'), seed, ({ state, step }) =>
        look({ before: ledger.count(state), facts: step() }),
      );
    }
    expect([...missed].sort()).toEqual([
      'card-drawn',
      'card-played',
      'cube-drawn',
      'loaded',
      'pile-renewed',
      'placed',
      'raided',
      'stepped',
      'unloaded',
    ]);
  });
});
