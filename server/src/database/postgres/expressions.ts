import { type RawBuilder, sql } from 'kysely';

/** The database's time in milliseconds, because the clocks of servers may differ. */
export const NOW: RawBuilder<number> = sql`cast(floor(extract(epoch from clock_timestamp()) * 1000) as int8)`;

/** Passes a list as one value, so that the statement is equal for any length and prepared once. */
export const anyOf = (list: readonly string[]) => sql<string>`any(${list}::text[])`;
