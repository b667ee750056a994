import type { Kysely, Migration } from 'kysely';

/** Adds the players' entropy to the seats. */
export const ENTROPY: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('seats').addColumn('entropy', 'text').execute();
  },
};
