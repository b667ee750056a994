import {
  Kysely,
  type MigrationProvider,
  Migrator,
  PostgresAdapter,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { POSTGRES_MIGRATIONS } from '../migrations/postgres-migrations.ts';
import { refuseNewerData } from '../newer-data.ts';
import { checkLasting, FleetingConnections, SETTINGS } from './lasting.ts';
import type { PostgresTables } from './tables.ts';

/** Size of the connection pool. Commits wait for the disk, not for the CPU. */
const CONNECTIONS = 20;
const CONNECT_MS = 5000;
/** A connection is closed if a statement gets no reply for this long: the server may be gone. */
const SILENCE_MS = 15_000;
/**
 * Maximum number of prepared statements per connection, more than the store has. Statements with more values have a
 * variable length and are not prepared.
 */
const MAX_PREPARED = 200;
const MAX_PREPARED_VALUES = 24;
const MIGRATION_TRIES = 5;
const MIGRATION_PAUSE_MS = 100;
/** Number of times that connections are checked if they break meanwhile. */
const CHECK_TRIES = 3;
/** Type id of 64-bit integers. All of ours are exact as JavaScript numbers. */
const INT8 = 20;

/** Avoids advisory locks, which some databases with PostgreSQL's protocol lack. */
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
 * Returns the name under which a statement is prepared, once per connection, to save parsing and planning. Null for
 * statements that are not prepared.
 */
function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined || names.size === MAX_PREPARED) return known ?? null;
  const name = `levante-${names.size}`;
  names.set(text, name);
  return name;
}

/** The driver's overload for prepared statements. */
interface PreparingClient {
  query<R>(statement: {
    readonly name: string;
    readonly text: string;
    readonly values: readonly unknown[];
  }): Promise<PostgresQueryResult<R>>;
}

/** A connection that is closed if a statement gets no reply in time. The statement then fails as on a broken connection. */
class TimeoutClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #silenceMs: number | null;
  #isGivenUp = false;

  /** Wraps a connection. `silenceMs` is the timeout; null for none. */
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
    // Migrations run once and are not prepared.
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

/** Checks that connections last. The migrations report any other failure, such as a server that does not answer. */
async function checkSeveralTimes(pool: pg.Pool, silenceMs: number): Promise<void> {
  for (let tries = 1; tries <= CHECK_TRIES; tries++) {
    try {
      await checkLasting(() => pool.connect(), silenceMs);
      return;
    } catch (error) {
      if (error instanceof FleetingConnections) throw error;
    }
  }
}

/**
 * Opens a database (`postgres://…`) and migrates it. Commits are durable when they resolve. A statement without a reply
 * within `silenceMs` fails, unless it belongs to a pending migration. A failed migration changes nothing. Throws
 * `NewerData` and `FleetingConnections`.
 */
export async function openPostgres(
  address: string,
  silenceMs = SILENCE_MS,
  migrations: MigrationProvider = POSTGRES_MIGRATIONS,
): Promise<Kysely<PostgresTables>> {
  // A property of statements that the driver's types lack.
  const settings = { text: SETTINGS, query_timeout: silenceMs };
  const pool = new pg.Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    types,
    // Not as options of the connection, which poolers refuse or ignore.
    onConnect: async (client) => {
      await client.query(settings);
    },
  });
  // A broken connection fails its statements and leaves the pool. Without a listener its error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let limitMs: number | null = silenceMs;
  const connect = async (): Promise<PostgresPoolClient> => new TimeoutClient(await pool.connect(), limitMs);
  const db = new Kysely<PostgresTables>({ dialect: new PlainDialect({ pool: { connect, end: () => pool.end() } }) });
  const giveUp = async (error: unknown): Promise<never> => {
    await db.destroy();
    throw error;
  };
  await checkSeveralTimes(pool, silenceMs).catch(giveUp);
  await refuseNewerData(db, migrations, 'the database').catch(giveUp);
  const migrator = new Migrator({ db, provider: migrations });
  for (let tries = 1; ; tries++) {
    const error = await migrated(migrator, (isPending) => {
      limitMs = isPending ? null : silenceMs;
    });
    limitMs = silenceMs;
    if (error === undefined) return db;
    // Of several servers that start on an old database one migrates it; the others roll back and retry.
    if (tries < MIGRATION_TRIES) {
      await new Promise((resolve) => setTimeout(resolve, MIGRATION_PAUSE_MS * (tries + Math.random())));
      continue;
    }
    return await giveUp(new Error('could not migrate the database; its data is unchanged', { cause: error }));
  }
}

/** Calls `tell`, then applies pending migrations. Returns the error; undefined for none. */
async function migrated(migrator: Migrator, tell: (isPending: boolean) => void): Promise<unknown> {
  try {
    const known = await migrator.getMigrations();
    tell(known.some(({ executedAt }) => executedAt === undefined));
    return (await migrator.migrateToLatest()).error;
  } catch (error) {
    return error;
  }
}
