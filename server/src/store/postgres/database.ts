import { Kysely, Migrator, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import { POSTGRES_MIGRATIONS } from './migrations.ts';
import type { PostgresTables } from './tables.ts';

/** As many connections as pay: a commit waits for the disk, not for the processor. */
const CONNECTIONS = 20;
const CONNECT_MS = 5000;
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

/** Opens a database by its address (`postgres://…`) with today's tables. A commit is on the disk when it is answered. */
export async function openPostgres(address: string): Promise<Kysely<PostgresTables>> {
  const pool = new pg.Pool({
    ...{ connectionString: address, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_MS, types },
    options: '-c synchronous_commit=on -c default_transaction_isolation=read\\ committed',
  });
  // A connection that breaks fails what is asked on it and is taken out of the pool; whoever asks next gets another. Without
  // anybody who hears of it, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<PostgresTables>({ dialect: new PlainDialect({ pool }) });
  for (let tries = 1; ; tries++) {
    const { error } = await new Migrator({ db, provider: POSTGRES_MIGRATIONS }).migrateToLatest();
    if (!error) return db;
    // Of several that start at once on an old database one brings it up to date, and what the others did is undone.
    if (tries < MIGRATION_TRIES) {
      await new Promise((resolve) => setTimeout(resolve, MIGRATION_PAUSE_MS * (tries + Math.random())));
      continue;
    }
    await db.destroy();
    throw new Error('the database could not be brought up to date', { cause: error });
  }
}
