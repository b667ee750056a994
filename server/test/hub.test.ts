import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sinkOf } from '../src/http/routes/stream.ts';
import { describe as describeMatch } from '../src/match/describe.ts';
import { openDatabase } from '../src/store/database.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Tables } from '../src/store/tables.ts';
import { Hub } from '../src/stream/hub.ts';
import { aCommit, aMatch } from './lib/book.ts';
import { TEST_GAMES } from './lib/house.ts';

let dir: string;
let db: Kysely<Tables>;
let store: SqliteStore;
let hub: Hub;
const faults: string[] = [];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
  db = await openDatabase(join(dir, 'levante.db'));
  store = new SqliteStore(db);
  faults.length = 0;
  const log = { error: (_data: object, event: string) => void faults.push(event) };
  hub = new Hub({ games: TEST_GAMES, book: store, describe: describeMatch, log, keepAliveMs: 10_000 });
  await store.create(aMatch());
});
afterEach(async () => {
  hub.close();
  await db.destroy();
  await rm(dir, { recursive: true, force: true });
});

/** A client that takes so many messages and no more. */
function client(patience: number) {
  const texts: string[] = [];
  let endings = 0;
  const heard = async (count: number) => {
    while (texts.length < count) await new Promise((resolve) => setTimeout(resolve, 2));
  };
  const sink = {
    send: (text: string) => {
      if (texts.length >= patience) return false;
      texts.push(text);
      return true;
    },
    end: () => {
      endings += 1;
    },
  };
  return { texts, heard, sink, endings: () => endings };
}

describe('the hub', () => {
  it('drops who is too slow, once, and tells the others on', async () => {
    const slow = client(1);
    const quick = client(100);
    hub.follow('aaaaaaaaaaaaaa', null, null, null, slow.sink);
    hub.follow('aaaaaaaaaaaaaa', null, null, null, quick.sink);
    await quick.heard(1);
    for (let ply = 0; ply < 3; ply++) {
      expect(await store.commit(aCommit(ply))).toBe(true);
      hub.ring('aaaaaaaaaaaaaa');
      await quick.heard(ply + 2);
    }
    expect(slow.texts).toHaveLength(1);
    expect(slow.endings()).toBe(1);
    expect(faults).toEqual([]);
  });

  it('tells once what was rung for many times, and all that no ring told of', async () => {
    const listener = client(100);
    hub.follow('aaaaaaaaaaaaaa', null, null, null, listener.sink);
    await listener.heard(1);
    for (let ply = 0; ply < 3; ply++) await store.commit(aCommit(ply));
    for (let i = 0; i < 5; i++) hub.ring('aaaaaaaaaaaaaa');
    await listener.heard(2);
    hub.ring('aaaaaaaaaaaaaa');
    await store.commit(aCommit(3));
    hub.ring('aaaaaaaaaaaaaa');
    await listener.heard(3);
    const ids = listener.texts.map((text) => /^id: (\d+)$/m.exec(text)?.[1]);
    expect(ids).toEqual(['0', '3', '4']);
  });

  it('counts who follows, and forgets who stops', () => {
    const stop = hub.follow('aaaaaaaaaaaaaa', null, null, null, client(9).sink);
    hub.follow('aaaaaaaaaaaaaa', null, null, null, client(9).sink);
    expect(hub.count).toBe(2);
    stop();
    stop();
    expect(hub.count).toBe(1);
  });

  it('ends the streams of a match it cannot read, instead of keeping them waiting', async () => {
    const listener = client(9);
    hub.follow('bbbbbbbbbbbbbb', null, null, null, listener.sink);
    while (listener.endings() === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    expect(faults).toEqual(['stream-failed']);
  });
});

describe('a sink', () => {
  it('gives up on a client that leaves more than a mebibyte unread', () => {
    const stuck = new Writable({ write: () => {} });
    const sink = sinkOf(stuck);
    const kibibyte = 'x'.repeat(1024);
    let taken = 0;
    while (taken < 5000 && sink.send(kibibyte)) taken += 1;
    expect(taken).toBe(1025);
    sink.end();
    expect(stuck.destroyed).toBe(true);
    expect(sink.send('x')).toBe(false);
  });
});
