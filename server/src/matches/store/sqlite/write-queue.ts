import type {
  AppliedMatchWrite,
  MatchWrite,
  MatchWriteInput,
  MatchWriteName,
  MatchWriteResult,
} from '../writes/match-writes.ts';
import type { CommitWrite, StatementsWrite, Write, WriteFault, WriteResult, Written } from './writes.ts';

/** Writes batches, in the calling thread or in another. */
export interface BatchWriter {
  /** Resolves with the result of each write once all are durable. Rejects if that is unknown. */
  write(writes: readonly Write[]): Promise<readonly Written[]>;
  close(): Promise<void>;
}

/** Maximum number of writes in a transaction, above any queue of a healthy server; a longer one would block other writers. */
const MAX_BATCH = 1000;

const NO_ANSWER: WriteFault = { message: 'not written', code: '' };

/** A failed write with the database's error code. */
class WriteFailed extends Error {
  override readonly name = 'WriteFailed';
  readonly code: string;

  constructor({ message, code }: WriteFault) {
    super(message);
    this.code = code;
  }
}

const isFaultIn = (written: Written): written is WriteFault => typeof written === 'object' && 'message' in written;

interface Waiting {
  readonly write: Write;
  /** A method, since its parameter depends on the write: the writer answers each with its own result. */
  resolve(result: WriteResult): void;
  readonly reject: (error: Error) => void;
}

/** Queues writes. Writes that arrive during a sync form the next batch, so a slower disk shares each sync among more writes. */
export class WriteQueue {
  readonly #writer: BatchWriter;
  readonly #wrote: (error: unknown) => void;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;
  #isClosed = false;

  /** Creates a queue. `wrote` is called with the result of each write, null for success. */
  constructor(writer: BatchWriter, wrote: (error: unknown) => void = () => {}) {
    this.#writer = writer;
    this.#wrote = wrote;
  }

  /** Writes durably. Resolves to true if the write was applied and false if it came too late. Rejects if it failed. */
  put(write: CommitWrite | StatementsWrite): Promise<boolean> {
    return this.#add<boolean>(write);
  }

  /** Applies a write of matches. Resolves with its result once it is durable. Rejects if it failed. */
  apply<Name extends MatchWriteName>(
    name: Name,
    input: MatchWriteInput<Name>,
  ): Promise<AppliedMatchWrite<MatchWriteResult<Name>>> {
    return this.#add<AppliedMatchWrite<MatchWriteResult<Name>>>({ kind: 'match', name, input });
  }

  /** Applies writes of matches, either all or none. */
  applyAll(writes: readonly MatchWrite[]): Promise<AppliedMatchWrite<null>> {
    return this.#add<AppliedMatchWrite<null>>({ kind: 'matches', writes });
  }

  #add<Result extends WriteResult>(write: Write): Promise<Result> {
    // A new writing thread would keep the process alive.
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    return new Promise((resolve, reject) => {
      const add = (result: Result): void => resolve(result);
      this.#waiting.push({ write, resolve: add, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Closes after pending writes. Later writes are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#writing;
    await this.#writer.close();
  }

  async #writeAll(): Promise<void> {
    // Collect the writes of the current tick into the first batch.
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
        const one = written[i] ?? NO_ANSWER;
        const result = isFaultIn(one) ? new WriteFailed(one) : one;
        const isFault = result instanceof WriteFailed;
        this.#wrote(isFault ? result : null);
        if (isFault) reject(result);
        else resolve(result);
      }
    } catch (error) {
      this.#wrote(error);
      for (const { reject } of batch) reject(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
