import { length } from '@levante/testkit/tier';
import { describe, expect, it } from 'vitest';
import { lived } from './lib/lived-world.ts';
import type { NotifierFault } from './lib/remote-store.ts';

const WORLDS = length({ quick: 80, slow: 150, long: 10_000 });
/** Worlds within which a seeded fault is found. */
const MAX_WORLDS = 60;

describe('notifications in simulated time', () => {
  it('reach each channel once, only while they apply and are wanted', async () => {
    const total = new Map<string, number>();
    for (let seed = 1; seed <= WORLDS; seed++) {
      const { counts, faults } = await lived(seed);
      expect([seed, faults.slice(0, 3)]).toEqual([seed, []]);
      for (const [what, count] of Object.entries(counts)) total.set(what, (total.get(what) ?? 0) + count);
    }
    // Guards against worlds in which nothing happened.
    for (const [what, count] of total) expect(count, what).toBeGreaterThan(WORLDS / 50);
  }, 3_600_000);

  it.each<[NotifierFault, RegExp]>([
    ['event-first', /did not reach/],
    ['no-lease', /although its answer is known/],
    ['no-renewal', /although its answer is known|less than an hour after/],
    ['lost-lease', /although its answer is known/],
    ['new-key', / again as /],
    ['stale-turn', /turn \S+ was over/],
    ['stale-started', /started \S+ was over/],
    ['stale-invited', /invited \S+ was over/],
    ['stale-proposed', /proposed \S+ was over/],
    ['stale-replaced', /replaced \S+ was over/],
    ['no-close', /was not closed/],
  ])('report a seeded fault: %s', async (fault, found) => {
    const faults: string[] = [];
    for (let seed = 1; seed <= MAX_WORLDS && !faults.some((one) => found.test(one)); seed++) {
      faults.push(...(await lived(seed, { fault })).faults.map(String));
    }
    expect(faults.filter((one) => found.test(one))).not.toEqual([]);
  });
});
