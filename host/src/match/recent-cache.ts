/**
 * What was used last, by key: no more than so many, and never less than the half of them that was used last. To look
 * something up that was used lately costs a look and no more: what is in use is moved only once in a while.
 */
export class RecentCache<V, K = string> {
  readonly #half: number;
  /** Used since the older ones were put away. */
  #young = new Map<K, V>();
  #old = new Map<K, V>();

  /** `most`: even. */
  constructor(capacity: number) {
    this.#half = capacity / 2;
  }

  get(key: K): V | undefined {
    const value = this.#young.get(key);
    if (value !== undefined) return value;
    const older = this.#old.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  delete(key: K): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
  }

  set(key: K, value: V): void {
    this.#old.delete(key);
    this.#young.set(key, value);
    if (this.#young.size < this.#half) return;
    this.#old = this.#young;
    this.#young = new Map();
  }
}
