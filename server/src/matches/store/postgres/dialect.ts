import { sql } from 'kysely';
import { anyOf, NOW } from '../../../database/postgres/expressions.ts';
import type { MatchDialect } from '../dialect.ts';
import { LEASED, owedUntil } from './leases.ts';

/** Statements about matches on PostgreSQL. */
export const POSTGRES_DIALECT: MatchDialect = {
  isShared: true,
  now: NOW,
  byteOrder: sql`collate "C"`,
  json: { array: sql`json_agg`, object: sql`json_build_object` },
  leased: { owed_until: LEASED },
  lease: (actor) => ({ owed_until: owedUntil(actor) }),
  isOneOf: (column, values) => sql`${sql.ref(column)} = ${anyOf(values)}`,
};
