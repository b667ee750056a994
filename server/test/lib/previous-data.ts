import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { LevanteRecord, Match } from '@levante/wire';
import type { MigrationProvider } from 'kysely';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { connect } from '../../src/database/database.ts';
import { plyOf } from './play.ts';
import { Visitor } from './visitor.ts';

/** Data written by commands of an earlier build; its README says how. */
const FOLDER = new URL('../fixtures/previous-data/', import.meta.url);

const HOUR_MS = 3_600_000;

const Stored = z.strictObject({ id: z.string(), match: Match, record: LevanteRecord });
const Expected = z.strictObject({
  people: z.tuple([
    z.strictObject({ name: z.string(), token: z.string() }),
    z.strictObject({ name: z.string(), token: z.string() }),
  ]),
  finished: Stored,
  running: Stored,
  waiting: Stored,
});

const unpacked = async (name: string): Promise<Buffer> => gunzipSync(await readFile(new URL(name, FOLDER)));

export const previousSecret = (): Promise<string> => readFile(new URL('signing-keys.txt', FOLDER), 'utf8');

/** Makes the finished match as recent as it was: a day later its opener would be forgotten. */
const finishedNow = (table: string): string =>
  `update ${table} set counted_until = ${Date.now() + HOUR_MS} where counted_until is not null`;

/** Returns the statements that fill an empty PostgreSQL database. */
export const previousDatabase = async (): Promise<string> =>
  `${(await unpacked('postgres.sql.gz')).toString()};\n${finishedNow('public.matches')};`;

/** Fills an empty data folder. */
export async function previousFolder(dataDir: string): Promise<void> {
  const database = join(dataDir, 'levante.db');
  await writeFile(database, await unpacked('folder.sqlite.gz'), { mode: 0o600 });
  const connection = connect(database);
  connection.exec(finishedNow('matches'));
  connection.close();
  await writeFile(join(dataDir, 'secret'), await previousSecret(), { mode: 0o600 });
}

/** Adds a migration that changes something and then fails. */
export const failingAfter = ({ getMigrations }: MigrationProvider): MigrationProvider => ({
  getMigrations: async () => ({
    ...(await getMigrations()),
    '998-changes': { up: async (db) => await db.schema.dropTable('people').execute() },
    '999-fails': { up: async () => Promise.reject(new Error('no space left')) },
  }),
});

/** Checks that a server has everything that the earlier build stored, and that its people can go on playing. */
export async function expectPreviousData(url: string): Promise<void> {
  const expected = z.parse(Expected, JSON.parse(await readFile(new URL('expected.json', FOLDER), 'utf8')));
  const [anna, bo] = expected.people.map(({ name, token }) => {
    const visitor = new Visitor(() => url);
    visitor.token = token;
    return { name, visitor };
  });
  if (!anna || !bo) throw new Error('two people are expected');
  for (const { name, visitor } of [anna, bo]) expect((await visitor.get('/api/me')).json).toMatchObject({ name });
  for (const [{ id, match, record }, { visitor }] of [
    [expected.finished, anna],
    [expected.running, anna],
    [expected.waiting, bo],
  ] as const) {
    expect(await visitor.match(id)).toMatchObject(match);
    expect((await visitor.get(`/api/matches/${id}/record`)).json).toMatchObject(record);
  }
  const { id, match } = expected.running;
  const player = match.actor === '0' ? anna : bo;
  const follower = player.visitor.follow(id);
  const { message } = await follower.until((event) => event.message.legal !== null);
  await follower.close();
  expect((await player.visitor.act(id, plyOf(message), message.legal?.slice(0, 1) ?? [])).status).toBe(200);
}
