import { issuerPrefixes, type RemovalResult, type RemovalTerms, type UsableMethods } from '@levante/people';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PlannedStatement, SqlAccess } from '../database/sql-access.ts';
import { heldTerms, isHeld } from './end-sessions.ts';

/** Removal of one of a person's sign-in methods. */
export interface SignInRemoval {
  readonly person: string;
  readonly removal: RemovalTerms;
  readonly kind: 'passkey' | 'email' | 'provider' | 'provider-elsewhere';
  /** Id of a passkey. */
  readonly id?: string;
  /** Statements before the removal, in its transaction. */
  readonly before: readonly PlannedStatement[];
  /** Returns whether the person has the method. */
  readonly isThere: () => Promise<boolean>;
}

/** Returns the condition that an identity belongs to an issuer. It is false for null. */
export function isOfIssuerSql(issuer: string | null): RawBuilder<SqlBool> {
  if (issuer === null) return sql<SqlBool>`1 = 0`;
  const tests = issuerPrefixes(issuer).map((prefix) => sql`substr(id, 1, ${[...prefix].length}) = ${prefix}`);
  return sql<SqlBool>`(${sql.join(tests, sql` or `)})`;
}

/** Returns the number of a person's working sign-in methods without the removed one. */
function methodsLeft(person: string, { rpId, email, issuer }: UsableMethods, { kind, id = '' }: SignInRemoval) {
  const removed = kind === 'passkey' ? id : '';
  const counts = [
    ...(rpId === null
      ? []
      : [sql`(select count(*) from passkeys where person = ${person} and rp_id = ${rpId} and id <> ${removed})`]),
    ...(kind === 'provider'
      ? []
      : [sql`(select count(*) from provider_identities where person = ${person} and ${isOfIssuerSql(issuer)})`]),
    ...(email && kind !== 'email' ? [sql`(select count(*) from emails where id = ${person})`] : []),
    sql`0`,
  ];
  return sql.join(counts, sql` + `);
}

/** Removes a sign-in method with the statement of `removing`. Requires that a working method remains. */
export async function removeSignIn(
  access: SqlAccess,
  way: SignInRemoval,
  removing: (rule: RawBuilder<SqlBool>) => PlannedStatement['query'],
): Promise<RemovalResult> {
  const { person, removal, before, isThere } = way;
  const rule = removal.mayBeLast ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${methodsLeft(person, removal.usable, way)} > 0`;
  // They lock the account on PostgreSQL: two removals at the same time would each count the way that the other removes.
  const terms = heldTerms(access.db, person, removal.held);
  if (await access.write([...terms, ...before, { query: removing(rule), must: true }])) return 'removed';
  if (!(await isHeld(access.db, person, removal.held))) return 'unproved';
  return (await isThere()) ? 'last-way' : 'missing';
}
