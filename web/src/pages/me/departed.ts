import { serverNow } from '@levante/table/lib/server-now.ts';
import { browserStorage } from '@levante/table/lib/storage.ts';

const KEY = 'levante.departed';

/** Remembers until when an account that was deleted in this browser can come back. */
export function keepDeparted(until: number): void {
  browserStorage.setItem(KEY, String(until));
}

/** Returns until when an account that was deleted in this browser can come back; null if there is none. */
export function departedUntil(): number | null {
  const until = Number(browserStorage.getItem(KEY) ?? 0);
  return until > serverNow() ? until : null;
}

export function forgetDeparted(): void {
  browserStorage.removeItem(KEY);
}
