import { entryOf } from '@levante/contract';
import { LocalBell } from '@levante/host';
import { aCommit, aMatch, MemoryStore, purseRace, SUITE_GAMES } from '@levante/testkit/host';
import type { StreamMessage } from '@levante/wire';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MatchTables } from '../src/match/match-tables.ts';
import { Hub } from '../src/stream/hub.ts';

const ID = 'aaaaaaaaaaaaaa';
let store: MemoryStore;
let hub: Hub;
const faults: string[] = [];
/** Number of times the hub yielded. */
let breaths = 0;
const log = {
  botReplaced: () => {},
  botsUnavailable: () => {},
  stateUnreadable: () => {},
  matchStuck: () => {},
  streamFailed: (match: string): void => void faults.push(match),
};
const time = {
  now: () => 0,
  after: (ms: number, then: () => void) => {
    breaths += 1;
    setTimeout(then, ms);
    return () => {};
  },
};

beforeEach(async () => {
  faults.length = 0;
  store = new MemoryStore();
  breaths = 0;
  hub = new Hub({ tables: new MatchTables(SUITE_GAMES, store, log), store, bell: new LocalBell(), log, time });
  await store.create(aMatch());
});

/** Creates a follower that accepts `patience` messages. */
function onlooker(patience: number) {
  const messages: StreamMessage[] = [];
  const plies: (number | null)[] = [];
  const ends: string[] = [];
  const received = (count: number) => vi.waitFor(() => expect(messages.length).toBeGreaterThanOrEqual(count));
  const sink = {
    send: (message: StreamMessage, ply: number | null) => {
      if (messages.length >= patience) return false;
      messages.push(message);
      plies.push(ply);
      return true;
    },
    end: (why: string) => void ends.push(why),
  };
  const request = { match: ID, person: null, seat: null, resume: null };
  return { messages, plies, ends, received, sink, request };
}

describe('the hub', () => {
  it('drops a slow follower once and keeps sending to the others', async () => {
    const slow = onlooker(1);
    const quick = onlooker(100);
    hub.follow(slow.request, slow.sink);
    hub.follow(quick.request, quick.sink);
    await quick.received(1);
    for (let ply = 0; ply < 3; ply++) {
      expect(await store.commit(aCommit(ply))).toBe(true);
      hub.ring(ID);
      await quick.received(ply + 2);
    }
    expect(slow.messages).toHaveLength(1);
    expect(slow.ends).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  it('publishes once after many rings, and includes commits without a ring', async () => {
    const one = onlooker(100);
    hub.follow(one.request, one.sink);
    await one.received(1);
    for (let ply = 0; ply < 3; ply++) await store.commit(aCommit(ply));
    for (let i = 0; i < 5; i++) hub.ring(ID);
    await one.received(2);
    hub.ring(ID);
    await store.commit(aCommit(3));
    hub.ring(ID);
    await one.received(3);
    expect(one.plies).toEqual([0, 3, 4]);
  });

  it('sends nothing older to a follower who moves here from another host during a read', async () => {
    const early = onlooker(9);
    const late = onlooker(9);
    const read = store.read.bind(store);
    let looks = 0;
    store.read = async (id) => {
      const seen = await read(id);
      looks += 1;
      if (looks > 1) return seen;
      // While the read is pending, another host commits and publishes; its follower moves here.
      await store.commit(aCommit(0));
      hub.follow({ ...late.request, resume: 1 }, late.sink);
      return seen;
    };
    hub.follow(early.request, early.sink);
    await late.received(1);
    await early.received(2);
    expect(early.plies).toEqual([0, 1]);
    expect(late.messages.map(({ type }) => type)).toEqual(['match']);
  });

  it('publishes a commit that is found through a new follower to all followers', async () => {
    const early = onlooker(9);
    const late = onlooker(9);
    hub.follow(early.request, early.sink);
    await early.received(1);
    await store.commit(aCommit(0));
    hub.follow(late.request, late.sink);
    await early.received(2);
    expect([early.plies, late.plies]).toEqual([[0, 1], [1]]);
  });

  it('sends all missing plies to a follower who arrives during a read', async () => {
    for (let ply = 0; ply < 3; ply++) await store.commit(aCommit(ply));
    const early = onlooker(9);
    const late = onlooker(9);
    const plies = store.plies.bind(store);
    let calls = 0;
    store.plies = async (id, from, to) => {
      calls += 1;
      if (calls === 1) hub.follow({ ...late.request, resume: 0 }, late.sink);
      return await plies(id, from, to);
    };
    hub.follow({ ...early.request, resume: 2 }, early.sink);
    await late.received(2);
    const received = [early, late].map(({ messages }) =>
      messages.flatMap((message) => (message.type === 'plies' ? [[message.from, message.plies.length]] : [])),
    );
    expect(received).toEqual([[[2, 1]], [[0, 3]]]);
  });

  it('serves a new follower without sending to the others or reading for them', async () => {
    const early = onlooker(9);
    const late = onlooker(9);
    const last = onlooker(9);
    hub.follow(early.request, early.sink);
    await early.received(1);
    let looks = 0;
    const read = store.read.bind(store);
    store.read = (id) => {
      looks += 1;
      return read(id);
    };
    hub.follow(late.request, late.sink);
    await late.received(1);
    hub.follow(last.request, last.sink);
    await last.received(1);
    expect([early.plies, late.plies, last.plies, looks]).toEqual([[0], [0], [0], 2]);
  });

  it('shares one message object among equal views only, whenever followers arrive', async () => {
    const anna = { person: 'anna' };
    const seen = [onlooker(9), onlooker(9), onlooker(9), onlooker(9)];
    const [first, second, hers, late] = seen;
    if (!first || !second || !hers || !late) throw new Error('nobody looks on');
    hub.follow(first.request, first.sink);
    hub.follow(second.request, second.sink);
    hub.follow({ ...hers.request, ...anna }, hers.sink);
    await hers.received(1);
    hub.follow({ ...late.request, person: 'eve', seat: 0 }, late.sink);
    await late.received(1);
    expect(second.messages[0]).toBe(first.messages[0]);
    expect(late.messages[0]).toBe(first.messages[0]);
    expect(first.messages[0]).toMatchObject({ match: { mine: [], viewer: null } });
    expect(hers.messages[0]).toMatchObject({ match: { mine: [0], viewer: 0 } });
  });

  it('computes the legal actions of a ply once for any number of followers', async () => {
    let calls = 0;
    const counting = {
      ...purseRace,
      legal: (...of: Parameters<typeof purseRace.legal>) => {
        calls += 1;
        purseRace.legal(...of);
      },
    };
    const tables = new MatchTables(new Map([[purseRace.id, entryOf(counting)]]), store, log);
    hub = new Hub({ tables, store, bell: new LocalBell(), log, time });
    const turn = { ...aCommit(0).state, purses: [3, 3], left: 1, seat: 0, step: 'turn' };
    await store.commit(aCommit(0, { actor: '0', state: turn }));
    for (let i = 0; i < 20; i++) {
      const one = onlooker(9);
      hub.follow({ ...one.request, person: 'anna' }, one.sink);
      if (i > 10) await one.received(1);
    }
    const last = onlooker(9);
    hub.follow({ ...last.request, person: 'anna' }, last.sink);
    await last.received(1);
    expect(last.messages[0]).toMatchObject({ legal: expect.arrayContaining(['0 end']) });
    expect(calls).toBe(1);
  });

  it('yields to the event loop when it serves many followers', async () => {
    const many = Array.from({ length: 450 }, () => onlooker(9));
    for (const { request, sink } of many) hub.follow(request, sink);
    await many.at(-1)?.received(1);
    expect(many.every(({ messages }) => messages.length === 1)).toBe(true);
    expect(breaths).toBe(2);
  });

  it('never reuses a view after a commit, even one of another process', async () => {
    const early = onlooker(9);
    const late = onlooker(9);
    hub.follow(early.request, early.sink);
    await early.received(1);
    // Another process commits, and its ring is lost.
    await store.commit(aCommit(0, { state: { ...aCommit(0).state, steps: [3, 0] } }));
    hub.follow(late.request, late.sink);
    await late.received(1);
    expect(late.plies).toEqual([1]);
    expect(late.messages[0]).toMatchObject({ type: 'view', state: { steps: [3, 0] } });
    expect(early.messages[0]).toMatchObject({ type: 'view', state: { steps: [0, 0] } });
  });

  it('ends the streams of an unreadable match and reports the match', async () => {
    const one = onlooker(9);
    await store.commit(aCommit(0, { state: { options: 'none' } }));
    hub.follow(one.request, one.sink);
    await vi.waitFor(() => expect(one.ends).toEqual(['failed']));
    expect(faults).toEqual([ID]);
  });

  it('ends every open stream when it is closed', async () => {
    const gone = onlooker(9);
    const there = onlooker(9);
    const stop = hub.follow(gone.request, gone.sink);
    hub.follow(there.request, there.sink);
    await there.received(1);
    stop();
    stop();
    hub.close();
    expect([gone.ends, there.ends]).toEqual([[], ['closed']]);
  });
});
