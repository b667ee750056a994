import type { Account } from '@levante/people';
import type { Kysely } from 'kysely';
import type { PostgresTables } from '../store/postgres/tables.ts';
import type { PlannedStatement } from '../store/sql-access.ts';
import { endChannels } from './end-channels.ts';

/**
 * Adds an account unless its person has one. Webhooks of the guest end: somebody with a copy of their cookie may have
 * added them, which needs proof from now on.
 */
export function openAccount(
  db: Kysely<PostgresTables>,
  { person, handle, userHandle, createdAt }: Account,
): readonly PlannedStatement[] {
  const known = db.selectFrom('accounts').select('accounts.id').where('accounts.id', '=', person);
  return [
    ...endChannels(db, (q) =>
      q.and([q('person', '=', person), q('target_json', 'like', '%"kind":"webhook"%'), q.not(q.exists(known))]),
    ),
    {
      query: db
        .insertInto('accounts')
        .values({ id: person, handle, user_handle: userHandle, created_at: createdAt })
        .onConflict((c) => c.column('id').doNothing()),
    },
  ];
}
