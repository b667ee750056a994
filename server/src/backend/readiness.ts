import { isStoreFailure } from '../http/errors.ts';

/** A write more recent than this proves that the store is writable. */
const FRESH_MS = 10_000;
/** Interval between probes while writes fail. */
const RETRY_MS = 1000;
/** Time for which a result is reused. */
const REMEMBERED_MS = 250;

export interface ReadinessParts {
  /** Reads something; rejects if the store cannot be read. */
  readonly read: () => Promise<unknown>;
  /** Writes something; rejects if the store cannot be written, for example on a full disk. */
  readonly probe: () => Promise<void>;
  /** Milliseconds on a monotonic clock. */
  readonly now: () => number;
}

/** The reason why a store is unusable. */
export interface StoreFault {
  readonly error: unknown;
}

/**
 * Checks whether the store can be read and written. Commits report their result; the check writes a probe only if there
 * was no recent commit or the last one failed.
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

  /** Records the result of a write: null for success, otherwise an error, which need not be the store's fault. */
  wrote(error: unknown): void {
    if (error === null) {
      this.#writeFault = null;
      this.#lastWrite = this.#parts.now();
    } else if (isStoreFailure(error)) this.#writeFault = { error };
  }

  /** Returns the reason why the store is unusable, or null. */
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
    // Always probe once: the writes at startup may have needed no space.
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
