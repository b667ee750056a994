import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MyExport, Synced, type SyncedData } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { Authenticator, addPasskey, signIn } from './lib/authenticator.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openSqlite } from './lib/joined-store.ts';
import { runSynced, SYNCED_CASES } from './lib/synced-cases.ts';
import { codeOf, type Reply, Visitor } from './lib/visitor.ts';

describe('the store of settings and progress', () => {
  it.each(Object.entries(SYNCED_CASES))('%s', async (_, run) => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'));
    await runSynced(store.access, run).finally(() => store.close());
    await rm(dir, { recursive: true });
  });
});

describe('settings and progress', () => {
  let fixture: Fixture;
  beforeEach(async () => {
    fixture = await openFixture();
  });
  afterEach(() => fixture.close());
  const url = (): string => `http://localhost:${fixture.server.port}`;
  const syncedIn = (reply: Reply) => z.parse(Synced, reply.json);
  const nothing: SyncedData = { settings: {}, lessons: [], puzzles: [] };
  const puzzles = (solved: number[], failed: number[] = []) => [{ game: 'purse-race', solved, failed }];
  const lessons = (step: number, of = 12) => [{ game: 'purse-race', step, of }];

  /** A person with a passkey on two devices, and what sends data from one of them. */
  async function twoDevices() {
    const first = new Visitor(url);
    const second = new Visitor(url);
    const authenticator = new Authenticator(url());
    await first.post('/api/me', { name: 'Anna' });
    await addPasskey(first, authenticator);
    await signIn(second, authenticator);
    const owner = syncedIn(await first.get('/api/me/synced')).owner ?? '';
    const send = async (one: Visitor, data: Partial<SyncedData>) =>
      syncedIn(await one.post('/api/me/synced', { owner, data: { ...nothing, ...data } })).data;
    return { first, second, authenticator, owner, send };
  }

  it('of two devices are merged, in any order and with any repetition', async () => {
    const { first, second, owner, send } = await twoDevices();
    await send(first, { lessons: lessons(12), puzzles: puzzles([1, 3], [2]) });
    const data = { settings: { theme: { value: 'dark', at: 20 } }, lessons: lessons(4), puzzles: puzzles([2], [1]) };
    const merged = await send(second, { ...data, settings: { theme: { value: 'dark', at: 20 } } });
    expect(merged).toEqual({
      settings: { theme: { value: 'dark', at: 20 } },
      lessons: lessons(12),
      puzzles: puzzles([1, 2, 3]),
    });
    expect(await send(first, { settings: { theme: { value: 'light', at: 10 } } })).toEqual(merged);
    expect(await send(first, { puzzles: puzzles([3, 1, 1]) })).toEqual(merged);
    expect(syncedIn(await second.get('/api/me/synced'))).toEqual({ owner, data: merged });
    const later = await send(first, { settings: { theme: { value: 'light', at: 30 } } });
    expect(later.settings).toEqual({ theme: { value: 'light', at: 30 } });
    await fixture.restart({ port: fixture.server.port });
    expect(syncedIn(await second.get('/api/me/synced')).data).toEqual(later);
  });

  it('lose nothing when several devices send at the same time', async () => {
    const { first, second, send } = await twoDevices();
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) => send(number % 2 ? first : second, { puzzles: puzzles([number]) })),
    );
    expect(syncedIn(await first.get('/api/me/synced')).data.puzzles).toEqual(puzzles([1, 2, 3, 4, 5, 6]));
  });

  it('have the results of matches of both devices, each once', async () => {
    const { first, second, send } = await twoDevices();
    const result = (id: string, more = {}) => ({
      id,
      game: 'purse-race',
      at: 5,
      players: 2,
      rank: 1,
      score: 3,
      plies: 8,
      others: ['random', null],
      ...more,
    });
    const one = result('aaaaaaaaaaaaaa');
    const two = result('bbbbbbbbbbbbbb');
    await send(first, { results: [one] });
    await send(second, { results: [two, one] });
    const sent = {
      results: [one, result('cccccccccccccc', { game: 'unknown' }), result('dddddddddddddd', { rank: 3 })],
    };
    expect((await send(first, sent)).results).toEqual([one, two]);
  });

  it('correct times in the future, and drop games that the server does not have', async () => {
    const { first, send } = await twoDevices();
    const before = Date.now();
    const data = await send(first, {
      settings: { sound: { value: true, at: Number.MAX_SAFE_INTEGER } },
      lessons: [{ game: 'unknown', step: 1, of: 2 }, ...lessons(5, 4)],
      puzzles: [{ game: 'unknown', solved: [1], failed: [] }],
    });
    expect([data.lessons, data.puzzles]).toEqual([[], []]);
    const { at = 0 } = data.settings.sound ?? {};
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ['an unknown setting', { settings: { font: { value: 'big', at: 1 } } }],
    ['an unknown theme', { settings: { theme: { value: 'pink', at: 1 } } }],
    ['a puzzle without a number', { puzzles: puzzles([0]) }],
    ['too many puzzles', { puzzles: puzzles(Array.from({ length: 2001 }, () => 1)) }],
    ['too many games', { lessons: Array.from({ length: 17 }, () => lessons(1)).flat() }],
    ['a result without a game', { results: [{ id: 'aaaaaaaaaaaaaa', at: 1 }] }],
    ['an unknown part', { notes: 'x' }],
  ])('are refused with %s', async (_, data) => {
    const { first, owner } = await twoDevices();
    expect(codeOf(await first.post('/api/me/synced', { owner, data: { ...nothing, ...data } }))).toBe('bad-request');
    expect(syncedIn(await first.get('/api/me/synced')).data).toEqual(nothing);
  });

  it('of two people are never mixed, since another account’s are refused', async () => {
    const { owner, send, first } = await twoDevices();
    const bo = new Visitor(url);
    await bo.get('/api/me');
    // A guest has none.
    expect(syncedIn(await bo.get('/api/me/synced'))).toEqual({ owner: null, data: nothing });
    const post = async (data: SyncedData) => codeOf(await bo.post('/api/me/synced', { owner, data }));
    expect(await post(nothing)).toBe('no-account');
    await addPasskey(bo, new Authenticator(url()));
    await send(first, { puzzles: puzzles([1]) });
    expect(await post({ ...nothing, puzzles: puzzles([2]) })).toBe('other-account');
    const own = syncedIn(await bo.get('/api/me/synced'));
    expect([own.owner === owner, own.data]).toEqual([false, nothing]);
    expect(codeOf(await new Visitor(url).get('/api/me/synced'))).toBe('bad-identity');
  });

  it('are exported, and deleted with the account', async () => {
    const { first, send } = await twoDevices();
    const data = await send(first, { puzzles: puzzles([4]) });
    expect(z.parse(MyExport, (await first.get('/api/me/export')).json).synced).toEqual(data);
    await first.post('/api/me/forget', {});
    const connection = connect(filesOf(fixture.dataDir).database);
    const rows = () => connection.prepare('select id from synced').all().length;
    // The account can come back for seven days; then all of it goes.
    expect(rows()).toBe(1);
    connection.prepare('update departures set due_at = 1').run();
    await fixture.restart();
    await expect.poll(rows).toBe(0);
    connection.close();
  });
});
