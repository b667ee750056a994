import type { MatchHost, Store } from '@levante/host';
import { granted, MemoryStore } from '@levante/testkit/host';
import { beforeEach, describe, expect, it } from 'vitest';
import { hostOn } from './lib/host-on.ts';

const ME = { kind: 'me', name: 'Anna' } as const;
let store: Store;

/** Creates and deals a match in which Anna has both seats. */
async function dealt(host: MatchHost): Promise<{ id: string; ply: number }> {
  const request = { game: 'purse-race', options: { players: 2, goal: 9 }, shuffle: false, seats: [ME, ME] };
  const { id } = granted(await host.create(request, 'anna'));
  await expect.poll(async () => granted(await host.describe(id, 'anna')).actor).toBe('0');
  return { id, ply: granted(await host.describe(id, 'anna')).ply };
}

const act = (host: MatchHost, match: string, ply: number, key: string, line = '0 step') =>
  host.act({ match, person: 'anna', ply, key, actions: [line] });

beforeEach(() => {
  store = new MemoryStore();
});

/** Like several processes on one database, without a shared bell. */
describe('two hosts on one store', () => {
  it('continue from each other’s commits despite their caches', async () => {
    const here = hostOn(store);
    const there = hostOn(store);
    const { id, ply } = await dealt(here);
    const first = granted(await act(here, id, ply, 'a'));
    // The other host has cached this state while the match continues.
    expect(granted(await there.record(id, 'anna', null)).actions).toHaveLength(first);
    const line = (await store.read(id))?.state?.left === 0 ? '0 end' : '0 step';
    const second = granted(await act(here, id, first, 'b', line));
    expect(await act(there, id, first, 'c', line)).toEqual({ ok: false, fault: { code: 'stale-ply', ply: second } });
    const record = granted(await there.record(id, 'anna', null));
    expect(record.actions).toHaveLength(second);
    await here.stop();
    await there.stop();
  });

  it('accept one of two commits at the same ply, and the losing host continues from it', async () => {
    const here = hostOn(store);
    const there = hostOn(store);
    const { id, ply } = await dealt(here);
    const done = await Promise.all([act(here, id, ply, 'a'), act(there, id, ply, 'b', '0 end')]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const actions = granted(await here.record(id, 'anna', null)).actions;
    expect(granted(await there.record(id, 'anna', null)).actions).toEqual(actions);
    const states = await Promise.all([here, there].map((host) => viewOf(host, id)));
    expect(states[0]).toEqual(states[1]);
    const { steps, seat, left } = (await store.read(id))?.state ?? {};
    expect(states[0]).toMatchObject({ steps, seat, left });
    await here.stop();
    await there.stop();
  });
});

/** Returns the state sent to Anna, who has both seats but sees one purse. */
function viewOf(host: MatchHost, match: string): Promise<unknown> {
  return new Promise((resolve) => {
    const stop = host.follow(
      { match, person: 'anna', seat: null, resume: null },
      {
        send: (message) => {
          if (message.type === 'view') resolve(message.state);
          queueMicrotask(() => stop());
          return true;
        },
        end: () => {},
      },
    );
  });
}
