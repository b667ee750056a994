import { Random } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { lengthOf } from '../../src/learn/features.ts';
import { type Shape, weightLayout } from '../../src/learn/network.ts';
import { freshWeights, type Sample, Trainer } from '../../src/learn/trainer.ts';

const shape: Shape = { figures: 4, partSize: 3, encoded: 5, hidden: 6 };
const MAX_PARTS = 3;
const MAX_SEATS = 4;
const LENGTH = lengthOf({ ...shape, maxParts: MAX_PARTS });

const between = (random: Random): number => random.next() / 0x80000000 - 1;

/** Returns samples with different numbers of seats and parts, and random targets. */
function lessonsOf(random: Random, count: number): Sample[] {
  return Array.from({ length: count }, () => {
    const players = 2 + random.below(3);
    const weights = Array.from({ length: players }, () => 1 + random.below(9));
    const sum = weights.reduce((a, b) => a + b);
    return {
      numbers: Float32Array.from({ length: players * LENGTH }, () => between(random)),
      players,
      parts: 1 + random.below(MAX_PARTS),
      chances: Float64Array.from(weights, (weight) => weight / sum),
      scores: Float64Array.from({ length: players }, () => between(random)),
    };
  });
}

const trainerOf = (weights: Float32Array): Trainer => new Trainer(shape, weights.slice(), MAX_PARTS, MAX_SEATS);

it('the gradient of the loss equals finite differences for every weight', () => {
  const random = new Random(8);
  const samples = lessonsOf(random, 6);
  const weights = freshWeights(shape, random).map((weight) => weight + 0.1 * between(random));
  const trainer = trainerOf(weights);
  trainer.step(samples, 0);
  // After one step, Adam's first moment is a tenth of the gradient.
  const gradient = trainer.memory.mean.map((mean) => 10 * mean);
  const loss = (at: number, value: number): number => {
    const changed = weights.slice();
    changed[at] = value;
    return trainerOf(changed).step(samples, 0);
  };
  expect(gradient.length).toBe(weightLayout(shape).length);
  for (const [i, slope] of gradient.entries()) {
    const below = Math.fround((weights[i] ?? 0) - 0.001);
    const above = Math.fround((weights[i] ?? 0) + 0.001);
    const difference = (loss(i, above) - loss(i, below)) / (above - below);
    expect(Math.abs(difference - slope), `weight ${i}`).toBeLessThan(1e-4 + 0.005 * Math.abs(slope));
  }
});

it('training reduces the loss to near its minimum, the entropy of the target chances', () => {
  const random = new Random(9);
  const samples = lessonsOf(random, 8);
  const trainer = trainerOf(freshWeights(shape, random));
  // The minimum loss is the entropy of the target probabilities.
  const least =
    samples.reduce((sum, { chances }) => sum - chances.reduce((all, p) => all + p * Math.log(p), 0), 0) /
    samples.length;
  const first = trainer.step(samples, 0.01);
  for (let step = 0; step < 600; step++) trainer.step(samples, 0.01);
  const last = trainer.step(samples, 0.01);
  expect(last).toBeGreaterThanOrEqual(least);
  expect(last - least).toBeLessThan(0.1 * (first - least));
});

describe('a trainer that restores the memory of another one', () => {
  const random = new Random(10);
  const samples = lessonsOf(random, 5);
  const first = trainerOf(freshWeights(shape, random));
  for (let step = 0; step < 20; step++) first.step(samples, 0.01);

  it('continues exactly as the other one does, unlike a trainer that restores nothing', () => {
    const { weights, memory } = first;
    const second = trainerOf(weights);
    second.recall(memory);
    const third = trainerOf(weights);
    for (const trainer of [first, second, third]) for (let step = 0; step < 5; step++) trainer.step(samples, 0.01);
    expect(second.weights).toEqual(first.weights);
    expect(second.memory).toEqual(first.memory);
    expect(third.weights).not.toEqual(first.weights);
  });
});
