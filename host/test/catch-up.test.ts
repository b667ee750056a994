import { type EndOfStream, LocalBell, MatchHost, type Shared } from '@levante/host';
import { granted, inProcessBots, MemoryStore, SILENT_LOG, SUITE_GAMES, testChance } from '@levante/testkit/host';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ME = { kind: 'me', name: 'Anna' } as const;
const OPEN = { kind: 'open' } as const;
const POLL_MS = 1000;

let store: MemoryStore;
let polled: string[][];
let now: number;
let rounds: (() => void)[];
let hosts: MatchHost[];

/** Waits until pending microtasks and immediates have run. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
};

/** Creates a host with its own bell and a clock controlled by the test. */
function host(): MatchHost {
  const shared: Shared = {
    claim: async () => await store.unattended(),
    keep: async () => {},
    release: async () => {},
    progressOf: async (ids) => {
      polled.push([...ids]);
      const found = await Promise.all(ids.map((id) => store.read(id)));
      return found.flatMap((match) => (match ? [{ id: match.id, ply: match.ply, status: match.status }] : []));
    },
    pollMs: POLL_MS,
    failed: (error) => {
      throw error;
    },
  };
  const time = {
    now: () => now,
    after: (ms: number, then: () => void) => {
      if (ms === 0) setImmediate(then);
      else rounds.push(then);
      return () => {
        rounds = rounds.filter((one) => one !== then);
      };
    },
  };
  const parts = {
    games: SUITE_GAMES,
    store,
    bots: inProcessBots(new Map()),
    bell: new LocalBell(),
    log: SILENT_LOG,
    time,
    shared,
  };
  const made = new MatchHost({ ...parts, chance: testChance(), turnMs: 20 });
  hosts.push(made);
  return made;
}

/** Runs one sweep on every waiting host. */
async function poll(): Promise<void> {
  now += POLL_MS;
  for (const round of rounds.splice(0)) round();
  await settled();
}

/** Records the messages for Anna as type and ply. */
function follow(at: MatchHost, match: string) {
  const received: string[] = [];
  let ended: EndOfStream | null = null;
  const stop = at.follow(
    { match, person: 'anna', seat: null, resume: null },
    {
      send: (message, ply) => received.push(`${message.type} ${ply}`) > 0,
      end: (why) => {
        ended = why;
      },
    },
  );
  return { received, ended: () => ended, stop };
}

beforeEach(() => {
  store = new MemoryStore();
  polled = [];
  now = 0;
  rounds = [];
  hosts = [];
});
afterEach(async () => {
  for (const one of hosts) await one.stop();
});

describe('a host on a shared store', () => {
  it('publishes commits of another host, and polls followed matches only', async () => {
    const here = host();
    const there = host();
    const request = { game: 'purse-race', options: { players: 2, goal: 9 }, shuffle: false, seats: [ME, ME] };
    const { id } = granted(await there.create(request, 'anna'));
    await settled();
    await here.resume();
    await settled();
    const follower = follow(here, id);
    await settled();
    expect(follower.received).toEqual(['view 3']);
    await poll();
    expect([polled, follower.received]).toEqual([[[id]], ['view 3']]);
    granted(await there.act({ match: id, person: 'anna', ply: 3, key: 'k', actions: ['0 end'] }));
    await settled();
    expect(follower.received).toEqual(['view 3']);
    await poll();
    expect(follower.received).toEqual(['view 3', 'plies 5']);
    follower.stop();
    await poll();
    expect(polled).toHaveLength(2);
  });

  it('publishes seats taken on another host while the match waits', async () => {
    const here = host();
    const there = host();
    const request = { game: 'purse-race', options: { players: 3 }, shuffle: false, seats: [ME, OPEN, OPEN] };
    const { id } = granted(await there.create(request, 'anna'));
    await here.resume();
    const follower = follow(here, id);
    await settled();
    expect(follower.received).toHaveLength(1);
    granted(await there.takeSeat({ match: id, person: 'bo', name: 'Bo' }));
    await poll();
    expect(follower.received).toEqual(['view 0', 'match null']);
    follower.stop();
  });

  it('continues matches that no host attends', async () => {
    const here = host();
    const there = host();
    const request = { game: 'purse-race', options: { players: 2 }, shuffle: false, seats: [ME, OPEN] };
    const { id } = granted(await there.create(request, 'anna'));
    await store.takeSeat(id, 1, 'bo', 'Bo', null);
    expect((await store.read(id))?.ply).toBe(0);
    await here.resume();
    await settled();
    expect((await store.read(id))?.ply).toBe(3);
  });

  it('ends streams when it stops, and publishes nothing afterwards', async () => {
    const here = host();
    const request = { game: 'purse-race', options: { players: 2 }, shuffle: false, seats: [ME, ME] };
    const { id } = granted(await here.create(request, 'anna'));
    await settled();
    const follower = follow(here, id);
    await settled();
    const received = follower.received.length;
    await here.stop();
    expect(follower.ended()).toBe('closed');
    await store.commit({
      match: id,
      from: 3,
      plies: [],
      state: {},
      actor: '1',
      result: null,
      position: null,
      command: null,
    });
    here.poll(id);
    await settled();
    expect(follower.received).toHaveLength(received);
  });
});
