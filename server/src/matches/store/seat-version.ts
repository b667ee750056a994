import { type Kysely, sql } from 'kysely';
import type { PostgresTables } from '../../database/postgres/tables.ts';

/** Increments the version of the seats. */
export const NEXT_SEAT_VERSION = sql<number>`seat_version + 1`;

/**
 * Returns the statement that counts a change of a person's seats, and of those kept for them, in matches that are not
 * finished, in either database. It must precede the change: commits decided before it are refused, and other servers read
 * these matches again.
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
