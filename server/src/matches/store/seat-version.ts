import { type Kysely, sql } from 'kysely';
import type { PostgresTables } from '../../database/postgres/tables.ts';

/** Expression for the next version of the seats. */
export const NEXT_SEAT_VERSION = sql<number>`seat_version + 1`;

/**
 * Returns the statement that increments the seat version of a person's unfinished matches, including matches that
 * reserve a seat for them, in either database. It must precede the change: it invalidates commits decided earlier and
 * makes other servers reload these matches.
 */
export const countSeatChange = (db: Kysely<PostgresTables>, person: string) =>
  db
    .updateTable('matches')
    .set({ seat_version: NEXT_SEAT_VERSION })
    .where('status', 'in', ['waiting', 'running'])
    .where(
      'id',
      'in',
      db
        .selectFrom('seats')
        .select('match')
        .where((seat) => seat.or([seat('person', '=', person), seat('reserved_for', '=', person)])),
    );
