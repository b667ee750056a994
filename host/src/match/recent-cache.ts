/**
 * A cache of recently used values in two generations. Holds at most `capacity` entries and at least the half used last.
 * Looking up an entry of the young generation moves nothing.
 */
export class RecentCache<V> {
  readonly #half: number;
  /** Entries used since the last generation change. */
  #young = new Map<string, V>();
  #old = new Map<string, V>();

  /** Creates an empty cache. `capacity` must be even. */
  constructor(capacity: number) {
    this.#half = capacity / 2;
  }

  get(key: string): V | undefined {
    const value = this.#young.get(key);
    if (value !== undefined) return value;
    const older = this.#old.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  delete(key: string): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
  }

  set(key: string, value: V): void {
    this.#old.delete(key);
    this.#young.set(key, value);
    if (this.#young.size < this.#half) return;
    this.#old = this.#young;
    this.#young = new Map();
  }
}
