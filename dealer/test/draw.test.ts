import { Dealer, isDrawable } from '@levante/dealer';
import { expect, it } from 'vitest';

const SEED = '5e'.repeat(32);
const HUGE = 2 ** 32;

const weighted = (...weights: readonly number[]) => ({ actor: '*', actions: weights.map((_, i) => `* ${i}`), weights });

it.each([
  ['no outcomes', weighted()],
  ['weights that add up to 0', weighted(0, 0)],
  ['weights that add up to more than 2^32', weighted(HUGE, 1)],
  ['a negative weight', weighted(-1, 3)],
  ['a weight that is not a whole number', weighted(0.5, 0.5)],
  ['a weight that is not a number', weighted(Number.NaN)],
])('a dealer throws instead of drawing from %s', (_, legal) => {
  expect(isDrawable(legal)).toBe(false);
  expect(() => new Dealer(SEED).draw(legal)).toThrow('no outcome can be drawn');
});

it.each([
  ['a single outcome', weighted(1)],
  ['outcomes of weight 0 beside another', weighted(0, 2, 0)],
  ['weights that add up to 2^32', weighted(HUGE - 1, 1)],
])('a dealer draws from %s', (_, legal) => {
  expect(isDrawable(legal)).toBe(true);
  expect(legal.actions).toContain(new Dealer(SEED).draw(legal));
});
