import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachingDialect } from '../src/database/cached-statements.ts';
import { connect, openDatabase } from '../src/database/database.ts';
import type { PostgresTables } from '../src/database/postgres/tables.ts';
import { connectionAccess } from '../src/database/sql-access.ts';

/** Time for which a connection of these tests waits. */
const WAIT_MS = 100;

/** A thread that keeps every other one from writing for some time, and says so. */
const HOLDER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Libsql = require('libsql');
  const db = new Libsql(workerData.file);
  db.exec('begin immediate');
  parentPort.postMessage('held');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData.ms);
  db.exec('commit');
  db.close();
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'levante-access-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a name beside a thread that writes for this long. */
async function writesBeside(ms: number): Promise<boolean> {
  const file = join(folder, 'levante.db');
  (await openDatabase(file)).close();
  const holder = new Worker(HOLDER, { eval: true, workerData: { file, ms } });
  const isOver = new Promise((resolve) => holder.once('exit', resolve));
  await new Promise((resolve) => holder.once('message', resolve));
  const connection = connect(file, (name) => new Libsql(name, { timeout: WAIT_MS }));
  try {
    const { db, write } = connectionAccess(connection);
    return await write([{ query: db.insertInto('people').values({ id: 'anna', name: 'Anna' }), must: true }]);
  } finally {
    connection.close();
    await isOver;
  }
}

it('SQLite writes again what failed to get the lock of a server that writes', async () => {
  expect(await writesBeside(2 * WAIT_MS)).toBe(true);
});

it('SQLite reports that a database is locked if the lock is held too long', async () => {
  await expect(writesBeside(20 * WAIT_MS)).rejects.toThrow('database is locked');
});

it('SQLite prepares a statement in use once, whatever lists of other lengths are read between', async () => {
  const connection = await openDatabase(join(folder, 'levante.db'));
  try {
    const prepare = vi.spyOn(connection, 'prepare');
    const db = new Kysely<PostgresTables>({ dialect: cachingDialect(connection) });
    const ofLength = (length: number) =>
      db.selectFrom('people').select('name').where('id', 'in', Array<string>(length).fill('anna')).execute();
    const inUse = db.selectFrom('people').select('id').where('name', '=', 'Anna');
    for (let length = 1; length <= 600; length++) await ofLength(length);
    await inUse.execute();
    for (let length = 601; length <= 1200; length++) {
      await ofLength(length);
      await inUse.execute();
    }
    const text = inUse.compile().sql;
    expect(prepare.mock.calls.filter(([sql]) => sql === text)).toHaveLength(1);
  } finally {
    connection.close();
  }
});
