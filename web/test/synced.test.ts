import { progressOf } from '@levante/table/lesson/course.ts';
import { keepPuzzles, puzzleProgress } from '@levante/table/puzzle/puzzle-list.ts';
import { change, resetSettings, settings } from '@levante/table/ui/settings.ts';
import { MemoryStorage } from '@levante/testkit/storage';
import { MergeSynced, type Synced, type SyncedData, type SyncedResult } from '@levante/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Api } from '../src/hosts/server/client.ts';
import { syncedResults } from '../src/pages/synced/results.ts';
import { LocalCopy, Sync } from '../src/pages/synced/sync.ts';

const NOTHING: SyncedData = { settings: {}, lessons: [], puzzles: [] };
const GAME = 'coin-race';

/** A browser with a server that knows one account and keeps what it is sent. */
function browser() {
  const storage = new MemoryStorage();
  const known: { synced: Synced | null; sent: SyncedData[]; code: string | null; played: SyncedResult[] } = {
    synced: { owner: 'anna', data: NOTHING },
    sent: [],
    code: null,
    played: [],
  };
  const server = new Api('', async (_url, init) => {
    if (init?.body) {
      const { data } = z.parse(MergeSynced, JSON.parse(String(init.body)));
      known.sent.push(data);
      if (known.synced) known.synced = { ...known.synced, data };
    }
    if (known.synced === null) throw new TypeError('offline');
    return known.code === null
      ? Response.json(known.synced)
      : Response.json({ code: known.code, message: '' }, { status: 400 });
  });
  const sync = new Sync({ server, storage, copy: new LocalCopy(storage, [GAME]), results: async () => known.played });
  return { storage, known, sync };
}

beforeEach(resetSettings);

describe('the settings and progress of a browser', () => {
  it('are merged into a guest’s account, whose own choices take precedence', async () => {
    const { storage, known, sync } = browser();
    change({ theme: 'dark', sound: true });
    keepPuzzles(storage, GAME, [[2, 'solved']]);
    known.synced = { owner: 'anna', data: { ...NOTHING, settings: { theme: { value: 'light', at: 5 } } } };
    await sync.run();
    expect(settings.value).toMatchObject({ theme: 'light', sound: true });
    expect(known.sent).toEqual([
      {
        settings: { theme: { value: 'light', at: 5 }, sound: { value: true, at: 0 } },
        lessons: [],
        puzzles: [{ game: GAME, solved: [2], failed: [] }],
      },
    ]);
  });

  it('include progress of another device, and keep further progress of this one', async () => {
    const { storage, known, sync } = browser();
    const puzzles = [{ game: GAME, solved: [1], failed: [2] }];
    known.synced = { owner: 'anna', data: { ...NOTHING, lessons: [{ game: GAME, step: 4, of: 12 }], puzzles } };
    await sync.run();
    expect(known.sent).toEqual([]);
    expect(progressOf(storage, GAME)).toEqual({ beat: 4, of: 12 });
    expect([...puzzleProgress(storage, GAME)]).toEqual([
      [1, 'solved'],
      [2, 'failed'],
    ]);
    keepPuzzles(storage, GAME, [[2, 'solved']]);
    await sync.run();
    expect(known.sent.at(-1)?.puzzles).toEqual([{ game: GAME, solved: [1, 2], failed: [] }]);
  });

  it('include results of matches on this device, and never reach another account', async () => {
    const result = (id: string): SyncedResult => ({
      id,
      game: GAME,
      at: 5,
      players: 2,
      rank: 1,
      score: 3,
      plies: 8,
      others: ['random'],
    });
    const { storage, known, sync } = browser();
    known.played = [result('aaaaaaaaaaaaaa')];
    known.synced = { owner: 'anna', data: { ...NOTHING, results: [result('bbbbbbbbbbbbbb')] } };
    await sync.run();
    expect(known.sent.at(-1)?.results?.map(({ id }) => id)).toEqual(['aaaaaaaaaaaaaa', 'bbbbbbbbbbbbbb']);
    expect(syncedResults(storage)).toHaveLength(2);
    const sent = known.sent.length;
    await sync.run();
    expect(known.sent).toHaveLength(sent);
    // The match is still on this device when another person signs in.
    known.played = [result('aaaaaaaaaaaaaa'), result('cccccccccccccc')];
    known.synced = { owner: 'bo', data: NOTHING };
    await sync.run();
    expect(known.sent.at(-1)?.results?.map(({ id }) => id)).toEqual(['cccccccccccccc']);
    known.synced = null;
  });

  it('date a choice after the one that it replaces, even if this clock is behind', async () => {
    const { known, sync } = browser();
    const ahead = Date.now() + 3600 * 1000;
    known.synced = { owner: 'anna', data: { ...NOTHING, settings: { theme: { value: 'light', at: ahead } } } };
    await sync.run();
    change({ theme: 'dark' });
    await sync.run();
    expect(known.sent.at(-1)?.settings.theme).toEqual({ value: 'dark', at: ahead + 1 });
  });

  type Known = ReturnType<typeof browser>['known'];
  it.each<[string, Partial<Known>]>([
    ['is signed out', { code: 'bad-identity' }],
    ['has become a guest', { synced: { owner: null, data: NOTHING } }],
    ['is somebody else now', { synced: { owner: 'bo', data: NOTHING } }],
  ])('are forgotten when the person %s', async (_, happened) => {
    const { storage, known, sync } = browser();
    await sync.run();
    change({ theme: 'dark' });
    keepPuzzles(storage, GAME, [[2, 'solved']]);
    Object.assign(known, happened);
    await sync.run();
    expect(settings.value.theme).toBe('system');
    expect([...puzzleProgress(storage, GAME)]).toEqual([]);
    expect(known.sent).toEqual([]);
  });

  it('stay while the server cannot be reached', async () => {
    const { storage, known, sync } = browser();
    await sync.run();
    keepPuzzles(storage, GAME, [[2, 'solved']]);
    known.synced = null;
    await sync.run();
    expect([...puzzleProgress(storage, GAME)]).toEqual([[2, 'solved']]);
    known.synced = { owner: 'anna', data: NOTHING };
    await sync.run();
    expect(known.sent.at(-1)?.puzzles).toEqual([{ game: GAME, solved: [2], failed: [] }]);
  });
});
