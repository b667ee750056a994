import { LocalBell, MatchHost, ServiceClock, type StoredPause } from '@levante/host';
import { granted, inProcessBots, MemoryStore, SILENT_LOG, SUITE_GAMES, testChance } from '@levante/testkit/host';
import { SteppedClock } from '@levante/testkit/stepped-clock';
import { expect, it } from 'vitest';

const HOUR = 3_600_000;

/** Opens a match over days in which Anna is to act. Her calendar is `pauses`, in milliseconds from when it is read. */
async function open() {
  const clock = new SteppedClock();
  const store = new MemoryStore();
  const world: { pauses: readonly StoredPause[] } = { pauses: [] };
  const calendars = { pausesOf: async () => world.pauses };
  const host = new MatchHost({
    games: SUITE_GAMES,
    store,
    bots: inProcessBots(new Map()),
    bell: new LocalBell(),
    chance: testChance(),
    log: SILENT_LOG,
    time: clock,
    turnMs: 20,
    clocks: { store, calendars, time: new ServiceClock(store, () => clock.now()) },
  });
  await host.resume();
  const seats = [{ kind: 'me' as const, name: 'Anna' }, { kind: 'open' as const }];
  const timeControl = { kind: 'days', hours: 24 } as const;
  const request = { game: 'purse-race', options: { players: 2, goal: 9 }, shuffle: false, seats, timeControl };
  const { id } = granted(await host.create(request, 'anna'));
  await host.takeSeat({ match: id, person: 'bo', name: 'Bo' });
  await clock.pass(1000);
  return { clock, host, world, id, clockOf: async () => (await store.read(id))?.clocks?.seats[0] };
}

it('a turn keeps its pauses when its person leaves the seat and takes it back', async () => {
  const { clock, host, world, id, clockOf } = await open();
  expect((await clockOf())?.since).toEqual(expect.any(Number));
  await clock.pass(2000);
  // Holidays that Anna adds while she is asked.
  world.pauses = [{ from: 0, to: 300 * HOUR, why: 'holiday' }];
  granted(await host.resign({ match: id, person: 'anna' }));
  granted(await host.reclaimSeat({ match: id, person: 'anna' }));
  expect((await clockOf())?.since).toEqual(expect.any(Number));
  expect((await clockOf())?.pauses).toEqual([]);
});

it('a turn that began while a bot had the seat has the pauses of the time when its person comes back', async () => {
  const { host, world, id, clockOf } = await open();
  const act = async (person: string, seat: number) => {
    const { ply } = granted(await host.describe(id, person));
    const acted = await host.act({ match: id, person, key: `turn of ${person}`, ply, actions: [`${seat} end`] });
    expect(acted).toMatchObject({ ok: true });
  };
  await act('anna', 0);
  granted(await host.resign({ match: id, person: 'anna' }));
  await act('bo', 1);
  world.pauses = [{ from: HOUR, to: 9 * HOUR, why: 'night' }];
  granted(await host.reclaimSeat({ match: id, person: 'anna' }));
  const { since, pauses } = (await clockOf()) ?? {};
  expect(pauses).toEqual([{ from: (since ?? 0) + HOUR, to: (since ?? 0) + 9 * HOUR, why: 'night' }]);
});
