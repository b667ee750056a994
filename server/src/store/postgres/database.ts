import {
  Kysely,
  Migrator,
  PostgresAdapter,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { refuseNewerData } from '../newer-data.ts';
import { POSTGRES_MIGRATIONS } from './migrations.ts';
import type { PostgresTables } from './tables.ts';

/** As many connections as pay: a commit waits for the disk, not for the processor. */
const CONNECTIONS = 20;
const CONNECT_MS = 5000;
/** A connection on which a statement got no answer for so long is given up: whoever was there may be gone without a word. */
const SILENCE_MS = 15_000;
/** So many statements are prepared on each connection, more than the store has; those of more values are made for their list. */
const MAX_PREPARED = 200;
const MAX_PREPARED_VALUES = 24;
const MIGRATION_TRIES = 5;
const MIGRATION_PAUSE_MS = 100;
/** Whole numbers of 64 bits: all of ours are exact as JavaScript's numbers. */
const INT8 = 20;

/** Without advisory locks, which databases that only speak PostgreSQL's protocol may not have. */
class PlainAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
}

class PlainDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PlainAdapter();
  }
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === INT8 ? Number : pg.types.getTypeParser(id, format)),
};

const names = new Map<string, string>();

/**
 * The name under which a statement is prepared, once on each connection, so that the database need not read and plan it each
 * time. Null for what is not prepared.
 */
function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined || names.size === MAX_PREPARED) return known ?? null;
  const name = `levante-${names.size}`;
  names.set(text, name);
  return name;
}

/** What else the driver's connections can be asked. */
interface PreparingClient {
  query<R>(statement: {
    readonly name: string;
    readonly text: string;
    readonly values: readonly unknown[];
  }): Promise<PostgresQueryResult<R>>;
}

/** A connection that ends where a statement is not answered in time; what was asked fails as on any that breaks. */
class TimeoutClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #silenceMs: number | null;
  #isGivenUp = false;

  /** `silenceMs`: in which time; null where it may take as long as it likes. */
  constructor(client: pg.PoolClient, silenceMs: number | null) {
    this.#client = client;
    this.#silenceMs = silenceMs;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(statement: string | PostgresCursor<R>, values: readonly unknown[] = []): unknown {
    const client: PostgresPoolClient = this.#client;
    return typeof statement === 'string' ? this.#withTimeout(this.#run<R>(statement, values)) : client.query(statement);
  }

  #run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const client: PostgresPoolClient & PreparingClient = this.#client;
    // What brings the tables up to date is asked once and never again.
    const name = this.#silenceMs === null || values.length > MAX_PREPARED_VALUES ? null : nameOf(text);
    return name === null ? client.query<R>(text, values) : client.query<R>({ name, text, values });
  }

  release(): void {
    if (!this.#isGivenUp) this.#client.release();
  }

  async #withTimeout<R>(answer: Promise<R>): Promise<R> {
    if (this.#silenceMs === null) return await answer;
    const late = setTimeout(() => {
      this.#isGivenUp = true;
      this.#client.release(true);
    }, this.#silenceMs);
    return await answer.finally(() => clearTimeout(late));
  }
}

/**
 * Opens a database by its address (`postgres://…`) with today's tables. A commit is on the disk when it is answered. What is
 * not answered within `silenceMs` fails; only bringing the tables up to date may last. Throws `NewerData`.
 */
export async function openPostgres(address: string, silenceMs = SILENCE_MS): Promise<Kysely<PostgresTables>> {
  const pool = new pg.Pool({
    ...{ connectionString: address, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_MS, types },
    options: '-c synchronous_commit=on -c default_transaction_isolation=read\\ committed',
  });
  // A connection that breaks fails what is asked on it and is taken out of the pool; whoever asks next gets another. Without
  // anybody who hears of it, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let isOpen = false;
  const connect = async (): Promise<PostgresPoolClient> =>
    new TimeoutClient(await pool.connect(), isOpen ? silenceMs : null);
  const db = new Kysely<PostgresTables>({ dialect: new PlainDialect({ pool: { connect, end: () => pool.end() } }) });
  await refuseNewerData(db, POSTGRES_MIGRATIONS, 'the database').catch(async (newer: unknown) => {
    await db.destroy();
    throw newer;
  });
  for (let tries = 1; ; tries++) {
    const { error } = await new Migrator({ db, provider: POSTGRES_MIGRATIONS }).migrateToLatest();
    isOpen = !error;
    if (isOpen) return db;
    // Of several that start at once on an old database one brings it up to date, and what the others did is undone.
    if (tries < MIGRATION_TRIES) {
      await new Promise((resolve) => setTimeout(resolve, MIGRATION_PAUSE_MS * (tries + Math.random())));
      continue;
    }
    await db.destroy();
    throw new Error('the database could not be brought up to date', { cause: error });
  }
}
