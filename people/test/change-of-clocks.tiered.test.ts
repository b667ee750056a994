import { Random } from '@levante/contract';
import { LocalBell, MatchHost } from '@levante/host';
import { PersonCalendars } from '@levante/people/calendar';
import { quietUntil } from '@levante/people/notifications';
import { INTL_ZONES } from '@levante/server/zones';
import { granted, inProcessBots, MemoryStore, SILENT_LOG, SUITE_GAMES, testChance } from '@levante/testkit/host';
import { length } from '@levante/testkit/tier';
import type { Calendar } from '@levante/wire';
import { expect, it, vi } from 'vitest';
import { turnTimeLeft, untilLow } from '../src/notifications/time-left.ts';
import { CLOCK_CHANGES, type ClockChange, MINUTE_MS, WallClock } from './lib/wall-clock.ts';

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const RUNS = length({ quick: 300, slow: 1000, long: 40_000 });
/** Runs what has no delay; no watch of the host ever looks. */
const soon = (ms: number, then: () => void): (() => void) => {
  const timer = ms === 0 ? setImmediate(then) : undefined;
  return () => clearImmediate(timer);
};
/** From half past two to half past three. */
const EARLY = { from: 150, to: 210 };

/** Draws minutes of the day within the hours in which clocks are changed. */
const drawSpan = (random: Random): { readonly from: number; readonly to: number } => {
  if (random.below(3) === 0) return EARLY;
  const from = [0, 22, 23][random.below(3)] ?? 0;
  const start = (from * 60 + random.below(16) * 15) % 1440;
  return { from: start, to: (start + 15 + random.below(36) * 15) % 1440 };
};

function drawCalendar(random: Random, { zone, at }: ClockChange): Calendar {
  const first = new Date(at + (random.below(4) - 2) * DAY_MS).toISOString().slice(0, 10);
  const last = new Date(Date.parse(first) + random.below(3) * DAY_MS).toISOString().slice(0, 10);
  return {
    zone,
    night: random.below(8) === 0 ? null : drawSpan(random),
    daysOff: [1, 2, 3, 4, 5, 6, 7].filter(() => random.below(5) === 0).slice(0, 3),
    holidays: random.below(2) === 0 ? [] : [{ from: first, to: last }],
  };
}

/** Opens a match over days in which Bo, who has a calendar, is asked from a moment on. */
async function openMatch(calendar: Calendar, at: number, hours: number) {
  const world = { now: at };
  const store = new MemoryStore();
  const time = { now: () => world.now, refresh: async () => {} };
  const calendars = new PersonCalendars({
    store: { calendarOf: async (person) => (person === 'bo' ? calendar : null), setCalendar: async () => {} },
    zones: INTL_ZONES,
    time,
  });
  const host = new MatchHost({
    games: SUITE_GAMES,
    store,
    bots: inProcessBots(new Map()),
    bell: new LocalBell(),
    chance: testChance(),
    log: SILENT_LOG,
    time: { now: time.now, after: soon },
    turnMs: 20,
    clocks: { store, calendars, time: { now: async () => world.now } },
  });
  const seats = [{ kind: 'me' as const, name: 'Anna' }, { kind: 'open' as const }];
  const timeControl = { kind: 'days', hours } as const;
  const request = { game: 'purse-race', options: { players: 2, goal: 9 }, shuffle: false, seats, timeControl };
  const { id } = granted(await host.create(request, 'anna'));
  await host.takeSeat({ match: id, person: 'bo', name: 'Bo' });
  const act = async (person: string, seat: number) => {
    await vi.waitFor(async () => expect(granted(await host.describe(id, person)).actor).toBe(String(seat)));
    const { ply } = granted(await host.describe(id, person));
    granted(await host.act({ match: id, person, key: `turn of ${person}`, ply, actions: [`${seat} end`] }));
  };
  await act('anna', 0);
  const view = async () => granted(await host.describe(id, 'bo'));
  const usedMs = async () => (await store.plies(id, 0, 1000)).find(({ action }) => action === '1 end')?.usedMs ?? 0;
  return { world, store, act: () => act('bo', 1), view, usedMs };
}

it('a clock over days has the deadline and times that a clock on the wall gives, around every change of the time', async () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const random = new Random(seed);
    const change = CLOCK_CHANGES[random.below(CLOCK_CHANGES.length)] ?? CLOCK_CHANGES[0];
    if (!change) throw new Error('no changes');
    const wall = new WallClock(change);
    const calendar = drawCalendar(random, change);
    const hours = [24, 48, 72][random.below(3)] ?? 24;
    const start =
      change.at - random.below(60 * 60) * MINUTE_MS + random.below(12 * 60) * MINUTE_MS + random.below(MINUTE_MS);
    const { world, store, act, view, usedMs } = await openMatch(calendar, start, hours);
    const deadline = wall.runsUntil(calendar, start, hours * HOUR_MS);
    const lowAt = wall.runsUntil(calendar, start, 0.75 * hours * HOUR_MS);
    const [due] = await store.deadlines(1);
    const what = [seed, change.zone, new Date(start).toISOString(), JSON.stringify(calendar)];
    const offBy = (one: number | undefined, other: number) => Math.abs((one ?? Number.NaN) - other);
    expect([...what, offBy(due?.deadline, deadline)]).toEqual([...what, 0]);
    expect([...what, offBy(start + (untilLow(await view(), 1) ?? Number.NaN), lowAt)]).toEqual([...what, 0]);
    world.now = start + random.below(deadline - start);
    const used = wall.ranMs(calendar, start, world.now);
    expect([...what, turnTimeLeft(await view(), 1)]).toEqual([...what, hours * HOUR_MS - used]);
    await act();
    expect([...what, await usedMs()]).toEqual([...what, used]);
  }
}, 3_600_000);

it('quiet hours end when a clock on the wall shows their end, around every change of the time', () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const random = new Random(seed);
    const change = CLOCK_CHANGES[random.below(CLOCK_CHANGES.length)] ?? CLOCK_CHANGES[0];
    if (!change) throw new Error('no changes');
    const wall = new WallClock(change);
    const span = drawSpan(random);
    const quiet = { ...span, zone: change.zone, exceptLow: false };
    const moment = change.at + (random.below(6 * 60) - 3 * 60) * MINUTE_MS + random.below(MINUTE_MS);
    let end = moment;
    while (wall.isWithin(span, end)) end = Math.floor(end / MINUTE_MS + 1) * MINUTE_MS;
    const what = [seed, change.zone, new Date(moment).toISOString(), JSON.stringify(span)];
    expect([...what, quietUntil(INTL_ZONES, quiet, moment)]).toEqual([...what, end === moment ? null : end]);
  }
});
