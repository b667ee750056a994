import { sql } from 'kysely';
import type { MatchDialect } from '../dialect.ts';

/** Statements about matches on SQLite. */
export const SQLITE_DIALECT: MatchDialect = {
  isShared: false,
  now: sql`cast(unixepoch('subsec') * 1000 as integer)`,
  byteOrder: sql`collate binary`,
  json: { array: sql`json_group_array`, object: sql`json_object` },
  leased: {},
  lease: () => ({}),
  isOneOf: (column, values) => sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`,
};
