import { randomUUID } from 'node:crypto';
import type { AccountChange, HeldRights } from '@levante/people';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { PostgresTables } from '../database/postgres/tables.ts';
import type { PlannedStatement } from '../database/sql-access.ts';
import type { CHANGING } from './pending-address.ts';

/** Notice of a change of an account. */
export interface ChangeNotice {
  readonly person: string;
  readonly change: AccountChange | typeof CHANGING;
  readonly at: number;
  /** Condition under which the notice is stored. */
  readonly if?: Expression<SqlBool>;
}

const ALWAYS = sql<SqlBool>`1 = 1`;

/**
 * Returns the statements that notify a person of a change of their account: a letter to their current address, and an
 * event for their channels. They must run before the change, in the same transaction.
 */
export function changeNotices(
  db: Kysely<PostgresTables>,
  { person, change, at, if: condition = ALWAYS }: ChangeNotice,
): readonly PlannedStatement[] {
  const number = (value: number) => sql<number>`cast(${value} as bigint)`;
  const letter = db
    .selectFrom('emails')
    .select([
      sql<string>`cast(${randomUUID()} as text)`.as('id'),
      'emails.id as person',
      'address',
      'language',
      sql<string>`cast(${change} as text)`.as('kind'),
      number(at).as('at'),
      number(at).as('due_at'),
      sql<number>`0`.as('attempts'),
    ])
    .where('emails.id', '=', person)
    .where(condition);
  const event = db
    .selectFrom('accounts')
    .select([
      sql<string>`cast(${randomUUID()} as text)`.as('id'),
      sql<string>`'security'`.as('kind'),
      'accounts.id as person',
      sql<string>`''`.as('match'),
      sql<number>`0`.as('ply'),
      sql<null>`null`.as('seat'),
      number(at).as('at'),
    ])
    .where('accounts.id', '=', person)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('channels').select('channels.id').where('channels.person', '=', person)),
    )
    .where(condition);
  return [
    {
      query: db
        .insertInto('letters')
        .columns(['id', 'person', 'address', 'language', 'kind', 'at', 'due_at', 'attempts'])
        .expression(letter),
    },
    {
      query: db.insertInto('outbox').columns(['id', 'kind', 'person', 'match', 'ply', 'seat', 'at']).expression(event),
    },
  ];
}

/** Returns the notices of an added sign-in method. A guest's first method has no notice, since it needs no proof. */
export function additionNotices(
  db: Kysely<PostgresTables>,
  { held, ...change }: Omit<ChangeNotice, 'at'> & { readonly held: HeldRights },
): readonly PlannedStatement[] {
  return held.provedAt === null ? [] : changeNotices(db, { ...change, at: held.provedAt });
}
