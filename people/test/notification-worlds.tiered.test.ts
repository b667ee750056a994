import { length } from '@levante/testkit/tier';
import { describe, expect, it } from 'vitest';
import type { PlantedFault } from './lib/asked-store.ts';
import { endFaultsIn, lostIn, unclosedIn } from './lib/delivery-faults.ts';
import { NotificationWorld, STEP_MS } from './lib/notification-world.ts';

const WORLDS = length({ quick: 60, slow: 1000, long: 10_000 });
/** Worlds within which a planted fault is found. */
const PLANTED = 60;
const STEPS = 15;
const STORMS = 3;
/** Storms of a world with a channel that always fails: two weeks. */
const DEAD_STORMS = 7;

/** Lives through a world: people move, and what fails, with a calm day after each storm. Every fourth has no failures. */
async function lived(seed: number, fault: PlantedFault | null = null) {
  const world = new NotificationWorld(seed, fault);
  const faults: unknown[] = [];
  for (let storm = 0; storm < (world.dead === null ? STORMS : DEAD_STORMS); storm++) {
    for (let step = 0; step < STEPS; step++) {
      for (let i = world.random.below(3); i > 0; i--) world.matches.move();
      if (seed % 4 !== 0 && world.random.below(3) === 0) world.disturb();
      await world.advance(world.any(STEP_MS));
    }
    await world.calm();
    faults.push(...lostIn(world), ...unclosedIn(world));
  }
  faults.push(...world.unexpected, ...world.audit.faults, ...endFaultsIn(world));
  return { counts: world.audit.counts, faults };
}

describe('notifications in simulated time', () => {
  it('reach each channel once, only while they are so and wanted', async () => {
    const total = new Map<string, number>();
    for (let seed = 1; seed <= WORLDS; seed++) {
      const { counts, faults } = await lived(seed);
      expect([seed, faults.slice(0, 3)]).toEqual([seed, []]);
      for (const [what, count] of Object.entries(counts)) total.set(what, (total.get(what) ?? 0) + count);
    }
    // Guards against worlds in which nothing happened.
    for (const [what, count] of total) expect(count, what).toBeGreaterThan(WORLDS / 50);
  }, 3_600_000);

  it.each<[PlantedFault, RegExp]>([
    ['event-first', /did not reach/],
    ['no-lease', /although its answer is known/],
    ['new-key', / again as /],
    ['stale-turn', /turn \S+ was over/],
    ['stale-started', /started \S+ was over/],
    ['stale-invited', /invited \S+ was over/],
    ['stale-proposed', /proposed \S+ was over/],
    ['stale-replaced', /replaced \S+ was over/],
    ['no-close', /was not closed/],
  ])('show a planted fault: %s', async (fault, found) => {
    const faults: string[] = [];
    for (let seed = 1; seed <= PLANTED && !faults.some((one) => found.test(one)); seed++) {
      faults.push(...(await lived(seed, fault)).faults.map(String));
    }
    expect(faults.filter((one) => found.test(one))).not.toEqual([]);
  });
});
