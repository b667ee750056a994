import { MemoryStore } from '@levante/testkit/host';
import { beforeEach, expect, it } from 'vitest';
import type { MatchHost } from '../src/host.ts';
import type { StoredPly } from '../src/ports/store.ts';
import { hostOn } from './lib/host-on.ts';

/** Whose actions are not what was played. */
class WrongLog extends MemoryStore {
  wrong = false;

  override async plies(id: string, from: number, to: number): Promise<StoredPly[]> {
    const plies = await super.plies(id, from, to);
    return this.wrong ? plies.map((ply) => ({ ...ply, action: '0 end' })) : plies;
  }
}

let store: WrongLog;
let id: string;
let ply: number;
const events: string[] = [];

/** Another host on the store, as after a start: it knows nothing but what was written. */
const anotherHost = (): MatchHost =>
  hostOn(store, undefined, {
    stateUnreadable: (match, why) => void events.push(`${match} ${why}`),
    matchStuck: (match) => void events.push(`${match} stuck`),
  });

beforeEach(async () => {
  events.length = 0;
  store = new WrongLog();
  const host = anotherHost();
  // Once anybody has taken a step, the game cannot read its state.
  const seats = [0, 1].map(() => ({ kind: 'me', name: 'Anna' }) as const);
  const made = await host.create({ game: 'lost-race', options: { players: 2 }, seats }, 'anna');
  if (!made.ok) throw new Error('no match');
  id = made.value.id;
  await host.stop();
  ply = (await store.read(id))?.ply ?? -1;
  const acted = await hostOn(store).act({ match: id, ply, person: 'anna', key: '1', actions: ['0 step'] });
  expect(acted).toEqual({ ok: true, value: ply + 1 });
});

it('goes on with a match whose state its game cannot read, from its actions, and tells operators where', async () => {
  const host = anotherHost();
  const record = await host.record(id, 'anna', null);
  expect(record).toMatchObject({ ok: true, value: { actions: expect.arrayContaining(['0 step']) } });
  const acted = await host.act({ match: id, ply: ply + 1, person: 'anna', key: '2', actions: ['0 end'] });
  expect(acted.ok).toBe(true);
  expect((await store.read(id))?.actor).toBe('1');
  expect(events).toEqual([`${id} bad-state /steps`]);
});

it('does nothing with a match whose state cannot be read and whose actions cannot be played', async () => {
  store.wrong = true;
  const before = await store.read(id);
  const act = anotherHost().act({ match: id, ply: ply + 1, person: 'anna', key: '2', actions: ['0 end'] });
  await expect(act).rejects.toThrow(`match ${id}: its actions cannot be played, from ply 0 on`);
  expect(await store.read(id)).toEqual(before);
});
