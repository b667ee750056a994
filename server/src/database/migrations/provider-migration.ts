import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Adds the provider's identity and session with which a session began, and the time of an identity's last confirmation.
 */
export const PROVIDER_SESSIONS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('sessions').addColumn('provider_identity', 'text').execute();
    await db.schema.alterTable('sessions').addColumn('provider_session', 'text').execute();
    await sql`create index sessions_by_provider on sessions (provider_identity)
      where provider_identity is not null`.execute(db);
    await db.schema
      .alterTable('provider_identities')
      .addColumn('confirmed_at', 'int8', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
