import type { Account, HeldRights } from '@levante/people';
import type { ExpressionBuilder } from 'kysely';
import type { PostgresTables } from '../database/postgres/tables.ts';
import type { PlannedStatement, SqlAccess } from '../database/sql-access.ts';
import { endChannels } from './end-channels.ts';
import { heldTerms, IS_WEBHOOK } from './end-sessions.ts';
import { rereadNamesOf } from './name-places.ts';

/**
 * Returns the statements that must precede the addition of a way to sign in. With proof, the account must exist; without it,
 * the account must be new, and webhooks of the guest end: a person with a copy of their cookie may have added them, which
 * needs proof from now on. A check before the write would leave time for another person to become the account, or for the
 * person to end the session. A write without proof changes seats, as their mark appears.
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
