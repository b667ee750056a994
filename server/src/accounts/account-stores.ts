import type { AccountStores } from '@levante/people';
import type { SqlAccess } from '../database/sql-access.ts';
import { SqlAccountStore } from './account-store.ts';
import { SqlChallengeStore } from './challenge-store.ts';
import { SqlHandleStore } from './handle-store.ts';
import { SqlPasskeyStore } from './passkey-store.ts';
import { SqlRecoveryCodeStore } from './recovery-code-store.ts';

/** Opens the stores of accounts on either database. `isShared` is true on PostgreSQL, where writes are concurrent. */
export const accountStores = (access: SqlAccess, isShared: boolean): AccountStores => ({
  accounts: new SqlAccountStore(access, isShared),
  passkeys: new SqlPasskeyStore(access),
  codes: new SqlRecoveryCodeStore(access),
  challenges: new SqlChallengeStore(access),
  handles: new SqlHandleStore(access),
});
