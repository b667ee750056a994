import { isSyncedResult, listOf, MAX_SYNCED_RESULTS, type SyncedResult } from '@levante/wire';

const KEY = 'levante.results';
/** Ids of matches on this device that belong to another account, which was signed in here before. */
const FOREIGN_KEY = 'levante.results.foreign';

type Reading = Pick<Storage, 'getItem'>;
type Writing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isResults = listOf(isSyncedResult);

function read(storage: Reading, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

function write(storage: Writing, key: string, value: readonly unknown[]): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // A full storage is no reason to interrupt anything: the account has them.
  }
}

/** Returns the results of matches on devices that are known to this browser, latest last. */
export function syncedResults(storage: Reading): SyncedResult[] {
  const results = read(storage, KEY);
  return isResults(results) ? results : [];
}

/** Stores results, each match once. Above the maximum, drops the oldest. */
export function storeResults(storage: Writing, results: readonly SyncedResult[]): void {
  const known = new Map(syncedResults(storage).map((one) => [one.id, one]));
  const fresh = results.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return;
  const all = [...known.values(), ...fresh].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  write(storage, KEY, all.slice(-MAX_SYNCED_RESULTS));
}

/** Stores results of matches on this device, except results of another account. */
export function storeOwnResults(storage: Writing, results: readonly SyncedResult[]): void {
  const foreign = read(storage, FOREIGN_KEY);
  const others: readonly unknown[] = Array.isArray(foreign) ? foreign : [];
  storeResults(
    storage,
    results.filter(({ id }) => !others.includes(id)),
  );
}

/** Deletes the results of a person who is no longer signed in, so that no other person gets them. */
export function forgetResults(storage: Writing): void {
  const foreign = read(storage, FOREIGN_KEY);
  const ids = syncedResults(storage).map(({ id }) => id);
  const all = [...new Set([...(Array.isArray(foreign) ? foreign : []), ...ids])];
  if (all.length > 0) write(storage, FOREIGN_KEY, all.slice(-2 * MAX_SYNCED_RESULTS));
  storage.removeItem(KEY);
}
