import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Adds indexes for lists and counts, so that they read only the rows they return, and no ended ones: live sessions, a
 * person's lines, reports and one-time secrets, open reports, and temporary decisions of operators.
 */
export const BOUNDED_LISTS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createIndex('chat_lines_of_person')
      .on('chat_lines')
      .columns(['person', 'at', 'match', 'number'])
      .execute();
    await db.schema.dropIndex('chat_lines_by_person').execute();
    await sql`create index reports_open on reports (created_at, id) where handled_at is null`.execute(db);
    await db.schema.createIndex('bans_by_end').on('bans').columns(['until', 'id']).execute();
    await db.schema.createIndex('announcements_by_end').on('announcements').column('until').execute();
    await db.schema.createIndex('invitations_by_end').on('invitations').column('until').execute();
    await db.schema.createIndex('reports_by_reporter').on('reports').column('reporter').execute();
    await sql`create index challenges_by_person on challenges (person, expires_at) where person is not null`.execute(
      db,
    );
  },
};
