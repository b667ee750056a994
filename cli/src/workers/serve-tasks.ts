import { connect, type NatsConnection } from '@nats-io/transport-node';
import { messageOf } from '../lib/fault.ts';
import { ThreadPool } from '../lib/threads.ts';
import { buildMarkOf, TASK_KINDS, type TaskKind, workerFileOf } from './kinds.ts';
import { type Assigned, type Finished, pack, TASK_SUBJECTS, type TaskOffer, unpack } from './messages.ts';

const RETRY_MS = 500;
/** How often a worker tells what it is at. */
const ALIVE_MS = 1000;
/** How long an answer may take before whoever had tasks is taken to be gone. */
const ANSWER = { timeout: 5000 };

/** Does tasks of those who offer them, on so many threads, for as long as it runs. */
export class TaskService {
  readonly #connecting: Promise<void>;
  #connection: NatsConnection | null = null;
  readonly #threads: number;
  readonly #marks = new Map<string, TaskKind>(TASK_KINDS.map((kind) => [buildMarkOf(kind), kind]));
  readonly #pools = new Map<TaskKind, ThreadPool<unknown, unknown>>();
  /** The runs that it works for. */
  readonly #runs = new Set<string>();
  #stopped = false;

  /** `address` is that of NATS, which may come later. */
  constructor(address: string, threads: number) {
    this.#threads = threads;
    this.#connecting = this.#connect(address);
  }

  /** Ends it; what it was at is given to others. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([...this.#pools.values()].map((pool) => pool.end()));
    await this.#connecting;
    await this.#connection?.close();
  }

  async #connect(servers: string): Promise<void> {
    while (!this.#stopped && this.#connection === null) {
      const connection = await connect({ servers, maxReconnectAttempts: -1 }).catch(() => null);
      this.#connection = connection;
      connection?.subscribe(TASK_SUBJECTS.offer, {
        callback: (error, message) => (error ? undefined : this.#offered(connection, unpack(message.data))),
      });
      if (!connection) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  #offered(connection: NatsConnection, { run, kind, mark }: TaskOffer): void {
    const known = this.#marks.get(mark);
    // One run at a time: two would have twice as many threads.
    if (this.#stopped || known !== kind || this.#runs.size > 0) return;
    this.#runs.add(run);
    void this.#workFor(connection, run, known).finally(() => this.#runs.delete(run));
  }

  async #workFor(connection: NatsConnection, run: string, kind: TaskKind): Promise<void> {
    const pool = this.#pools.get(kind) ?? new ThreadPool(workerFileOf(kind), this.#threads);
    this.#pools.set(kind, pool);
    const at = new Set<number>();
    const beat = setInterval(() => connection.publish(TASK_SUBJECTS.alive(run), pack([...at])), ALIVE_MS);
    const lane = async (): Promise<void> => {
      for (let next = await this.#take(connection, run); next !== null; next = await this.#take(connection, run)) {
        at.add(next.ticket);
        const finished = await this.#do(pool, next);
        if (this.#stopped) return;
        await connection.request(TASK_SUBJECTS.done(run), pack(finished), ANSWER);
        at.delete(next.ticket);
      }
    };
    // Whoever had the tasks may be gone, or another worker may have done the rest: both are no fault of this one.
    await Promise.allSettled(Array.from({ length: pool.atHand }, lane));
    clearInterval(beat);
  }

  async #take(connection: NatsConnection, run: string): Promise<Assigned<unknown> | null> {
    if (this.#stopped) return null;
    const { data } = await connection.request(TASK_SUBJECTS.take(run), undefined, ANSWER);
    return data.length === 0 ? null : unpack(data);
  }

  async #do(pool: ThreadPool<unknown, unknown>, { ticket, task }: Assigned<unknown>): Promise<Finished<unknown>> {
    try {
      return { ticket, ok: true, outcome: await pool.run(task) };
    } catch (error) {
      return { ticket, ok: false, message: messageOf(error) };
    }
  }
}
