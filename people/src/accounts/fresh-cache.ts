/** Age at which a value must be read again. */
const MAX_AGE_MS = 2000;
/** Time without use after which a value is no longer refreshed. */
const IDLE_MS = 30_000;
/** Maximum number of cached values; the oldest entry makes room. */
const MAX_ENTRIES = 10_000;

export interface FreshCacheParts<V> {
  /** Returns a value for each key. */
  readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Returns the name by which `changed` invalidates a key. Several keys may share it. */
  readonly groupOf: (key: string) => string;
  /** Whether this process alone changes the values, so that they never become outdated. */
  readonly isAlone: boolean;
}

interface Entry<V> {
  readonly value: V;
  /** A time at which the value was true. */
  readonly since: number;
  usedAt: number;
}

/**
 * A cache of values that other processes may change. A value is used for at most two seconds. `refresh` reads all
 * values in use in one call, so that single reads are rare.
 */
export class FreshCache<V> {
  readonly #parts: FreshCacheParts<V>;
  readonly #entries = new Map<string, Entry<V>>();
  /** Cached keys by group. */
  readonly #keys = new Map<string, Set<string>>();
  /** Groups that have changed, per read in progress. */
  readonly #reads = new Set<Set<string>>();

  constructor(parts: FreshCacheParts<V>) {
    this.#parts = parts;
  }

  /** Returns a cached value; undefined if it is unknown or too old. */
  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = this.#parts.now();
    if (!this.#parts.isAlone && now - entry.since >= MAX_AGE_MS) return undefined;
    entry.usedAt = now;
    return entry.value;
  }

  /** Reads a value. Reads it again if it changes in the meantime. */
  async read(key: string): Promise<V> {
    for (;;) {
      const changed = new Set<string>();
      const value = (await this.#readAll([key], changed)).get(key);
      if (value === undefined) throw new Error('a read without a value');
      if (!changed.has(this.#parts.groupOf(key))) return value;
    }
  }

  /** Drops the values of a group that has changed. */
  changed(group: string): void {
    for (const key of this.#keys.get(group) ?? []) this.#entries.delete(key);
    this.#keys.delete(group);
    for (const changed of this.#reads) changed.add(group);
  }

  /** Reads the recently used values again, and drops the others. */
  async refresh(): Promise<void> {
    const now = this.#parts.now();
    for (const [key, { usedAt }] of this.#entries) if (now - usedAt > IDLE_MS) this.#delete(key);
    if (this.#entries.size > 0) await this.#readAll([...this.#entries.keys()], new Set());
  }

  async #readAll(keys: readonly string[], changed: Set<string>): Promise<ReadonlyMap<string, V>> {
    const since = this.#parts.now();
    this.#reads.add(changed);
    try {
      const found = await this.#parts.read(keys);
      for (const [key, value] of found) {
        if (!changed.has(this.#parts.groupOf(key))) this.#set(key, value, since);
      }
      return found;
    } finally {
      this.#reads.delete(changed);
    }
  }

  #set(key: string, value: V, since: number): void {
    const known = this.#entries.get(key);
    // A read that began later may have ended earlier.
    if (known && known.since > since) return;
    this.#entries.set(key, { value, since, usedAt: known?.usedAt ?? since });
    const group = this.#parts.groupOf(key);
    const keys = this.#keys.get(group);
    if (keys) keys.add(key);
    else this.#keys.set(group, new Set([key]));
    if (this.#entries.size <= MAX_ENTRIES) return;
    for (const oldest of this.#entries.keys()) {
      this.#delete(oldest);
      break;
    }
  }

  #delete(key: string): void {
    this.#entries.delete(key);
    const group = this.#parts.groupOf(key);
    const keys = this.#keys.get(group);
    keys?.delete(key);
    if (keys?.size === 0) this.#keys.delete(group);
  }
}
