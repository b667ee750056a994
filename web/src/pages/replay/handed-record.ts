import type { MatchRecord } from '@levante/contract';
import { readRecord } from '@levante/contract/record';

const KEY = 'levante.record';

/** Keeps the record that is open in this tab, so that loading the page anew does not lose it. */
export function keepOpen(record: MatchRecord): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Without room it is open until the page goes.
  }
}

/** The record that was open in this tab; null where there was none. */
export function lastOpen(): MatchRecord | null {
  try {
    const read = readRecord(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}

/** Forgets it. */
export function forgetOpen(): void {
  sessionStorage.removeItem(KEY);
}
