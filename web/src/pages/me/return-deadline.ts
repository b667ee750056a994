import { serverNow } from '@levante/table/lib/server-now.ts';
import { browserStorage } from '@levante/table/lib/storage.ts';

const KEY = 'levante.departed';

/** Stores the time until which an account deleted in this browser can be restored. */
export function storeReturnDeadline(until: number): void {
  browserStorage.setItem(KEY, String(until));
}

/** Returns the time until which an account deleted in this browser can be restored, or null. */
export function returnDeadline(): number | null {
  const until = Number(browserStorage.getItem(KEY) ?? 0);
  return until > serverNow() ? until : null;
}

/** Deletes the stored deadline, because the account was restored or another one is signed in. */
export function forgetReturnDeadline(): void {
  browserStorage.removeItem(KEY);
}
