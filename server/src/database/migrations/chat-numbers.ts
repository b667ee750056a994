import { type Kysely, type Migration, sql } from 'kysely';

/** Adds an index that finds a person's first line in a chat without reading their other lines. */
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
 * Adds the last number given to a line of a chat, which only rises. Numbers used in reports and in the journal are
 * never given again, even if their lines were deleted.
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
