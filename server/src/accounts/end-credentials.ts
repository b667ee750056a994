import type { SqlAccess } from '../database/sql-access.ts';
import { endChannels } from './end-channels.ts';
import { IS_MAIL } from './end-sessions.ts';
import { dropNextAddress } from './pending-address.ts';

/** Numbers of the ended credentials, by kind. */
export interface EndedCredentials {
  readonly sessions: number;
  readonly codes: number;
  readonly operators: number;
}

/**
 * Ends everything in a restored database that may have ended after the backup was made: sessions and tokens, recovery
 * codes, roles of operators, webhooks and push messages, pending changes of addresses, and one-time secrets. Sign-in
 * methods stay as they were in the backup.
 */
export async function endCredentials(access: SqlAccess): Promise<EndedCredentials> {
  const { db } = access;
  const count = async (table: 'sessions' | 'recovery_codes' | 'operators'): Promise<number> => {
    const { rows } = await db
      .selectFrom(table)
      .select((q) => q.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  const ended = {
    sessions: await count('sessions'),
    codes: await count('recovery_codes'),
    operators: await count('operators'),
  };
  await access.write([
    ...endChannels(db, (q) => q.not(IS_MAIL)),
    ...dropNextAddress(db, (q) => q('next_address', 'is not', null)),
    ...(['sessions', 'recovery_codes', 'operators', 'challenges'] as const).map((table) => ({
      query: db.deleteFrom(table),
    })),
  ]);
  return ended;
}
