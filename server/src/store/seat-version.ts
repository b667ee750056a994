import { type Kysely, sql } from 'kysely';
import type { PostgresTables } from './postgres/tables.ts';

/**
 * Returns the statement that counts a change of a person's seats in running matches, in either database. It must precede
 * the change: commits decided before it are refused, and other servers read these matches again.
 */
export const countSeatChange = (db: Kysely<PostgresTables>, person: string) =>
  db
    .updateTable('matches')
    .set({ seat_version: sql<number>`seat_version + 1` })
    .where('status', '=', 'running')
    .where('id', 'in', db.selectFrom('seats').select('match').where('person', '=', person));
