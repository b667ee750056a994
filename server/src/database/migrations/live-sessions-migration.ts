import { type Kysely, type Migration, sql } from 'kysely';

/** Adds indexes of live sessions, so that lists and counts read only the rows they return, and no ended ones. */
export const LIVE_SESSIONS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index sessions_listed on sessions (person, generation, seen_day, id) where ended = 0`.execute(db);
    await sql`create index sessions_by_use on sessions (person, kind, seen_day, used, created_day, id)
      where ended = 0`.execute(db);
  },
};
