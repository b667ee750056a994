import type { Kysely, Migration } from 'kysely';

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
