import { isStoreFailure } from './http/errors.ts';

/** A write that succeeded so recently need not be tried again. */
const FRESH_MS = 10_000;
/** While writes fail they are tried again so often. */
const RETRY_MS = 1000;
/** An answer serves all who ask within this time. */
const REMEMBERED_MS = 250;

export interface ReadinessParts {
  /** Reads something; rejects where the store cannot be read. */
  readonly read: () => Promise<unknown>;
  /** Writes something; rejects where the store cannot be written, as on a full disk. */
  readonly probe: () => Promise<void>;
  /** Milliseconds on any clock that never goes back. */
  readonly now: () => number;
}

/** The result of a check: null where the store can be read and written, else why not. */
export interface StoreFault {
  readonly error: unknown;
}

/**
 * Whether the store can be read and written. Commits tell how they went; only where none was written for a while, or one
 * failed, something is written to find out.
 */
export class Readiness {
  readonly #parts: ReadinessParts;
  #lastWrite = Number.NEGATIVE_INFINITY;
  #lastProbe = Number.NEGATIVE_INFINITY;
  #writeFault: StoreFault | null = null;
  #checked = Number.NEGATIVE_INFINITY;
  #answer: Promise<StoreFault | null> = Promise.resolve(null);

  constructor(parts: ReadinessParts) {
    this.#parts = parts;
  }

  /** Notes how a write ended: null for success, else the error, which need not be the store's fault. */
  wrote(error: unknown): void {
    if (error === null) {
      this.#writeFault = null;
      this.#lastWrite = this.#parts.now();
    } else if (isStoreFailure(error)) this.#writeFault = { error };
  }

  /** Why the store cannot be used; null where it can. */
  fault(): Promise<StoreFault | null> {
    const now = this.#parts.now();
    if (now - this.#checked > REMEMBERED_MS) {
      this.#checked = now;
      this.#answer = this.#check();
    }
    return this.#answer;
  }

  async #check(): Promise<StoreFault | null> {
    try {
      await this.#parts.read();
    } catch (error) {
      return { error };
    }
    if (this.#isProbeDue()) await this.#probe();
    return this.#writeFault;
  }

  #isProbeDue(): boolean {
    const now = this.#parts.now();
    if (this.#writeFault !== null) return now - this.#lastProbe > RETRY_MS;
    // The first time in any case: what is written at the start may have needed no room.
    return this.#lastProbe === Number.NEGATIVE_INFINITY || now - this.#lastWrite > FRESH_MS;
  }

  async #probe(): Promise<void> {
    this.#lastProbe = this.#parts.now();
    try {
      await this.#parts.probe();
      this.wrote(null);
    } catch (error) {
      this.#writeFault = { error };
    }
  }
}
