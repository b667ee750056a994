const KEY = 'levante.tables.waits';
/** Maximum number of ids kept: more than a person can wait for at the same time. */
const MAX_KEPT = 20;

/** Returns the ids of the quick matches that were joined in this tab, also before a reload or a visit to another page. */
export function keptWaits(storage: Pick<Storage, 'getItem'>): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Adds a quick match to those kept for this tab, and returns them. */
export function keepWait(
  storage: Pick<Storage, 'setItem'>,
  kept: ReadonlySet<string>,
  id: string,
): ReadonlySet<string> {
  const ids = [...kept]
    .filter((one) => one !== id)
    .concat(id)
    .slice(-MAX_KEPT);
  try {
    storage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Without storage they are known until the page is left.
  }
  return new Set(ids);
}
