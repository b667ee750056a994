import { entryOf, type Registry } from '@levante/contract';
import { LocalBell, type MatchHead, type StoredSeat, type Time } from '@levante/host';
import { purseRace } from '@levante/testkit/host';
import type { TableListMessage } from '@levante/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeTable, TableFeed } from '../src/tables/index.ts';

const GAMES: Registry = new Map([[purseRace.id, entryOf(purseRace)]]);

function seatOf(seat: number, person: string | null): StoredSeat {
  return { seat, kind: 'person', person, name: person && `Name of ${person}`, level: null };
}

function aTable(id: string, more: Partial<MatchHead> = {}): MatchHead {
  const options = { players: 2, goal: 20 };
  return {
    id,
    number: 1,
    game: purseRace.id,
    rulesVersion: 1,
    options,
    status: 'waiting',
    commitment: '',
    ply: 0,
    actor: '*',
    result: null,
    createdAt: 7,
    opener: 'anna',
    listedAs: 'usual',
    seats: [seatOf(0, 'anna'), seatOf(1, null)],
    ...more,
  };
}

/** A clock whose timers run when the test says so. */
class Clock implements Time {
  readonly timers = new Map<() => void, number>();

  time = 0;

  now(): number {
    return this.time;
  }

  after(ms: number, then: () => void): () => void {
    this.timers.set(then, ms);
    return () => this.timers.delete(then);
  }

  /** Runs the timers of at most this delay. */
  async run(max = Number.POSITIVE_INFINITY): Promise<void> {
    for (const [then, ms] of [...this.timers]) {
      if (ms > max) continue;
      this.timers.delete(then);
      then();
    }
    await settled();
  }
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

describe('an open table', () => {
  it('is described without ids of people and without options at their defaults', () => {
    const table = describeTable(aTable('t'), GAMES);
    expect(table).toEqual({
      id: 't',
      game: purseRace.id,
      opener: 'Name of anna',
      createdAt: 7,
      options: { goal: 20 },
      seats: [
        { kind: 'person', name: 'Name of anna', level: null, taken: true },
        { kind: 'person', name: null, level: null, taken: false },
      ],
    });
    const usual = GAMES.get(purseRace.id)?.options({ players: 2 });
    const options = usual?.ok ? usual.value : {};
    expect(describeTable(aTable('t', { options }), GAMES).options).toEqual({});
  });

  it('does not show a name that its opener gave to an open seat', () => {
    const seats = [seatOf(0, 'anna'), { ...seatOf(1, null), name: 'insult' }];
    expect(JSON.stringify(describeTable(aTable('t', { seats }), GAMES))).not.toContain('insult');
  });

  it('shows the first person in a seat as its opener once the opener has left', () => {
    const seats = [seatOf(0, null), seatOf(1, 'bo')];
    expect(describeTable(aTable('t', { seats }), GAMES).opener).toBe('Name of bo');
  });
});

describe('the list of open tables', () => {
  let found: MatchHead[];
  let readings: number;
  /** Ids of the tables that were read one by one. */
  let single: string[];
  let clock: Clock;
  let bell: LocalBell;
  let feed: TableFeed;
  let failures: unknown[];
  let isBroken: boolean;

  beforeEach(() => {
    found = [aTable('t1')];
    readings = 0;
    clock = new Clock();
    bell = new LocalBell();
    failures = [];
    isBroken = false;
    single = [];
    const openTables = async (): Promise<MatchHead[]> => {
      readings += 1;
      if (isBroken) throw new Error('no store');
      return found;
    };
    const openTable = async (match: string): Promise<MatchHead | null> => {
      single.push(match);
      if (isBroken) throw new Error('no store');
      return found.find(({ id }) => id === match) ?? null;
    };
    feed = new TableFeed({
      store: { openTables, openTable },
      games: GAMES,
      bell,
      time: clock,
      pollMs: 3000,
      failed: (error) => failures.push(error),
    });
  });

  async function followed(accepts = () => true) {
    const messages: TableListMessage[] = [];
    let ended = false;
    const sink = {
      send: (message: TableListMessage) => messages.push(message) > 0 && accepts(),
      end: () => {
        ended = true;
      },
    };
    const stop = await feed.follow(sink);
    return { messages, stop, isEnded: () => ended };
  }

  it('is sent complete, then as changes, as one object for all followers', async () => {
    const one = await followed();
    const two = await followed();
    expect(one.messages).toMatchObject([{ type: 'tables', tables: [{ id: 't1' }] }]);
    found = [aTable('t2', { number: 2 }), aTable('t1', { seats: [seatOf(0, 'anna'), seatOf(1, 'bo')] })];
    for (const id of ['t1', 't2']) bell.ring(id);
    await clock.run(100);
    expect(one.messages.at(-1)).toMatchObject({ type: 'changes', tables: [{ id: 't2' }, { id: 't1' }], gone: [] });
    expect(one.messages.at(-1)).toBe(two.messages.at(-1));
    found = [aTable('t2', { number: 2 })];
    bell.ring('t1');
    await clock.run(100);
    expect(one.messages.at(-1)).toEqual({ type: 'changes', tables: [], gone: ['t1'] });
    expect(await feed.tables()).toMatchObject([{ id: 't2' }]);
    expect(readings).toBe(1);
  });

  it('is read once for many rings of the bell, and not at all without followers', async () => {
    bell.ring('t1');
    await clock.run();
    expect(readings).toBe(0);
    await followed();
    for (let i = 0; i < 100; i++) bell.ring('t1');
    await clock.run(100);
    expect([readings, single]).toEqual([1, ['t1']]);
    for (let i = 0; i < 100; i++) bell.ring(`t${i}`);
    await clock.run(100);
    expect([readings, single.length]).toEqual([2, 1]);
  });

  it('is neither read nor built again for new followers while nothing changes', async () => {
    const first = await followed();
    const others = await Promise.all(Array.from({ length: 20 }, () => followed()));
    expect(readings).toBe(1);
    expect(others.every(({ messages }) => messages[0] === others[0]?.messages[0])).toBe(true);
    found = [aTable('t2')];
    for (const id of ['t1', 't2']) bell.ring(id);
    await clock.run(100);
    const late = await followed();
    expect(late.messages).toMatchObject([{ type: 'tables', tables: [{ id: 't2' }] }]);
    expect(first.messages.at(-1)).toMatchObject({ type: 'changes', gone: ['t1'] });
  });

  it('reads a table again if the bell rings during a read', async () => {
    const { messages } = await followed();
    bell.ring('t1');
    const running = clock.run(100);
    found = [];
    bell.ring('t1');
    await running;
    await clock.run(100);
    expect(messages.at(-1)).toMatchObject({ gone: ['t1'] });
    expect(readings).toBe(1);
  });

  it('reads a table again after a read failed', async () => {
    const { messages } = await followed();
    isBroken = true;
    found = [];
    bell.ring('t1');
    await clock.run(100);
    expect(failures).toHaveLength(1);
    isBroken = false;
    await clock.run(100);
    expect(messages.at(-1)).toMatchObject({ gone: ['t1'] });
  });

  it('is polled while anyone follows it, in case a ring is lost, also after a failure', async () => {
    const { messages, stop } = await followed();
    isBroken = true;
    await clock.run();
    expect(failures).toHaveLength(1);
    isBroken = false;
    found = [];
    await clock.run();
    expect(messages.at(-1)).toMatchObject({ gone: ['t1'] });
    stop();
    await clock.run();
    expect(clock.timers.size).toBe(0);
  });

  it('contains the writes before a request, with one read for simultaneous requests', async () => {
    const lists = await Promise.all(Array.from({ length: 50 }, () => feed.tables()));
    expect(lists.every((list) => list[0]?.id === 't1')).toBe(true);
    expect(readings).toBeLessThanOrEqual(2);
  });

  it('is updated for a minute after a request, without reading the whole list again', async () => {
    await feed.tables();
    for (let i = 0; i < 10; i++) {
      clock.time += 50_000;
      found = [aTable('t1', { createdAt: i })];
      bell.ring('t1');
      expect(await feed.tables()).toMatchObject([{ createdAt: i }]);
    }
    expect([readings, single.length]).toEqual([1, 10]);
    clock.time += 60_000;
    bell.ring('t1');
    await clock.run();
    expect([readings, clock.timers.size]).toEqual([1, 0]);
    found = [];
    expect(await feed.tables()).toEqual([]);
    expect(readings).toBe(2);
  });

  it('is polled while it is stored after a request, in case a ring is lost', async () => {
    await feed.tables();
    found = [];
    await clock.run();
    expect(await feed.tables()).toEqual([]);
  });

  it('drops a follower that is too slow, and ends all streams when it closes', async () => {
    const slow = await followed(() => false);
    expect(slow.isEnded()).toBe(true);
    const good = await followed();
    expect(good.isEnded()).toBe(false);
    feed.close();
    expect(good.isEnded()).toBe(true);
    const late = await followed();
    expect(late.isEnded()).toBe(true);
  });
});
