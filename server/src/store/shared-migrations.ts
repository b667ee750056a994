import type { Kysely, Migration } from 'kysely';

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
