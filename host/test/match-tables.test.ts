import { MemoryStore } from '@levante/testkit/host';
import { beforeEach, expect, it } from 'vitest';
import type { MatchHost } from '../src/host.ts';
import type { StoredMatch, StoredPly } from '../src/ports/stored-match.ts';
import { hostOn } from './lib/host-on.ts';

/** A store whose actions, states or rules versions can be falsified. */
class FalsifiedStore extends MemoryStore {
  wrong = false;
  stateless = false;
  rulesVersion: number | null = null;

  override async read(id: string): Promise<StoredMatch | null> {
    return this.#changed(await super.read(id));
  }

  override async matchesOf(person: string, before: number, limit: number): Promise<StoredMatch[]> {
    const found = await super.matchesOf(person, before, limit);
    return found.flatMap((match) => this.#changed(match) ?? []);
  }

  #changed(match: StoredMatch | null): StoredMatch | null {
    const rules = this.rulesVersion === null ? {} : { rulesVersion: this.rulesVersion };
    return match && { ...match, ...(this.stateless ? { state: null } : {}), ...rules };
  }

  override async plies(id: string, from: number, to: number): Promise<StoredPly[]> {
    const plies = await super.plies(id, from, to);
    return this.wrong ? plies.map((ply) => ({ ...ply, action: '0 end' })) : plies;
  }
}

let store: FalsifiedStore;
let id: string;
let ply: number;
const events: string[] = [];

/** Creates another host on the store, which knows no match yet. */
function anotherHost(): MatchHost {
  store.live.clear();
  return hostOn(store, undefined, {
    stateUnreadable: (match, why) => void events.push(`${match} ${why}`),
    matchStuck: (match) => void events.push(`${match} stuck`),
  });
}

beforeEach(async () => {
  events.length = 0;
  store = new FalsifiedStore();
  const host = anotherHost();
  // After any step, this game cannot read its own state.
  const seats = [0, 1].map(() => ({ kind: 'me', name: 'Anna' }) as const);
  const made = await host.create({ game: 'lost-race', options: { players: 2 }, seats }, 'anna');
  if (!made.ok) throw new Error('no match');
  id = made.value.id;
  await host.stop();
  ply = (await store.read(id))?.ply ?? -1;
  const acted = await hostOn(store).act({ match: id, ply, person: 'anna', key: '1', actions: ['0 step'] });
  expect(acted).toEqual({ ok: true, value: ply + 1 });
});

it('a match whose state the game cannot read is replayed, and the path of the fault is logged', async () => {
  const host = anotherHost();
  const record = await host.record(id, 'anna', null);
  expect(record).toMatchObject({ ok: true, value: { actions: expect.arrayContaining(['0 step']) } });
  const acted = await host.act({ match: id, ply: ply + 1, person: 'anna', key: '2', actions: ['0 end'] });
  expect(acted.ok).toBe(true);
  expect((await store.read(id))?.actor).toBe('1');
  expect(events).toEqual([`${id} bad-state /steps`]);
});

it('a match whose stored state is not JSON is replayed', async () => {
  store.stateless = true;
  const acted = await anotherHost().act({ match: id, ply: ply + 1, person: 'anna', key: '2', actions: ['0 end'] });
  expect(acted.ok).toBe(true);
  expect(events).toEqual([`${id} bad-state not JSON`]);
});

it('a match of newer rules is listed, but cannot be played, followed or replayed', async () => {
  store.rulesVersion = 99;
  const host = anotherHost();
  const newer = { ok: false, fault: { code: 'newer-rules' } };
  const before = await store.read(id);
  expect(await host.act({ match: id, ply: ply + 1, person: 'anna', key: '2', actions: ['0 end'] })).toEqual(newer);
  expect(await host.record(id, 'anna', null)).toEqual(newer);
  expect(await host.describeFollowed(id, 'anna', null)).toEqual(newer);
  host.playOn(id);
  await host.stop();
  expect(await store.read(id)).toEqual(before);
  expect((await host.list('anna', Number.MAX_SAFE_INTEGER, 9)).matches).toMatchObject([{ id, rulesVersion: 99 }]);
  expect(await host.describe(id, 'anna')).toMatchObject({ ok: true, value: { id } });
});

it('a match with an unreadable state and actions that cannot be replayed is refused', async () => {
  store.wrong = true;
  const before = await store.read(id);
  const act = anotherHost().act({ match: id, ply: ply + 1, person: 'anna', key: '2', actions: ['0 end'] });
  await expect(act).rejects.toThrow(`match ${id}: replay fails at ply 0`);
  expect(await store.read(id)).toEqual(before);
});
