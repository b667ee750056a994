import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { COLLECTIONS } from '@levante/wire';
import * as z from 'zod/mini';
import { connect } from '../src/database/database.ts';
import { filesOf } from '../src/database/folder.ts';
import { openPostgres } from '../src/database/postgres/database.ts';
import { connectionAccess, directAccess, type SqlAccess } from '../src/database/sql-access.ts';
import { COLLECTION_CASES, fill } from './lib/collection-cases.ts';
import { openFixture, openSharedFixture } from './lib/fixture.ts';
import { startPostgres } from './lib/postgres.ts';
import { matchIn, Visitor } from './lib/visitor.ts';

/**
 * Measures how long the main thread of a server is busy with the most expensive replies, with every collection of a person full
 * and as many entries of others: `npx tsx server/test/measure-collections.ts`. Writes `bench/collections.json`.
 */

const OTHERS = 50_000;
const WITHOUT_MAXIMUM = 10_000;
const ROUNDS = 40;
/** The client runs in another thread, whose work is not the server's. */
const CLIENT = `const { parentPort } = require('node:worker_threads');
parentPort.on('message', async ({ url, cookie, rounds }) => {
  for (let i = 0; i < rounds; i++) await (await fetch(url, { headers: { cookie } })).arrayBuffer();
  parentPort.postMessage('done');
});`;

const Person = z.object({ person: z.string() });
const paths = (match: string): readonly string[] => [
  '/health',
  '/api/me/devices',
  '/api/me/account',
  '/api/me/notifications',
  '/api/me/blocks',
  '/api/matches',
  `/api/matches/${match}/chat`,
];

/** Fills every collection of a person and a match, and those of others. */
async function fillAll(access: SqlAccess, person: string, match: string): Promise<void> {
  for (const [name, { table, rowOf }] of Object.entries(COLLECTION_CASES)) {
    const bounds = Object.entries(COLLECTIONS).find(([other]) => other === name)?.[1];
    const isOfMatch = bounds?.of === 'match';
    const owner = isOfMatch ? match : person;
    const length = bounds?.max ?? WITHOUT_MAXIMUM;
    await fill(
      access,
      table,
      Array.from({ length }, (_, i) => rowOf(owner, i + 1)),
    );
    if (!isOfMatch)
      await fill(
        access,
        table,
        Array.from({ length: OTHERS }, (_, i) => rowOf(`other ${i % 1000}`, i)),
      );
  }
}

/** Returns the milliseconds for which the main thread has run, without those for which it waited for a core. */
const mainThreadMs = (): number =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** Returns the milliseconds of the main thread for each path. */
async function measure(url: string, cookie: string, match: string): Promise<Record<string, number>> {
  const client = new Worker(CLIENT, { eval: true });
  const times: Record<string, number> = {};
  for (const path of paths(match)) {
    const ask = (rounds: number) =>
      new Promise((resolve) => {
        client.once('message', resolve);
        client.postMessage({ url: `${url}${path}`, cookie, rounds });
      });
    await ask(5);
    const before = mainThreadMs();
    await ask(ROUNDS);
    times[path.replace(match, ':id')] = Math.round((100 * (mainThreadMs() - before)) / ROUNDS) / 100;
  }
  await client.terminate();
  return times;
}

/** Opens a match as a new person, and returns both. */
async function annaOf(url: string): Promise<{ readonly anna: Visitor; readonly match: string }> {
  const anna = new Visitor(() => url);
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
  const opened = await anna.post('/api/matches', { game: 'purse-race', seats, shuffle: false });
  return { anna, match: matchIn(opened).id };
}

async function onSqlite(): Promise<Record<string, number>> {
  const fixture = await openFixture();
  const { anna, match } = await annaOf(fixture.server.url);
  const connection = connect(filesOf(fixture.dataDir).database);
  const { person } = z.parse(Person, connection.prepare('select person from sessions').get());
  await fillAll(connectionAccess(connection), person, match);
  connection.close();
  const times = await measure(fixture.server.url, anna.cookie ?? '', match);
  await fixture.close();
  return times;
}

async function onPostgres(): Promise<Record<string, number>> {
  const postgres = await startPostgres();
  const database = await postgres.database();
  const fixture = await openSharedFixture(database);
  const { anna, match } = await annaOf(fixture.server.url);
  const db = await openPostgres(database);
  const { person } = await db.selectFrom('sessions').select('person').executeTakeFirstOrThrow();
  await fillAll(directAccess(db), person, match);
  await db.destroy();
  const times = await measure(fixture.server.url, anna.cookie ?? '', match);
  await fixture.close();
  await postgres.stop();
  return times;
}

const results = {
  command: 'npx tsx server/test/measure-collections.ts',
  unit: 'milliseconds of the main thread for each reply, the server’s part alone',
  node: process.version,
  others: OTHERS,
  sqlite: await onSqlite(),
  postgres: await onPostgres(),
};
await writeFile(
  join(import.meta.dirname, '..', '..', 'bench', 'collections.json'),
  `${JSON.stringify(results, null, 2)}\n`,
);
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
