import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, openDatabase } from '../src/database/database.ts';
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
