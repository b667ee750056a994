import { type RawBuilder, sql } from 'kysely';

/** The database's time in milliseconds: the servers' clocks may differ. */
export const NOW: RawBuilder<number> = sql`cast(floor(extract(epoch from clock_timestamp()) * 1000) as int8)`;

/** Passes a list as one value, so that the statement is the same for any length and prepared once. */
export const anyOf = (list: readonly string[]) => sql<string>`any(${list}::text[])`;
