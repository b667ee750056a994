import type { Write, WriteFault, Written } from './writes.ts';

/** Who writes: here, or in a thread of its own. */
export interface BatchWriter {
  /** What became of each once it is durable. Rejects where that is not known. */
  write(writes: readonly Write[]): Promise<readonly Written[]>;
  close(): Promise<void>;
}

/** Longer than any queue of a healthy server: so long a transaction keeps others waiting. */
const MAX_BATCH = 1000;

const NO_ANSWER: WriteFault = { message: 'not written', code: '' };

/** A write that failed; `code` is the database's own. */
class WriteFailed extends Error {
  override readonly name = 'WriteFailed';
  readonly code: string;

  constructor({ message, code }: WriteFault) {
    super(message);
    this.code = code;
  }
}

interface Waiting {
  readonly write: Write;
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The writes that wait. While some are being written and synced the next ones gather, and all that have gathered go
 * together: the slower the disk, the more share a sync.
 */
export class WriteQueue {
  readonly #writer: BatchWriter;
  readonly #wrote: (error: unknown) => void;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  /** `wrote`: told how each write ended, null for success. */
  constructor(writer: BatchWriter, wrote: (error: unknown) => void = () => {}) {
    this.#writer = writer;
    this.#wrote = wrote;
  }

  /** Resolves once the write is durable: whether it was done, or came too late. Rejects if it failed. */
  put(write: Write): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Ends after the writes that wait. */
  async close(): Promise<void> {
    await this.#writing;
    await this.#writer.close();
  }

  async #writeAll(): Promise<void> {
    // Whatever else is put in this very moment goes with the first.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MAX_BATCH);
      await this.#writeBatch(batch);
    }
    this.#writing = null;
  }

  async #writeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.#writer.write(batch.map(({ write }) => write));
      for (const [i, { resolve, reject }] of batch.entries()) {
        const one = written[i];
        const fault = typeof one === 'boolean' ? null : new WriteFailed(one ?? NO_ANSWER);
        this.#wrote(fault);
        if (fault) reject(fault);
        else resolve(one === true);
      }
    } catch (error) {
      this.#wrote(error);
      for (const { reject } of batch) reject(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
