import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/store/database.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Tables } from '../src/store/tables.ts';
import { aCommit, aMatch } from './lib/book.ts';

const ID = 'aaaaaaaaaaaaaa';
let dir: string;
let db: Kysely<Tables>;
let store: SqliteStore;

async function reopen(): Promise<void> {
  await db?.destroy();
  db = await openDatabase(join(dir, 'levante.db'));
  store = new SqliteStore(db);
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
  await reopen();
});
afterEach(async () => {
  await db.destroy();
  await rm(dir, { recursive: true, force: true });
});

describe('the database', () => {
  it('keeps a write-ahead log and syncs at every commit', async () => {
    const pragma = async (name: string) => (await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0];
    expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
    expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
    expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
  });

  it('is brought up to date once and then left alone', async () => {
    await store.create(aMatch());
    await reopen();
    expect(await store.read(ID)).toMatchObject({ id: ID, ply: 0 });
  });

  it('says which file could not be brought up to date', async () => {
    await sql`update kysely_migration set name = '000-from-elsewhere'`.execute(db);
    await db.destroy();
    await expect(openDatabase(join(dir, 'levante.db'))).rejects.toThrow(/levante\.db could not be brought up to date/);
    db = await openDatabase(join(dir, 'other.db'));
    expect((await stat(join(dir, 'other.db'))).size).toBeGreaterThan(0);
  });
});

describe('a match', () => {
  it('is read as it was written, without its seed', async () => {
    await store.create(aMatch());
    const match = await store.read(ID);
    const { seed, ...open } = aMatch();
    expect(match).toEqual({ ...open, number: 1, status: 'running', ply: 0, result: null });
    expect(JSON.stringify(match)).not.toContain(seed);
    expect(await store.dealerOf(ID)).toEqual({ seed, words: 0 });
  });

  it('that is not there is null everywhere', async () => {
    expect(await store.read('x')).toBeNull();
    expect(await store.dealerOf('x')).toBeNull();
    expect(await store.plies('x', 0, 9)).toEqual([]);
    expect(await store.answerTo('x', 'anna', 'key')).toBeNull();
    expect(await store.takeSeat('x', 0, 'anna', 'Anna')).toBe(false);
    expect(await store.commit(aCommit(0, { match: 'x' }))).toBe(false);
  });

  it('is written whole or not at all', async () => {
    const twice = aMatch().seats.map((seat) => ({ ...seat, seat: 0 }));
    await expect(store.create(aMatch({ seats: twice }))).rejects.toThrow();
    expect(await store.read(ID)).toBeNull();
  });

  it('cannot be written twice', async () => {
    await store.create(aMatch());
    await expect(store.create(aMatch())).rejects.toThrow();
  });
});

describe('a commit', () => {
  it('moves everything together', async () => {
    await store.create(aMatch());
    const command = { person: 'anna', key: 'k', hash: 'h' };
    const result = { scores: [1, 2], ranks: [2, 1] };
    expect(await store.commit(aCommit(0, { state: { at: 1 }, actor: null, result, words: 7, command }))).toBe(true);
    expect(await store.read(ID)).toMatchObject({ ply: 1, state: { at: 1 }, actor: null, result, status: 'over' });
    expect(await store.dealerOf(ID)).toMatchObject({ words: 7 });
    expect(await store.plies(ID, 0, 1)).toEqual(aCommit(0).plies);
    expect(await store.answerTo(ID, 'anna', 'k')).toEqual({ hash: 'h', ply: 1 });
    expect(await store.answerTo(ID, 'bo', 'k')).toBeNull();
  });

  it('that comes late writes nothing', async () => {
    await store.create(aMatch());
    await store.commit(aCommit(0));
    const late = aCommit(0, { state: { late: true }, command: { person: 'anna', key: 'k', hash: 'h' } });
    expect(await store.commit(late)).toBe(false);
    expect(await store.commit(aCommit(2))).toBe(false);
    expect((await store.read(ID))?.state).toEqual(aCommit(0).state);
    expect(await store.answerTo(ID, 'anna', 'k')).toBeNull();
  });

  it('of many at once at the same ply is exactly one', async () => {
    await store.create(aMatch());
    const done = await Promise.all(Array.from({ length: 20 }, () => store.commit(aCommit(0))));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect((await store.read(ID))?.ply).toBe(1);
  });

  it('that cannot be written whole is not written in part', async () => {
    await store.create(aMatch());
    const command = { person: 'anna', key: 'k', hash: 'h' };
    await store.commit(aCommit(0, { command }));
    await expect(store.commit(aCommit(1, { command }))).rejects.toThrow();
    expect(await store.read(ID)).toMatchObject({ ply: 1 });
    expect(await store.plies(ID, 0, 9)).toHaveLength(1);
  });

  it('into a match that waits or is over is refused', async () => {
    const open = aMatch().seats.map((seat) => (seat.seat === 0 ? { ...seat, person: null } : seat));
    await store.create(aMatch({ seats: open }));
    expect(await store.commit(aCommit(0))).toBe(false);
    expect(await store.takeSeat(ID, 0, 'anna', 'Anna')).toBe(true);
    expect(await store.commit(aCommit(0, { actor: null, result: { scores: [], ranks: [] } }))).toBe(true);
    expect(await store.commit(aCommit(1))).toBe(false);
  });

  it('may hold more actions than one statement can', async () => {
    await store.create(aMatch());
    const plies = Array.from({ length: 1234 }, (_, i) => ({ action: `* throw ${i}`, journal: [] }));
    await store.commit(aCommit(0, { plies }));
    const read = await store.plies(ID, 0, 1234);
    expect(read.map((ply) => ply.action)).toEqual(plies.map((ply) => ply.action));
    expect(await store.plies(ID, 1200, 1203)).toEqual(plies.slice(1200, 1203));
  });
});

describe('seats', () => {
  it('are taken once, and the last one starts the match', async () => {
    const seats = [0, 1, 2].map((seat) => ({ seat, kind: 'person', person: null, name: null, level: null }) as const);
    await store.create(aMatch({ seats }));
    const take = (seat: number, person: string) => store.takeSeat(ID, seat, person, person);
    expect(await Promise.all(['anna', 'bo', 'eve'].map((person) => take(0, person)))).toEqual([true, false, false]);
    await take(1, 'bo');
    expect((await store.read(ID))?.status).toBe('waiting');
    await take(2, 'eve');
    expect(await store.read(ID)).toMatchObject({ status: 'running', seats: [{ person: 'anna' }, {}, { name: 'eve' }] });
  });

  it('of bots are nobody else’s', async () => {
    await store.create(aMatch());
    expect(await store.takeSeat(ID, 1, 'bo', 'Bo')).toBe(false);
  });
});

describe('looking for matches', () => {
  it('finds those of a person, newest first', async () => {
    for (const id of ['m1', 'm2', 'm3']) await store.create(aMatch({ id }));
    await store.create(aMatch({ id: 'm4', seats: aMatch().seats.slice(1) }));
    const found = await store.matchesOf('anna', Number.MAX_SAFE_INTEGER, 2);
    expect(found.map((match) => match.id)).toEqual(['m3', 'm2']);
    const rest = await store.matchesOf('anna', found[1]?.number ?? 0, 2);
    expect(rest.map((match) => match.id)).toEqual(['m1']);
    expect(await store.matchesOf('bo', Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
  });

  it('finds those that wait for chance or a bot', async () => {
    const open = aMatch().seats.map((seat) => ({ ...seat, person: null }));
    await store.create(aMatch({ id: 'chance' }));
    await store.create(aMatch({ id: 'bot', actor: '1' }));
    await store.create(aMatch({ id: 'person', actor: '0' }));
    await store.create(aMatch({ id: 'waiting', seats: open }));
    await store.create(aMatch({ id: 'over' }));
    await store.commit(aCommit(0, { match: 'over', actor: null, result: { scores: [], ranks: [] } }));
    expect((await store.unattended()).sort()).toEqual(['bot', 'chance']);
  });
});

describe('people', () => {
  it('have the name they gave last', async () => {
    expect(await store.nameOf('anna')).toBeNull();
    await store.rename('anna', 'Anna');
    await store.rename('anna', 'Annabella');
    expect(await store.nameOf('anna')).toBe('Annabella');
  });
});
