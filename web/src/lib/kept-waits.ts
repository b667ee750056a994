import { browserStorage, tabStorage } from '@levante/table/lib/storage.ts';

const KEY = 'levante.tables.waits';
/** Maximum number of ids kept: more than a person can wait for at the same time. */
const MAX_KEPT = 20;

/** Time between a full table and its page, in seconds. */
export const START_S = 5;

/**
 * Returns the ids of the tables at which I sat down: in this tab (`tabStorage`), or in this browser (`browserStorage`).
 */
export function keptWaits(storage: Pick<Storage, 'getItem'>): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Adds a table to those kept, and returns them. */
export function keepWait(
  storage: Pick<Storage, 'setItem'>,
  kept: ReadonlySet<string>,
  id: string,
): ReadonlySet<string> {
  return keep(
    storage,
    [...kept]
      .filter((one) => one !== id)
      .concat(id)
      .slice(-MAX_KEPT),
  );
}

/** Keeps a table at which I wait for this tab, which opens its match, and for this browser, whose pages show it. */
export function noteWait(id: string): ReadonlySet<string> {
  keepWait(browserStorage, keptWaits(browserStorage), id);
  return keepWait(tabStorage, keptWaits(tabStorage), id);
}

/** Whether I sat down at a table in this tab, and no page of this browser has shown its match yet. */
export const isAwaitedHere = (id: string): boolean =>
  keptWaits(tabStorage).has(id) && keptWaits(browserStorage).has(id);

/** Forgets a table whose match this tab shows, or that its person has left. */
export function endWait(id: string): void {
  forgetWait(browserStorage, id);
  forgetWait(tabStorage, id);
}

/** Removes a table from those kept. */
export function forgetWait(storage: Pick<Storage, 'getItem' | 'setItem'>, id: string): void {
  const kept = keptWaits(storage);
  if (kept.has(id))
    keep(
      storage,
      [...kept].filter((one) => one !== id),
    );
}

function keep(storage: Pick<Storage, 'setItem'>, ids: readonly string[]): ReadonlySet<string> {
  storage.setItem(KEY, JSON.stringify(ids));
  return new Set(ids);
}
