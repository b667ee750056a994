import type { Kysely, Migration } from 'kysely';

/**
 * Until when (milliseconds) a finished match counts for the person who opened it; null while it is unfinished. The same step in
 * every database. Matches that were finished before have no opener any more and stay as they are.
 */
export const COUNTING: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('matches').addColumn('counted_until', 'bigint').execute();
    await db.schema.createIndex('matches_counted_until').on('matches').column('counted_until').execute();
  },
};
