import { browserStorage, tabStorage } from '@levante/table/lib/storage.ts';

const KEY = 'levante.tables.waits';
/** Maximum number of stored ids: more than a person can wait for at the same time. */
const MAX_WAITS = 20;

/** Seconds between filling a table and opening its page. */
export const START_S = 5;

/** Returns the ids of the tables at which I wait in this tab (`tabStorage`) or in this browser (`browserStorage`). */
export function waitsIn(storage: Pick<Storage, 'getItem'>): ReadonlySet<string> {
  try {
    const waits: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(waits) ? waits.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Stores the id of a table. Returns all ids. */
export function storeWait(
  storage: Pick<Storage, 'setItem'>,
  waits: ReadonlySet<string>,
  id: string,
): ReadonlySet<string> {
  return store(
    storage,
    [...waits]
      .filter((one) => one !== id)
      .concat(id)
      .slice(-MAX_WAITS),
  );
}

/** Stores a table at which I wait: for this tab, which opens its match, and for this browser, whose pages show it. */
export function rememberWait(id: string): ReadonlySet<string> {
  storeWait(browserStorage, waitsIn(browserStorage), id);
  return storeWait(tabStorage, waitsIn(tabStorage), id);
}

/** Returns whether I sat down at a table in this tab, and no page of this browser has shown its match yet. */
export const isAwaitedHere = (id: string): boolean => waitsIn(tabStorage).has(id) && waitsIn(browserStorage).has(id);

/** Removes a table whose match this tab shows, or which its person has left. */
export function endWait(id: string): void {
  forgetWait(browserStorage, id);
  forgetWait(tabStorage, id);
}

/** Removes the id of a table. */
export function forgetWait(storage: Pick<Storage, 'getItem' | 'setItem'>, id: string): void {
  const waits = waitsIn(storage);
  if (waits.has(id))
    store(
      storage,
      [...waits].filter((one) => one !== id),
    );
}

function store(storage: Pick<Storage, 'setItem'>, ids: readonly string[]): ReadonlySet<string> {
  storage.setItem(KEY, JSON.stringify(ids));
  return new Set(ids);
}
