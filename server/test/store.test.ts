import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchClocks } from '@levante/host';
import {
  aCommit,
  aMatch,
  clockSuite,
  lateReplySuite,
  ReplyGate,
  SUITE_GAMES,
  storeSuite,
  tableSuite,
} from '@levante/testkit/host';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect, openDatabase } from '../src/database/database.ts';
import { NewerData } from '../src/database/newer-data.ts';
import { threadWriter } from '../src/matches/store/sqlite/batch-writers.ts';
import { type BatchWriter, WriteQueue } from '../src/matches/store/sqlite/write-queue.ts';
import type { StatementsWrite, Write } from '../src/matches/store/sqlite/writes.ts';
import { type OpenJoinedStore, openSqlite } from './lib/joined-store.ts';

const ID = 'aaaaaaaaaaaaaa';
let dir: string;
let file: string;
let store: OpenJoinedStore;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
  file = join(dir, 'levante.db');
  store = await openSqlite(file);
});
afterEach(async () => {
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

/** Creates a match with an open seat, and returns its id. */
async function createWaiting(): Promise<string> {
  const seat = { kind: 'person', person: null, name: null, level: null } as const;
  await store.create(
    aMatch({
      seats: [
        { ...seat, seat: 0, person: 'anna', name: 'Anna' },
        { ...seat, seat: 1 },
      ],
    }),
  );
  return ID;
}

describe('the database', () => {
  it('keeps a write-ahead log and syncs at every commit', () => {
    const connection = connect(file);
    const pragma = (name: string) => connection.pragma(name);
    expect(pragma('journal_mode')).toMatchObject([{ journal_mode: 'wal' }]);
    expect(pragma('synchronous')).toMatchObject([{ synchronous: 2 }]);
    expect(pragma('foreign_keys')).toMatchObject([{ foreign_keys: 1 }]);
    connection.close();
  });

  it('is migrated once, and keeps its matches when it is opened again', async () => {
    await store.create(aMatch());
    await store.close();
    store = await openSqlite(file);
    expect(await store.read(ID)).toMatchObject({ id: ID, ply: 0 });
  });

  it('of a newer version is refused with a specific error', async () => {
    const connection = connect(file);
    connection.exec("insert into kysely_migration (name, timestamp) values ('999-of-tomorrow', '')");
    connection.close();
    const opening = openDatabase(file);
    await expect(opening).rejects.toThrow(NewerData);
    await expect(opening).rejects.toThrow(/levante\.db was written by a newer Levante: upgrade/);
  });

  it('that cannot be migrated is reported with its file', async () => {
    const connection = connect(file);
    connection.exec("update kysely_migration set name = '000-from-elsewhere' where name = '001-first'");
    connection.close();
    await expect(openDatabase(file)).rejects.toThrow(/could not migrate the database .*levante\.db/);
    const other = join(dir, 'other.db');
    (await openDatabase(other)).close();
    expect((await stat(other)).size).toBeGreaterThan(0);
  });
});

describe('the store', () => {
  it('reports the database’s code of a failed write', async () => {
    await store.create(aMatch());
    await expect(store.create(aMatch())).rejects.toMatchObject({ code: expect.stringMatching(/^SQLITE_CONSTRAINT/) });
  });

  it('writes a match completely or not at all', async () => {
    const twice = aMatch().seats.map((seat) => ({ ...seat, seat: 0 }));
    await expect(store.create(aMatch({ seats: twice }))).rejects.toThrow();
    expect(await store.read(ID)).toBeNull();
  });

  it('remembers no table of a deleted match for another match with the same id', async () => {
    const opened = SUITE_GAMES.get('purse-race')?.open({ players: 2 });
    const waiting = await store.read(await createWaiting());
    if (!opened?.ok || !waiting) throw new Error('the match is not there');
    store.live.rememberTable(waiting, opened.value);
    expect(await store.leave(ID, 'anna')).toBe('called-off');
    expect(await store.read(ID)).toBeNull();
    const other = await store.read(await createWaiting());
    expect(other && store.live.tableOf(other)).toBeNull();
  });

  it('writes to no indexed column of a match in a turn, except the seat to act', async () => {
    const connection = connect(file);
    const indexed = connection
      .prepare(
        `select distinct info.name from pragma_index_list('matches') as list, pragma_index_info(list.name) as info
          where info.name not in ('id', 'actor')`,
      )
      .pluck()
      .all();
    expect(indexed).toEqual(expect.arrayContaining(['deadline', 'last_day', 'status']));
    connection.exec(`create table writes (number integer);
      create trigger count_writes after update of ${indexed.join(', ')} on matches begin insert into writes values (1); end`);
    const writes = () => connection.prepare('select count(*) from writes').pluck().all();
    await store.create(aMatch());
    await store.commit(aCommit(0, { command: { person: 'bo', key: 'k', hash: 'h' } }));
    await store.commit(aCommit(1));
    expect(writes()).toEqual([0]);
    expect(await store.read(ID)).toMatchObject({ ply: 2 });
    await store.commit(aCommit(2, { actor: null, result: { scores: [1, 2], ranks: [2, 1] } }));
    expect(writes()).not.toEqual([0]);
    connection.close();
  });

  it('returns a match as stored in the file after every kind of write', async () => {
    const stands = async (): Promise<void> => {
      const known = await store.read(ID);
      const other = await openSqlite(file);
      expect(known).toEqual(await other.read(ID));
      expect(known?.state).toEqual((await other.read(ID))?.state);
      expect(await store.dealerOf(ID)).toEqual(await other.dealerOf(ID));
      await other.close();
    };
    const open = { kind: 'person', person: null, name: null, level: null } as const;
    const seats = aMatch().seats.map((seat) => (seat.seat === 1 ? { ...seat, ...open } : seat));
    const clocks = (leftMs: number): MatchClocks => ({
      control: { kind: 'live', bankS: 60, incrementS: 5 },
      seats: seats.map(() => ({ leftMs, since: null, freeMs: 0, returned: false })),
    });
    await store.create(aMatch({ seats, clocks: clocks(60_000) }));
    await stands();
    await store.takeSeat(ID, 1, 'bo', 'Bo', 'e'.repeat(32));
    await stands();
    await store.commit(
      aCommit(0, { seatVersion: 1, state: { at: 1 }, clocks: { after: clocks(1234), deadline: 5000 } }),
    );
    await stands();
    expect(await store.read(ID)).toMatchObject({ clocks: clocks(1234) });
    await store.commit(aCommit(0, { seatVersion: 1, state: { late: true } }));
    await stands();
    await store.commit(
      aCommit(1, { seatVersion: 1, state: { at: 2 }, command: { person: 'bo', key: 'k', hash: 'h' } }),
    );
    const again = aCommit(2, {
      seatVersion: 1,
      state: { again: true },
      command: { person: 'bo', key: 'k', hash: 'h' },
    });
    await expect(store.commit(again)).rejects.toThrow();
    await stands();
    await Promise.all([
      store.commit(
        aCommit(2, { seatVersion: 1, actor: null, result: { scores: [1, 2], ranks: [2, 1] }, state: { at: 3 } }),
      ),
      store.forget('bo'),
    ]);
    await stands();
    expect(await store.read(ID)).toMatchObject({ ply: 3, status: 'over' });
  });

  const open = async () => ({ store, others: [], close: async () => {} });
  for (const { name, run } of [...storeSuite(open), ...clockSuite(open), ...tableSuite(open)]) it(name, run);
});

describe('the store with a writing thread', () => {
  const open = async () => {
    const threaded = await openSqlite(file, new URL(inject('bundles')['write-worker']));
    return { store: threaded, others: [], close: () => threaded.close() };
  };
  // Reads have no reply that could be late, and there is one server.
  const openLate = async () => {
    const { store: here, close } = await open();
    return { here, there: here, gate: new ReplyGate(), close };
  };
  for (const { name, run } of lateReplySuite(openLate)) it(name, run);
  for (const { name, run } of [...storeSuite(open), ...clockSuite(open), ...tableSuite(open)]) it(name, run);

  it('fails the current batch when the thread ends, and starts another', async () => {
    const bad = new URL('data:text/javascript,process.exit(3)');
    const writer = threadWriter(file, bad);
    const name: Write = { kind: 'match', name: 'writeLeaving', input: { match: ID, person: 'anna' } };
    await expect(writer.write([name])).rejects.toThrow('ended');
    await expect(writer.write([name])).rejects.toThrow('ended');
    await writer.close();
  });
});

describe('the deletion of a person with many matches', () => {
  const idOf = (n: number) => String(n).padStart(14, '0');
  const open = async (matches: number): Promise<void> => {
    for (let n = 0; n < matches; n++) {
      const seat = { seat: 0, kind: 'person', person: 'anna', name: 'Anna', level: null } as const;
      await store.create(aMatch({ id: idOf(n), seats: [seat] }));
    }
  };

  it('acknowledges commits of other matches between portions', async () => {
    await open(120);
    await store.create(aMatch({ seats: [{ seat: 0, kind: 'person', person: 'bo', name: 'Bo', level: null }] }));
    const events: string[] = [];
    let commits: Promise<unknown> = Promise.resolve();
    const forgotten = store.forget('anna', (match) => {
      if (events.at(-1) !== 'left') events.push('left');
      if (match !== idOf(0) && match !== idOf(50)) return;
      const from = match === idOf(0) ? 0 : 1;
      commits = Promise.all([commits, store.commit(aCommit(from)).then((isDone) => events.push(`commit ${isDone}`))]);
    });
    await forgotten;
    await commits;
    expect(events).toEqual(['left', 'commit true', 'left', 'commit true', 'left']);
    expect(await store.generationOf('anna')).toBe(1);
  });

  it('voids the keys first, and continues with the remaining matches after a stop between portions', async () => {
    await open(120);
    const connection = connect(file);
    const left = () => connection.prepare('select id from matches').all().length;
    const stops = store.forget('anna', () => {
      throw new Error('stopped');
    });
    await expect(stops).rejects.toThrow('stopped');
    expect(left()).toBe(70);
    expect(await store.generationOf('anna')).toBe(1);
    await store.close();
    store = await openSqlite(file);
    await store.forget('anna');
    expect(left()).toBe(0);
    connection.close();
  });
});

describe('retention without anything to delete', () => {
  it('writes nothing that would count as proof that the disk can be written', async () => {
    const results: unknown[] = [];
    const other = await openSqlite(file, null, { wrote: (error) => void results.push(error) });
    expect(await other.expire(0, 10)).toEqual([]);
    await other.close();
    expect(results).toEqual([]);
  });
});

describe('a match that cannot be read', () => {
  it.each([
    '{',
    '[1]',
    'null',
    '',
  ])('has a null state if the state is not a JSON object (%j), and is otherwise complete', async (text) => {
    await store.create(aMatch());
    const connection = connect(file);
    connection.prepare('update matches set state_json = ?').run(text);
    connection.close();
    const other = await openSqlite(file);
    expect(await other.read(ID)).toMatchObject({ id: ID, state: null, ply: 0, seats: aMatch().seats });
    await other.close();
  });

  it('is left out of its owner’s list and reported', async () => {
    const reported: string[] = [];
    const other = await openSqlite(file, null, { unreadable: (match) => void reported.push(match) });
    const seats = aMatch().seats.map((seat) => ({ ...seat, kind: 'person' as const, person: 'anna' }));
    const ids = Array.from({ length: 5 }, (_, i) => `match${String(i).padStart(9, '0')}`);
    for (const id of ids) await other.create(aMatch({ id, seats }));
    const connection = await openDatabase(file);
    for (const id of [ids[3], ids[1]]) {
      connection.prepare("update matches set options_json = '{' where id = ?").run(id);
    }
    connection.close();
    const first = await other.matchesOf('anna', Number.MAX_SAFE_INTEGER, 2);
    expect(first.map(({ id }) => id)).toEqual([ids[4], ids[2]]);
    reported.length = 0;
    const listed = await other.matchesOf('anna', Number.MAX_SAFE_INTEGER, 3);
    expect(listed.map(({ id }) => id)).toEqual([ids[4], ids[2], ids[0]]);
    expect(reported).toEqual([ids[3], ids[1]]);
    await other.close();
  });
});

describe('two stores on one database', () => {
  it('accept one of two commits at the same ply', async () => {
    const other = await openSqlite(file);
    await store.create(aMatch());
    const done = await Promise.all([store, other].map((one) => one.commit(aCommit(0))));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await other.read(ID)).toMatchObject({ ply: 1 });
    await other.close();
  });
});

describe('the write queue', () => {
  const named = (person: string): StatementsWrite => ({
    kind: 'statements',
    statements: [{ sql: 'select ?', values: [person], must: 0 }],
  });

  it('batches writes that are added during a sync, and resolves none of them earlier', async () => {
    const written: string[][] = [];
    const ends: (() => void)[] = [];
    const writer: BatchWriter = {
      write: async (writes) => {
        written.push(
          writes.map((write) => (write.kind === 'statements' ? String(write.statements[0]?.values[0]) : '')),
        );
        await new Promise<void>((end) => ends.push(end));
        return writes.map(() => true);
      },
      close: async () => {},
    };
    const queue = new WriteQueue(writer);
    const resolved: string[] = [];
    const put = (person: string) => queue.put(named(person)).then(() => resolved.push(person));
    const first = put('a');
    await expect.poll(() => written).toEqual([['a']]);
    const others = ['b', 'c'].map(put);
    await new Promise((later) => setImmediate(later));
    expect([written, resolved]).toEqual([[['a']], []]);
    ends.shift()?.();
    await first;
    await expect.poll(() => written).toEqual([['a'], ['b', 'c']]);
    expect(resolved).toEqual(['a']);
    ends.shift()?.();
    await Promise.all(others);
    expect(resolved).toEqual(['a', 'b', 'c']);
    await queue.close();
  });

  it('rejects a write after it was closed, and does not pass it to a writer', async () => {
    let written = 0;
    const writer: BatchWriter = {
      write: async (writes) => {
        written += writes.length;
        await new Promise((later) => setImmediate(later));
        return writes.map(() => true);
      },
      close: async () => {},
    };
    const queue = new WriteQueue(writer);
    const before = queue.put(named('a'));
    const closing = queue.close();
    await expect(queue.put(named('b'))).rejects.toThrow('the store is closed');
    await closing;
    await expect(queue.put(named('c'))).rejects.toThrow('the store is closed');
    expect([await before, written]).toEqual([true, 1]);
  });

  it('fails a whole batch that could not be written, and continues with the next', async () => {
    let full = true;
    const writer: BatchWriter = {
      write: async (writes) => {
        if (full) throw new Error('the disk is full');
        return writes.map(() => true);
      },
      close: async () => {},
    };
    const queue = new WriteQueue(writer);
    const both = await Promise.allSettled([queue.put(named('a')), queue.put(named('b'))]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    full = false;
    expect(await queue.put(named('a'))).toBe(true);
  });
});

describe('a person', () => {
  it('has the name that they set last', async () => {
    expect(await store.nameOf('anna')).toBeNull();
    await store.rename('anna', 'Anna');
    await store.rename('anna', 'Annabella');
    expect(await store.nameOf('anna')).toBe('Annabella');
  });
});
