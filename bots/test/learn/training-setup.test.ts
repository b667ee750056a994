import { coinRaceTraining as coinSchool } from '@levante/coin-race/bots';
import { Random } from '@levante/contract';
import { describe, expect, it } from 'vitest';

const config = { explorationRate: 0.05, noise: 0.02, lambda: 0.98, every: 1 };

/** Trains weights on a number of self-play matches of the smallest game. */
function taught(weights: Float32Array, matches: number): Float32Array {
  const random = new Random(1);
  const trainer = coinSchool.trainer(weights.slice());
  for (let match = 0; match < matches; match++) {
    const samples = coinSchool.samples(trainer.weights, coinSchool.options([2, 3], random), config, random);
    if (samples.length > 0) trainer.step(samples, 0.005);
  }
  return trainer.weights;
}

/** Plays two-player matches with alternating seats; returns the number won by the first level. */
function wins(weights: Float32Array, levels: readonly [string, string], matches: number): number {
  const kit = coinSchool.bots(weights);
  let count = 0;
  for (let seed = 0; seed < matches; seed++) {
    const first = seed % 2;
    const { result, fault } = kit.playMatch({
      options: { players: 2, goal: 9 },
      levels: first === 0 ? levels : [levels[1], levels[0]],
      seed,
      record: false,
    });
    expect(fault).toBeNull();
    if (result?.ranks[first] === 1) count += 1;
  }
  return count;
}

describe('a network trained on the smallest game', () => {
  // Random weights may prefer being ahead or behind; start from some with the wrong preference.
  const wrong = [1, 2, 3, 4, 5, 6]
    .map((seed) => coinSchool.fresh(new Random(seed)))
    .find((fresh) => wins(fresh, ['greedy', 'random'], 60) < 24);
  if (!wrong) throw new Error('all of these want to be ahead');
  const weights = taught(wrong, 400);

  it('beats random play, with a greedy bot and with a search', () => {
    // Equally strong bots win 150, with a standard deviation of 9.
    expect(wins(wrong, ['greedy', 'random'], 300)).toBeLessThan(140);
    expect(wins(weights, ['greedy', 'random'], 300)).toBeGreaterThan(210);
    expect(wins(weights, ['search', 'random'], 60)).toBeGreaterThan(42);
  });

  it('gives better chances to a seat that is nearer to the goal', () => {
    const state = { game: 'coin-race', options: { players: 3, goal: 9 }, scores: [7, 2, 4], seat: 1, flip: false };
    const chances = coinSchool.bots(weights).weigh({ view: state, seat: 1, level: 'greedy', seed: 1 });
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
    expect(chances[0]).toBeGreaterThan(chances[2] ?? 1);
    expect(chances[2]).toBeGreaterThan(chances[1] ?? 1);
  });
});

describe('self-play', () => {
  it('gives the same samples for the same seed, and others for another seed', () => {
    const weights = coinSchool.fresh(new Random(2));
    const samples = (seed: number) => coinSchool.samples(weights, coinSchool.plain(3), config, new Random(seed));
    expect(samples(5)).toEqual(samples(5));
    expect(samples(6)).not.toEqual(samples(5));
  });

  it('gives each sample the final scores, and chances of the winner that reach 1 at the end', () => {
    const weights = coinSchool.fresh(new Random(2));
    const samples = coinSchool.samples(weights, coinSchool.plain(2), { ...config, lambda: 0.9 }, new Random(7));
    expect(samples.length).toBeGreaterThan(2);
    const last = samples.at(-1);
    expect(Math.max(...(last?.chances ?? []))).toBe(1);
    const winner = last?.chances.indexOf(1) ?? 0;
    for (const { chances, scores } of samples) {
      expect([...chances].reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
      expect(scores).toEqual(last?.scores);
      expect(Math.max(...scores)).toBe(scores[winner]);
    }
    // Far from the end, the result weighs less than the later evaluations.
    expect(samples[0]?.chances[winner]).toBeLessThan(0.95);
  });
});
