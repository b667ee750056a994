import type { Account, HeldRights } from '@levante/people';
import type { ExpressionBuilder } from 'kysely';
import type { PostgresTables } from '../database/postgres/tables.ts';
import type { PlannedStatement, SqlAccess } from '../database/sql-access.ts';
import { endChannels } from './end-channels.ts';
import { heldTerms, IS_WEBHOOK } from './end-sessions.ts';
import { rereadNamesOf } from './name-places.ts';

/**
 * Returns the statements that must precede the addition of a sign-in method. With proof, the account must exist.
 * Without proof, the account must be new, and the guest's webhooks are deleted, since anyone with a copy of their
 * cookie may have added them. A check before the write would be a race: another request could create the account or end
 * the session in between. A write without proof changes seats, because the account mark appears.
 */
export function accountTerms(
  db: SqlAccess['db'],
  { person, handle, userHandle, createdAt }: Account,
  held: HeldRights,
): readonly PlannedStatement[] {
  const terms = heldTerms(db, person, held);
  if (held.provedAt !== null) return terms;
  const account = { id: person, handle, user_handle: userHandle, created_at: createdAt };
  const added = db
    .insertInto('accounts')
    .values(account)
    .onConflict((c) => c.column('id').doNothing());
  const isOwnWebhook = (q: ExpressionBuilder<PostgresTables, 'channels'>) =>
    q.and([q('person', '=', person), IS_WEBHOOK]);
  // Their mark is shown from now on.
  return [...terms, { query: added, must: true }, ...endChannels(db, isOwnWebhook), ...rereadNamesOf(db, person)];
}
