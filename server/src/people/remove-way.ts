import type { RemovalResult, RemovalTerms } from '@levante/people';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PlannedStatement, SqlAccess } from '../store/sql-access.ts';

/** Removal of a person's way to sign in. */
export interface RemovedWay {
  readonly person: string;
  readonly removal: RemovalTerms;
  /** Statements before the removal, in its transaction. */
  readonly before: readonly PlannedStatement[];
  /** Returns whether the person has it. */
  readonly isThere: () => Promise<boolean>;
}

/** Removes a way to sign in with a statement to which `removing` adds a rule. */
export async function removeWay(
  access: SqlAccess,
  { person, removal, before, isThere }: RemovedWay,
  removing: (rule: RawBuilder<SqlBool>) => PlannedStatement['query'],
): Promise<RemovalResult> {
  const ways = sql`(select count(*) from passkeys where person = ${person})
    + (select count(*) from provider_identities where person = ${person})
    + (select count(*) from emails where id = ${person})`;
  const rule = removal.mayBeLast ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${ways} > 1`;
  // Locks the account on PostgreSQL: two removals at the same time would each count the way that the other removes.
  const lock = access.db.updateTable('accounts').set({ id: person }).where('id', '=', person);
  const isRemoved = await access.write([{ query: lock, must: true }, ...before, { query: removing(rule), must: true }]);
  if (isRemoved) return 'removed';
  return (await isThere()) ? 'last-way' : 'missing';
}
