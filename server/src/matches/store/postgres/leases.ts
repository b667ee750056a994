import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { NOW } from '../../../database/postgres/expressions.ts';

/** Duration of a lease. A turn takes about a second, and live servers renew their leases every second. */
export const LEASE_MS = 4000;

/** The end of a lease that starts now. */
export const LEASED: RawBuilder<number> = sql`${NOW} + ${sql.lit(LEASE_MS)}`;

/** Tests whether `actor` is chance or a bot in the current row of `matches`. */
export function isOwed(actor: string | null | RawBuilder<string | null>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${actor} = '*' or exists (select 1 from seats
    where seats.match = matches.id and (seats.kind = 'bot' or seats.played_by is not null) and cast(seats.seat as text) = ${actor}))`;
}

/** Returns the value of `owed_until` for the next actor. */
export function owedUntil(actor: string | null | RawBuilder<string | null>): RawBuilder<number | null> {
  return sql`case when ${isOwed(actor)} then ${LEASED} end`;
}
