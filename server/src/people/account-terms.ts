import type { Account, HeldProof } from '@levante/people';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { PostgresTables } from '../store/postgres/tables.ts';
import type { PlannedStatement } from '../store/sql-access.ts';
import { endChannels } from './end-channels.ts';
import { IS_WEBHOOK } from './end-sessions.ts';

/**
 * Returns the statements that must precede the addition of a way to sign in. With a proof, the account must exist and the
 * proof hold; without one, the account must be new, and webhooks of the guest end: somebody with a copy of their cookie
 * may have added them, which needs proof from now on. A check before the write would leave time for somebody else to become
 * the account, or for the account to end the session.
 */
export function accountTerms(
  db: Kysely<PostgresTables>,
  { person, handle, userHandle, createdAt }: Account,
  proof: HeldProof | null,
): readonly PlannedStatement[] {
  if (proof === null) {
    const account = { id: person, handle, user_handle: userHandle, created_at: createdAt };
    const added = db
      .insertInto('accounts')
      .values(account)
      .onConflict((c) => c.column('id').doNothing());
    const isOwnWebhook = (q: ExpressionBuilder<PostgresTables, 'channels'>) =>
      q.and([q('person', '=', person), IS_WEBHOOK]);
    return [{ query: added, must: true }, ...endChannels(db, isOwnWebhook)];
  }
  // Updates, since they lock the rows on PostgreSQL, the account first, as removing a way to sign in and the account do.
  const account = db.updateTable('accounts').set({ id: person }).where('id', '=', person);
  const session = db
    .updateTable('sessions')
    .set({ person })
    .where('id', '=', proof.session)
    .where('person', '=', person)
    .where('ended', '=', 0)
    .where('proved_until', '>', proof.at);
  return [
    { query: account, must: true },
    { query: session, must: true },
  ];
}
