import { serverNow } from '@levante/table/lib/server-now.ts';
import { browserStorage } from '@levante/table/lib/storage.ts';

const KEY = 'levante.departed';

/** Remembers until when an account that was deleted in this browser can come back. */
export function storeReturnDeadline(until: number): void {
  browserStorage.setItem(KEY, String(until));
}

/** Returns until when an account that was deleted in this browser can come back; null if there is none. */
export function returnDeadline(): number | null {
  const until = Number(browserStorage.getItem(KEY) ?? 0);
  return until > serverNow() ? until : null;
}

/** Forgets the deadline: the account has come back, or another one is signed in. */
export function forgetReturnDeadline(): void {
  browserStorage.removeItem(KEY);
}
