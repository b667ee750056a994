import { noPgBouncer, noPostgres } from '@levante/testkit/services';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../src/database/postgres/database.ts';
import { FleetingConnections } from '../src/index.ts';
import { spawnLevante } from './lib/built-server.ts';
import { openSharedFixture } from './lib/fixture.ts';
import { openOwnMatch } from './lib/play.ts';
import { type Postgres, startPostgres } from './lib/postgres.ts';
import { Visitor } from './lib/visitor.ts';

const missing = noPostgres ?? noPgBouncer;
const CONNECTIONS = 10;
/** Without it, older versions refuse options of the start of a connection. */
const IGNORING = 'ignore_startup_parameters=options';

describe.skipIf(missing !== null)(`a connection to PostgreSQL${missing ? ` (${missing})` : ''}`, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  /** Creates a database whose own default loses acknowledged commits in a crash. */
  async function careless(): Promise<string> {
    const address = await postgres.database();
    const client = new pg.Client(address);
    await client.connect();
    await client.query(`alter database ${new URL(address).pathname.slice(1)} set synchronous_commit = off`);
    await client.end();
    return address;
  }

  /** Returns what several connections at the same time say about their commits. */
  async function durability(address: string): Promise<readonly string[]> {
    const db = await openPostgres(address);
    const say = sql<{ durable: string }>`select current_setting('synchronous_commit') as durable, pg_sleep(0.1)`;
    const all = await Promise.all(Array.from({ length: CONNECTIONS }, () => say.execute(db)));
    await db.destroy();
    return all.flatMap(({ rows }) => rows.map(({ durable }) => durable));
  }

  it('without a pooler makes commits durable, whatever the database’s default', async () => {
    expect(await durability(await careless())).toEqual(Array.from({ length: CONNECTIONS }, () => 'on'));
  });

  it.each([
    [[]],
    [[IGNORING]],
  ])('through PgBouncer in session mode makes commits durable, and serves requests (%j)', async (more) => {
    const address = await postgres.pooled(await careless(), ['pool_mode=session', ...more]);
    expect(await durability(address)).toEqual(Array.from({ length: CONNECTIONS }, () => 'on'));
    const fixture = await openSharedFixture(address);
    const anna = new Visitor(() => fixture.server.url);
    const { id, ply } = await openOwnMatch(anna);
    expect((await anna.act(id, ply, ['0 end'])).status).toBe(200);
    await fixture.close();
  });

  it.each([
    ['transaction', []],
    ['transaction', [IGNORING]],
    ['transaction', ['server_round_robin=1']],
    ['statement', []],
  ])('through PgBouncer in %s mode is refused when the server starts (%j)', async (mode, more) => {
    const address = await postgres.pooled(await careless(), [`pool_mode=${mode}`, ...more]);
    await expect(openSharedFixture(address)).rejects.toThrow(FleetingConnections);
  });

  it.each([
    ['en_US', 'a pooler in front of the database'],
    ['de_AT', 'ein Pooler vor der Datenbank'],
    ['fr_FR', 'un pooler devant la base de données'],
    ['it_IT', 'un pooler davanti alla base di dati'],
  ])('through PgBouncer in transaction mode is reported by each command in one line (%s)', async (locale, text) => {
    const address = await postgres.pooled(await postgres.database(), ['pool_mode=transaction']);
    const env = { LC_ALL: `${locale}.UTF-8`, LEVANTE_SECRET: 'ab'.repeat(32) };
    // Operators' commands speak English everywhere.
    const replies = [
      { command: 'serve', expected: text },
      { command: 'matches list', expected: 'a pooler in front of the database' },
    ];
    for (const { command, expected } of replies) {
      const child = spawnLevante([...command.split(' '), '--database', address], env);
      let output = '';
      for await (const chunk of child.stderr ?? []) output += String(chunk);
      expect(output).toMatch(new RegExp(`^levante: ${expected}.*pool_mode = session\\)\n$`));
    }
  });
});
