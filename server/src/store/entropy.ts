import type { Kysely, Migration } from 'kysely';

/** What was added to the seed, beside each seat. The same step in every database. */
export const ENTROPY: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('seats').addColumn('entropy', 'text').execute();
  },
};
