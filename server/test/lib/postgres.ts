import { execFileSync, type StdioOptions } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '@levante/testkit/port';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';
const quiet: { readonly stdio: StdioOptions } = { stdio: ['ignore', 'ignore', 'pipe'] };

/** Where PostgreSQL's programs are: on the path, or where Debian has them; null where there are none. */
function findPrograms(): string | null {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian.reverse()];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name)))) ?? null;
}

const programs = findPrograms();

/** Why no PostgreSQL can be started here; null where one can. */
export const noPostgres: string | null = programs === null ? 'PostgreSQL is not installed' : null;

/** A PostgreSQL of this test alone, on loopback. */
export interface Postgres {
  /** The address of a database of its own, empty. */
  database(): Promise<string>;
  /** Ends it as a power cut would, and starts it again. */
  crash(): void;
  stop(): void;
}

/** PostgreSQL does not run as root: then it runs as the user that Debian has for it. */
function run(name: string, ...args: readonly string[]): void {
  const program = join(programs ?? '', name);
  if (process.getuid?.() !== 0) execFileSync(program, args, quiet);
  else execFileSync('runuser', ['-u', 'postgres', '--', program, ...args], quiet);
}

/** Starts one, in a folder that goes with it. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'levante-postgres-'));
  chmodSync(folder, 0o700);
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder], quiet);
  const data = join(folder, 'data');
  const port = await freePort();
  run('initdb', '-D', data, '-A', 'trust', '-U', 'levante', '--no-sync', '-E', 'UTF8', '--locale=C');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=on`;
  const start = (): void => run('pg_ctl', '-D', data, '-w', '-s', '-l', join(folder, 'log'), '-o', options, 'start');
  const end = (): void => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', '-s', 'stop');
  start();
  const addressOf = (name: string): string => `postgres://levante@127.0.0.1:${port}/${name}`;
  let databases = 0;
  return {
    async database() {
      databases += 1;
      const name = `levante_${databases}`;
      const client = new pg.Client(addressOf('postgres'));
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return addressOf(name);
    },
    crash() {
      end();
      start();
    },
    stop() {
      end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
