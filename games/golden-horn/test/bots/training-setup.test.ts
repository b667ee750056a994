import { Random } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { goldenHornTraining as setup } from '../../bots/training-setup.ts';

describe('the training of Golden Horn', () => {
  it('draws options with two and four players, and with both rulesets', () => {
    const random = new Random(1);
    const drawn = Array.from({ length: 300 }, () => setup.options([2, 4], random));
    const count = (holds: (one: (typeof drawn)[number]) => boolean): number => drawn.filter(holds).length;
    expect(count(({ players }) => players === 2)).toBeGreaterThan(110);
    expect(count(({ players }) => players === 4)).toBeGreaterThan(110);
    expect(Math.abs(count(({ ruleset }) => ruleset === 'as-described') - 200)).toBeLessThan(40);
    expect(new Set(drawn.map(({ ruleset }) => ruleset)).size).toBe(2);
  });

  it('makes weights of the network’s size, samples to train with, and bots that finish a match', () => {
    const random = new Random(3);
    const weights = setup.fresh(random);
    expect(weights.length).toBe(setup.weightCount);
    const options = setup.plain(2);
    const config = { explorationRate: 0.05, noise: 0.02, lambda: 0.98, every: 4 };
    const samples = setup.samples(weights, options, config, random);
    expect(samples.length).toBeGreaterThan(3);
    expect(setup.trainer(weights).step(samples, 0.001)).toBeGreaterThan(0);
    const { fault } = setup
      .bots(weights)
      .playMatch({ options, levels: ['greedy', setup.opponent], seed: 1, record: false });
    expect(fault).toBeNull();
  });
});
