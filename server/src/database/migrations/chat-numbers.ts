import { type Kysely, type Migration, sql } from 'kysely';

/** Finds the first line of a person in a chat without reading their others. */
export const CHAT_AUTHORS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createIndex('chat_lines_of_author')
      .on('chat_lines')
      .columns(['match', 'person', 'number'])
      .execute();
  },
};

/**
 * Adds the last number given to a line of a chat, which only rises. Numbers that reports and the journal name are taken,
 * even if their lines were deleted.
 */
export const CHAT_NUMBERS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('chats')
      .addColumn('last_number', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`insert into chats (match, off, version, last_number)
      select named.match, 0, 0, max(named.number) from (
        select match, number from chat_lines
        union all
        select match, line from reports
        union all
        select subject, cast(detail as integer) from operator_acts where kind = 'remove-line'
      ) as named
      where named.match in (select id from matches)
      group by named.match
      on conflict (match) do update set last_number = excluded.last_number`.execute(db);
  },
};
