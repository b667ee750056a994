import { expect, it } from 'vitest';
import { Usage } from '../src/bots/usage.ts';

it('usage halves every thirty seconds, whatever is added meanwhile', () => {
  let now = 5000;
  const usage = new Usage(() => now);
  expect([usage.total, usage.isNegligible]).toEqual([0, true]);
  usage.begin(800)(800);
  expect(usage.total).toBe(800);
  now += 30_000;
  expect(usage.total).toBeCloseTo(400);
  usage.begin(100)(100);
  expect(usage.total).toBeCloseTo(500);
  now += 60_000;
  expect(usage.total).toBeCloseTo(125);
  expect(usage.isNegligible).toBe(false);
  now += 7 * 30_000;
  expect(usage.isNegligible).toBe(true);
});

it('running work counts in full until it ends', () => {
  let now = 0;
  const usage = new Usage(() => now);
  const ends = [usage.begin(1000), usage.begin(500)];
  now = 60_000;
  expect([usage.total, usage.isNegligible]).toEqual([1500, false]);
  for (const end of ends) end(40);
  expect(usage.total).toBe(80);
});
