import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OwnProcess, type Spawned } from './own-process.ts';
import { freePort } from './port.ts';
import { folderOf, untilReady } from './program.ts';
import { missingUnlessRequired } from './required-programs.ts';

const programs = folderOf('initdb', 'postgres', 'pg_isready');
const run = promisify(execFile);

/** Reason why PostgreSQL cannot be started here; null if it can. */
export const noPostgres: string | null = missingUnlessRequired(
  'postgres',
  programs === null ? 'PostgreSQL is not installed' : null,
);

/** A user to run as. */
interface RunsAs {
  readonly uid?: number;
  readonly gid?: number;
}

/** Returns the user to run as. PostgreSQL refuses root, so it runs as the user from its Debian package. */
export function userOfPostgres(): RunsAs {
  if (process.getuid?.() !== 0) return {};
  const idOf = (which: string): number => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A PostgreSQL server on loopback with its own data folder, with the same address after every restart. */
export class PostgresServer {
  readonly #folder: string;
  readonly #port: number;
  readonly #as: RunsAs;
  readonly #fsync: 'on' | 'off';

  private constructor(folder: string, port: number, as: RunsAs, fsync: 'on' | 'off') {
    this.#folder = folder;
    this.#port = port;
    this.#as = as;
    this.#fsync = fsync;
  }

  /**
   * Initialises the folder if it is empty. Its parent folders must be accessible to all users. Without `fsync`, data survives a
   * killed server, but not a machine that loses power.
   */
  static async make(folder: string, fsync: 'on' | 'off' = 'on'): Promise<PostgresServer> {
    const as = userOfPostgres();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
    if (!existsSync(join(folder, 'PG_VERSION'))) {
      const words = ['-D', folder, '-A', 'trust', '-U', 'levante', '-E', 'UTF8', '--locale=C'];
      await run(join(programs ?? '', 'initdb'), words, { cwd: folder, ...as });
    }
    return new PostgresServer(folder, await freePort(), as, fsync);
  }

  /**
   * Copies a running server into an empty folder, as a standby that follows it. The folder's parents must be accessible to all
   * users.
   */
  static async standbyOf(primary: PostgresServer, folder: string): Promise<PostgresServer> {
    const from = ['-h', '127.0.0.1', '-p', String(primary.#port), '-U', 'levante', '--checkpoint=fast'];
    const words = [...from, '-D', folder, '--write-recovery-conf', '--wal-method=stream', '--no-sync'];
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { uid, gid } = primary.#as;
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
    await run(join(programs ?? '', 'pg_basebackup'), words, { cwd: folder, ...primary.#as });
    return new PostgresServer(folder, await freePort(), primary.#as, primary.#fsync);
  }

  /** Returns the connection URL of one of its databases. */
  addressOf(database = 'postgres'): string {
    return `postgres://levante@127.0.0.1:${this.#port}/${database}`;
  }

  /** Starts it; its output is in the file `log` of its folder. */
  spawn(): Spawned<true> {
    const settings = ['listen_addresses=127.0.0.1', `fsync=${this.#fsync}`, 'max_connections=200'].flatMap((one) => [
      '-c',
      one,
    ]);
    const words = ['-D', this.#folder, '-p', String(this.#port), '-k', this.#folder, ...settings];
    const path = join(this.#folder, 'log');
    const log = openSync(path, 'a', 0o600);
    const child = spawn(join(programs ?? '', 'postgres'), words, {
      cwd: this.#folder,
      stdio: ['ignore', log, log],
      ...this.#as,
    });
    closeSync(log);
    // A copy of the folder has to read all of it.
    if (this.#as.uid !== undefined && this.#as.gid !== undefined) chownSync(path, this.#as.uid, this.#as.gid);
    // Fast shutdown, without waiting for clients to leave.
    const process = new OwnProcess(child, (one) => one.kill('SIGINT'));
    const asks = ['-h', '127.0.0.1', '-p', String(this.#port), '-U', 'levante', '-q'];
    const answers = (): Promise<boolean> =>
      run(join(programs ?? '', 'pg_isready'), asks).then(
        () => true,
        () => false,
      );
    return { process, ready: untilReady(answers, process.ended, 'PostgreSQL does not start') };
  }
}
