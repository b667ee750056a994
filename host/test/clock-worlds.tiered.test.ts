import { SUITE_GAMES } from '@levante/testkit/host';
import { length } from '@levante/testkit/tier';
import type { TimeControl } from '@levante/wire';
import { describe, expect, it } from 'vitest';
import { verifyRecord } from '../src/verify/verify.ts';
import { ClockWorld, PEOPLE } from './lib/clock-world.ts';

const WORLDS = length({ quick: 150, slow: 700, long: 20_000 });
const STEPS = 40;
const MAX_SHOWN = 3;

/** Draws a time control that is used up within a world, or none. */
function drawControl({ random }: ClockWorld): TimeControl {
  const kind = random.below(6);
  if (kind === 0) return { kind: 'none' };
  if (kind < 4) {
    // Hours of calendars, which run 3600 times as fast.
    const hours = (3 + random.below(40)) / 3600;
    return random.below(3) === 0 ? { kind: 'days', hours } : { kind: 'days', hours, reserveH: random.below(60) / 3600 };
  }
  return { kind: 'live', bankS: 2 + random.below(30), incrementS: random.below(4), freeS: random.below(3) };
}

/** Lives through a world: what people do, what fails, and a calm end. Every fourth has no failures. */
async function lived(seed: number): Promise<ClockWorld> {
  const world = new ClockWorld(seed);
  const first = await world.begin(drawControl(world), world.any([3, 6, 1000]));
  for (let step = 0; step < STEPS; step++) {
    const running = world.memory.all().find(({ status }) => status === 'running');
    for (let i = world.random.below(4); i > 0; i--) world.do(running?.id ?? first);
    if (seed % 4 !== 0 && world.random.below(6) === 0) world.disturb();
    if (world.random.below(4) === 0) world.changeCalendar(world.any(PEOPLE));
    if (world.random.below(5) === 0) await world.actAtDeadline(running?.id ?? first);
    if (world.random.below(5) === 0) await world.endBreak(running?.id ?? first);
    await world.world.run(world.any([5, 20, 400, 2000, 5000]));
    world.audit.look();
  }
  await world.calm();
  world.audit.look();
  return world;
}

/** Returns the records of finished matches that do not verify. */
async function unverified(world: ClockWorld): Promise<readonly unknown[]> {
  const verdicts = (await world.records()).map((record) => verifyRecord(SUITE_GAMES, record));
  return verdicts.filter((verdict) => !verdict.ok || !verdict.verified.deal);
}

describe('clocks in simulated time', () => {
  it('charge no more time than passed, replace only people to act, and decide every race once', async () => {
    const total = new Map<string, number>();
    for (let seed = 1; seed <= WORLDS; seed++) {
      const world = await lived(seed);
      const faults = [...world.audit.faults, ...world.unexpected];
      expect([seed, faults.slice(0, MAX_SHOWN)]).toEqual([seed, []]);
      expect([seed, await world.lost(), await unverified(world)]).toEqual([seed, [], []]);
      const counts = { ...world.audit.counts, calendars: world.changedCalendars };
      for (const [what, count] of Object.entries(counts)) total.set(what, (total.get(what) ?? 0) + count);
      world.stop();
    }
    // Guards against worlds in which nothing happened.
    for (const [what, count] of total) expect(count, what).toBeGreaterThan(WORLDS / 100);
  }, 3_600_000);
});
