import { Random } from '@levante/contract';
import { expect, it } from 'vitest';
import { lengthOf } from '../../src/learn/features.ts';
import { evaluateNumbers } from '../../src/learn/learned-evaluator.ts';
import { Network, type Shape, weightLayout } from '../../src/learn/network.ts';
import { freshWeights } from '../../src/learn/trainer.ts';

const shape: Shape = { figures: 5, partSize: 3, encoded: 6, hidden: 7 };
const MAX_PARTS = 4;
const SEATS = 3;
const LENGTH = lengthOf({ ...shape, maxParts: MAX_PARTS });

const between = (random: Random): number => random.next() / 0x80000000 - 1;

/** Returns random weights with non-zero biases. */
function weightsOf(random: Random): Float32Array {
  return freshWeights(shape, random).map((weight) => weight + 0.1 * between(random));
}

/** Reference implementation of the forward pass without accumulators. */
function byDefinition(weights: Float32Array, numbers: Float32Array, from: number, parts: number): [number, number] {
  const { figures, partSize, encoded, hidden } = shape;
  const at = weightLayout(shape);
  const w = (i: number): number => weights[i] ?? 0;
  const bent = (x: number): number => (x > 0 ? x : 0.05 * x);
  const inputs = Array.from({ length: figures }, (_, i) => numbers[from + i] ?? 0);
  for (let unit = 0; unit < encoded; unit++) {
    let pooled = 0;
    for (let part = 0; part < parts; part++) {
      let sum = w(at.partBias + unit);
      for (let i = 0; i < partSize; i++) {
        sum += (numbers[from + figures + part * partSize + i] ?? 0) * w(at.part + i * encoded + unit);
      }
      pooled += bent(sum);
    }
    inputs.push(pooled);
  }
  const outputs: [number, number] = [w(at.lastBias), w(at.lastBias + 1)];
  for (let unit = 0; unit < hidden; unit++) {
    const sum = inputs.reduce((all, x, i) => all + x * w(at.second + i * hidden + unit), w(at.secondBias + unit));
    outputs[0] += bent(sum) * w(at.last + unit);
    outputs[1] += bent(sum) * w(at.last + hidden + unit);
  }
  return outputs;
}

it('incremental updates give the same evaluation as a network computed from scratch', () => {
  const random = new Random(3);
  const weights = weightsOf(random);
  const network = new Network(shape, weights, MAX_PARTS, SEATS);
  const numbers = new Float32Array(SEATS * LENGTH);
  let furthest = 0;
  for (let change = 0; change < 5000; change++) {
    for (let i = random.below(4); i >= 0; i--) numbers[random.below(numbers.length)] = between(random);
    const seat = random.below(SEATS);
    network.evaluate(numbers, seat * LENGTH, MAX_PARTS, seat);
    const [strength, score] = byDefinition(weights, numbers, seat * LENGTH, MAX_PARTS);
    furthest = Math.max(furthest, Math.abs(network.strength - strength), Math.abs(network.score - score));
  }
  expect(furthest).toBeLessThan(1e-9);
});

it('a network ignores the numbers after the last part', () => {
  const random = new Random(4);
  const weights = weightsOf(random);
  const numbers = Float32Array.from({ length: LENGTH }, () => between(random));
  const evaluated = (): number => {
    const network = new Network(shape, weights, MAX_PARTS, SEATS);
    network.evaluate(numbers, 0, 2, 0);
    return network.strength;
  };
  const before = evaluated();
  numbers[shape.figures + 2 * shape.partSize] = 9;
  expect(evaluated()).toBe(before);
  numbers[shape.figures + 2 * shape.partSize - 1] = 9;
  expect(evaluated()).not.toBe(before);
});

it('chances add up to 1 and are largest for the strongest seat, even at extreme strengths', () => {
  const random = new Random(5);
  const weights = weightsOf(random).map((weight) => 40 * weight);
  const numbers = Float32Array.from({ length: SEATS * LENGTH }, () => between(random));
  const network = new Network(shape, weights, MAX_PARTS, SEATS);
  const chances = new Float64Array(SEATS);
  evaluateNumbers(network, numbers, LENGTH, MAX_PARTS, chances);
  const strengths = [0, 1, 2].map((seat) => byDefinition(weights, numbers, seat * LENGTH, MAX_PARTS)[0]);
  expect(Math.max(...strengths.map(Math.abs))).toBeGreaterThan(800);
  expect([...chances].reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
  expect(chances.indexOf(Math.max(...chances))).toBe(strengths.indexOf(Math.max(...strengths)));
});

it('a network refuses weights of another shape', () => {
  expect(() => new Network(shape, new Float32Array(10), MAX_PARTS, SEATS)).toThrow(RangeError);
});
