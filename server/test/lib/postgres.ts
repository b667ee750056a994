import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Attended, PostgresServer } from '@levante/testkit/services';
import pg from 'pg';

/** A PostgreSQL of this test alone, on loopback. */
export interface Postgres {
  /** The address of a database of its own, empty. */
  database(): Promise<string>;
  /** Kills it, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one, in a folder that goes with it. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'levante-postgres-'));
  const server = await PostgresServer.make(folder);
  const attended = new Attended(
    () => server.spawn(),
    () => {},
  );
  await attended.start();
  let databases = 0;
  return {
    async database() {
      databases += 1;
      const name = `levante_${databases}`;
      const client = new pg.Client(server.addressOf());
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return server.addressOf(name);
    },
    crash: () => attended.kill(),
    async stop() {
      await attended.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
