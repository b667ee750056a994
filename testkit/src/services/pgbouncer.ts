import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OwnProcess, type Spawned } from './own-process.ts';
import { freePort } from './port.ts';
import { userOfPostgres } from './postgres.ts';
import { folderOf, isListening, untilReady } from './program.ts';
import { missingUnlessRequired } from './required-programs.ts';

const PROGRAM = 'pgbouncer';
const folder = folderOf(PROGRAM);

/** Reason why PgBouncer cannot be started here; null if it can. */
export const noPgBouncer: string | null = missingUnlessRequired(
  'pgbouncer',
  folder === null ? `${PROGRAM} is not installed` : null,
);

/** A PgBouncer on loopback in front of a PostgreSQL server on loopback. */
export class PgBouncer {
  readonly #folder: string;
  readonly #port: number;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  /** Writes its files to a new folder. `settings` are lines of its section, such as `pool_mode=session`. */
  static async make(at: string, database: URL, settings: readonly string[]): Promise<PgBouncer> {
    const port = await freePort();
    mkdirSync(at, { recursive: true, mode: 0o700 });
    const users = join(at, 'users.txt');
    const lines = [
      '[databases]',
      `* = host=${database.hostname} port=${database.port}`,
      '[pgbouncer]',
      'listen_addr=127.0.0.1',
      `listen_port=${port}`,
      'unix_socket_dir=',
      'auth_type=trust',
      `auth_file=${users}`,
      'default_pool_size=50',
      'max_client_conn=200',
      ...settings,
    ];
    writeFileSync(users, `"${database.username}" ""\n`);
    writeFileSync(join(at, 'pgbouncer.ini'), `${lines.join('\n')}\n`);
    const { uid, gid } = userOfPostgres();
    const files = [at, users, join(at, 'pgbouncer.ini')];
    if (uid !== undefined && gid !== undefined) for (const file of files) chownSync(file, uid, gid);
    return new PgBouncer(at, port);
  }

  /** Returns the connection URL through it of one of the server's databases. */
  addressOf(database: string): string {
    const url = new URL(database);
    url.port = String(this.#port);
    return url.href;
  }

  spawn(): Spawned<true> {
    const words = ['--quiet', join(this.#folder, 'pgbouncer.ini')];
    const child = spawn(join(folder ?? '', PROGRAM), words, {
      cwd: this.#folder,
      stdio: 'ignore' as const,
      ...userOfPostgres(),
    });
    // Immediately, without waiting for clients to leave.
    const process = new OwnProcess(child, (one) => one.kill('SIGTERM'));
    return { process, ready: untilReady(() => isListening(this.#port), process.ended, `${PROGRAM} does not listen`) };
  }
}
