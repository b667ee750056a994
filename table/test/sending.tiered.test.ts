import { length } from '@levante/testkit/tier';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../src/ui/settings.ts';
import { World } from './lib/faulty-network.ts';

const RUNS = length({ quick: 300, slow: 10_000, long: 50_000 });
const STEPS = 60;

beforeEach(() => {
  vi.useFakeTimers();
  change({ speed: 'skip', confirmEnd: false });
});
afterEach(() => {
  change({ sendPlans: false });
  vi.useRealTimers();
});

/** Lets pending promises go on. */
async function settle(): Promise<void> {
  for (let i = 0; i < 12; i++) await null;
}

/** Moves on to `at`, timer by timer. */
async function until(at: number): Promise<void> {
  const stop = setTimeout(() => {}, Math.max(0, at - Date.now()));
  while (Date.now() < at) {
    vi.advanceTimersToNextTimer();
    await settle();
  }
  clearTimeout(stop);
}

async function failuresOf(seed: number): Promise<readonly string[]> {
  change({ sendPlans: seed % 3 === 0 });
  const world = new World(seed);
  await settle();
  for (let i = 0; i < STEPS; i++) {
    world.step();
    await settle();
    await until(Date.now() + world.random.below(world.random.below(8) === 0 ? 8000 : 400));
  }
  world.mend();
  await settle();
  await until(Date.now() + 120_000);
  world.close();
  vi.clearAllTimers();
  return world.failures.map((failure) => `seed ${seed}: ${failure}`);
}

describe('a turn that is sent through a network with random faults', () => {
  it(`is committed exactly once as confirmed, and is reported correctly on the page, in ${RUNS} runs`, async () => {
    for (let seed = 1; seed <= RUNS; seed++) expect(await failuresOf(seed)).toEqual([]);
  });
});
