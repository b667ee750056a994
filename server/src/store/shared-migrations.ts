import type { Kysely, Migration } from 'kysely';

// Migrations that SQLite and PostgreSQL have in common.

/** Adds the opener, place and last day of a match, and the key generations of people. */
export const KEEPING: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('matches').addColumn('opened_by', 'text').execute();
    await db.schema.alterTable('matches').addColumn('opened_from', 'text').execute();
    await db.schema.alterTable('matches').addColumn('last_day', 'integer').execute();
    for (const column of ['opened_by', 'opened_from', 'last_day']) {
      await db.schema.createIndex(`matches_${column}`).on('matches').column(column).execute();
    }
    await db.schema
      .createTable('keys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('generation', 'integer', (c) => c.notNull())
      .execute();
  },
};

/** Adds the players' entropy to the seats. */
export const ENTROPY: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('seats').addColumn('entropy', 'text').execute();
  },
};

/**
 * Adds the time in milliseconds until which a finished match counts for its opener; null while it is unfinished.
 * Matches finished earlier have no opener and are left unchanged.
 */
export const COUNTING: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('matches').addColumn('counted_until', 'bigint').execute();
    await db.schema.createIndex('matches_counted_until').on('matches').column('counted_until').execute();
  },
};

/**
 * Adds bans, and notices that inform running servers of operators' changes. `number` is the type of an auto-incremented
 * column.
 */
export function operatorTables(number: 'integer' | 'bigserial'): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('bans')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('until', 'int8', (c) => c.notNull())
        .addColumn('created_at', 'int8', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('notices')
        .addColumn('number', number, (c) => (number === 'integer' ? c.primaryKey().autoIncrement() : c.primaryKey()))
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('created_at', 'int8', (c) => c.notNull())
        .execute();
    },
  };
}
