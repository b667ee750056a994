import { expect, it } from 'vitest';
import { Bans } from '../src/http/bans.ts';
import type { Ban, OperatorNotice } from '../src/matches/store/notices.ts';
import { watchOperators } from '../src/operators/operator-watch.ts';

const ANNA = 'a'.repeat(24);
const BO = 'b'.repeat(24);
const NOW = 1_000_000;
const none = (): void => {};
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A watch of bans and notices in memory. Reading the bans takes until `slow` resolves. */
async function watched(bans: Ban[]) {
  const world = {
    now: NOW,
    bans,
    notices: [] as OperatorNotice[],
    slow: Promise.resolve(),
    fails: false,
    cannotVacate: false,
    vacated: [] as string[],
    slowVacating: Promise.resolve(),
    logged: [] as string[],
  };
  const inForce = new Bans({ marksOf: (text) => [`mark of ${text}`] });
  const watch = await watchOperators({
    source: {
      noticesAfter: async (number) => world.notices.filter((notice) => notice.number > number),
      bans: async () => {
        if (world.fails) throw new Error('no database');
        const read = [...world.bans];
        const slow = world.slow;
        await slow;
        return read;
      },
    },
    time: { now: () => world.now, after: () => none },
    bans: inForce,
    host: { poll: none },
    chats: { ring: none, renew: none },
    renewRules: async () => {},
    settle: async () => {},
    vacate: async (person) => {
      world.vacated.push(person);
      await world.slowVacating;
      if (world.cannotVacate) throw new Error('no database');
    },
    keys: { changed: none },
    streams: { endWhere: none, endStreamsOf: none },
    tableStreams: { endWhere: none, endStreamsOf: none },
    log: { error: (_: object, message?: string) => void world.logged.push(message ?? '') },
  });
  const ban = (...bans: Ban[]): void => {
    world.bans = bans;
    world.notices.push({ number: world.notices.length + 1, kind: 'bans', subject: '' });
  };
  const isBanned = (person: string) => inForce.untilOf({ person, address: '' }, world.now) !== null;
  return { world, watch, ban, isBanned };
}

it('bots play for people whose ban is in force, and not after it has ended', async () => {
  const { world, watch, ban } = await watched([
    { id: ANNA, until: NOW + 1000 },
    { id: BO, until: NOW },
    { id: '203.0.113.5', until: NOW + 1000 },
  ]);
  expect(world.vacated).toEqual([ANNA]);
  // Banned again after the ban has ended.
  world.now += 5000;
  ban({ id: ANNA, until: NOW + 9000 });
  await watch.look();
  expect(world.vacated).toEqual([ANNA, ANNA]);
});

it('a ban stays in force when a read of earlier bans ends after it', async () => {
  const { world, watch, ban, isBanned } = await watched([]);
  const earlier = { id: ANNA, until: NOW + 1000 };
  ban(earlier);
  let read = none;
  world.slow = new Promise((resolve) => {
    read = resolve;
  });
  const first = watch.look();
  await settled();
  world.slow = Promise.resolve();
  ban(earlier, { id: BO, until: NOW + 1000 });
  const second = watch.look();
  await settled();
  read();
  await Promise.all([first, second]);
  expect([isBanned(ANNA), isBanned(BO)]).toEqual([true, true]);
});

it('the seats of banned people are vacated for one person after another', async () => {
  const { world, watch, ban } = await watched([]);
  let vacate = none;
  world.slowVacating = new Promise((resolve) => {
    vacate = resolve;
  });
  ban({ id: ANNA, until: NOW + 1000 }, { id: BO, until: NOW + 1000 });
  await watch.look();
  await settled();
  expect(world.vacated).toEqual([ANNA]);
  vacate();
  await settled();
  expect(world.vacated).toEqual([ANNA, BO]);
});

it('vacating a banned person’s seats is repeated at the next look if it failed, and not after a success', async () => {
  const { world, watch, ban } = await watched([]);
  world.cannotVacate = true;
  ban({ id: ANNA, until: NOW + 1000 });
  await watch.look();
  await settled();
  expect([world.vacated, world.logged]).toEqual([[ANNA], ['seats-not-vacated']]);
  world.cannotVacate = false;
  for (let i = 0; i < 3; i++) {
    await watch.look();
    await settled();
  }
  expect(world.vacated).toEqual([ANNA, ANNA]);
});

it('the seats of a person who is banned again while they are vacated are vacated again afterwards', async () => {
  const { world, watch, ban } = await watched([]);
  let vacate = none;
  world.slowVacating = new Promise((resolve) => {
    vacate = resolve;
  });
  ban({ id: ANNA, until: NOW + 1000 });
  await watch.look();
  ban();
  await watch.look();
  vacate();
  await settled();
  ban({ id: ANNA, until: NOW + 1000 });
  await watch.look();
  await settled();
  expect(world.vacated).toEqual([ANNA, ANNA]);
});

it('a look at the bans that fails is logged, and the next one applies the same bans', async () => {
  const { world, watch, ban, isBanned } = await watched([]);
  ban({ id: ANNA, until: NOW + 1000 });
  world.fails = true;
  await watch.look();
  expect([world.logged, isBanned(ANNA)]).toEqual([['operator-watch-failed'], false]);
  world.fails = false;
  await watch.look();
  expect(isBanned(ANNA)).toBe(true);
});
