import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Attended, PostgresServer } from '@levante/testkit/services';
import pg from 'pg';

/** A PostgreSQL server for one test, on loopback. */
export interface Postgres {
  /** Creates an empty database and returns its address. */
  database(): Promise<string>;
  /** Kills the server and restarts it. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server in a temporary folder. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'levante-postgres-'));
  // Tests kill the server, never the machine, and a hundred databases take minutes to reach a slow disk.
  const server = await PostgresServer.make(folder, 'off');
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
