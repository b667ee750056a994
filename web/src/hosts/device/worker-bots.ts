import type { BotAnswer, BotPort, BotQuestion } from '@levante/host';
import { isWorkerReply, type WorkerRequest } from './worker-protocol.ts';

/** A worker that runs bots. */
export interface Thread {
  postMessage(request: WorkerRequest): void;
  /** Terminates it immediately. */
  terminate(): void;
}

/** Starts a worker. `onMessage` receives its messages; `onFailure` is called if it crashes or cannot be loaded. */
export type StartThread = (onMessage: (message: unknown) => void, onFailure: () => void) => Thread;

/** Time allowed beyond a bot's own budget. */
const GRACE_MS = 10_000;
/** Time allowed for loading the code on a slow network. */
const FETCH_MS = 60_000;

type Fault = Extract<BotAnswer, { readonly ok: false }>;
const fault = (reason: 'late' | 'died' | 'stopped' | 'unavailable'): Fault => ({ ok: false, reason });

interface Waiting {
  readonly id: number;
  /** Match of the request; null for requests outside a match. */
  readonly match: string | null;
  /** Timeout, counted from when the worker is ready. */
  readonly ms: number;
  readonly answer: (answer: BotAnswer) => void;
  /** Time at which the worker was ready and had the request. */
  began: number;
}

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

/**
 * Bots in a worker that answers one request at a time. The worker starts with the first request and is reused; one that
 * crashes or times out is terminated, and the next request starts a new one. If its code cannot be loaded, the bots are
 * unavailable until a later attempt.
 */
export class WorkerBots implements BotPort {
  readonly #start: StartThread;
  readonly #graceMs: number;
  #thread: Thread | null = null;
  #ready = false;
  #waiting: Waiting | null = null;
  #lastId = 0;
  #stopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(start: StartThread, graceMs = GRACE_MS) {
    this.#start = start;
    this.#graceMs = graceMs;
  }

  /** Preloads the code so that it is available offline. */
  wake(): void {
    if (!this.#stopped) this.#begin();
  }

  think({ match, game, level, seat, view, seed, ms }: BotQuestion): Promise<BotAnswer> {
    return this.#inTurn(match, { ask: 'think', game, level, seat, view, seed, ms }, ms + this.#graceMs);
  }

  async levels(game: string): Promise<readonly string[] | null> {
    const answer = await this.#inTurn(null, { ask: 'levels', game }, this.#graceMs);
    return answer.ok ? answer.lines : null;
  }

  /** Interrupts a bot when its match has no followers any more. Its request is answered with `stopped`. */
  drop(match: string): void {
    if (this.#waiting?.match === match) this.#end(fault('stopped'));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#end(fault('stopped'));
  }

  #inTurn(match: string | null, request: Unnumbered<WorkerRequest>, ms: number): Promise<BotAnswer> {
    const answer = this.#queue.then(() => this.#send(match, request, ms));
    this.#queue = answer;
    return answer;
  }

  #send(match: string | null, request: Unnumbered<WorkerRequest>, ms: number): Promise<BotAnswer> {
    if (this.#stopped) return Promise.resolve(fault('stopped'));
    const id = ++this.#lastId;
    const thread = this.#begin();
    if (!thread) return Promise.resolve(fault('unavailable'));
    thread.postMessage({ id, ...request });
    return new Promise((answer) => {
      this.#waiting = { id, match, ms, answer, began: performance.now() };
      this.#arm();
    });
  }

  /** Sets the timeout: first for loading the worker, then for its answer. */
  #arm(): void {
    clearTimeout(this.#timer);
    if (!this.#waiting) return;
    this.#waiting.began = performance.now();
    const [ms, reason] = this.#ready ? ([this.#waiting.ms, 'late'] as const) : ([FETCH_MS, 'unavailable'] as const);
    this.#timer = setTimeout(() => this.#end(fault(reason)), ms);
  }

  /** Returns the worker and starts it if necessary; null if the browser refuses to start one. */
  #begin(): Thread | null {
    try {
      this.#thread ??= this.#open();
    } catch {
      return null;
    }
    return this.#thread;
  }

  #open(): Thread {
    // Ignore messages of a worker that has been terminated.
    const thread: Thread = this.#start(
      (message) => {
        if (this.#thread === thread) this.#receive(message);
      },
      () => {
        if (this.#thread === thread) this.#end(fault(this.#ready ? 'died' : 'unavailable'));
      },
    );
    this.#ready = false;
    return thread;
  }

  #receive(data: unknown): void {
    if (!isWorkerReply(data)) this.#end(fault('died'));
    else if (data.say === 'ready') {
      this.#ready = true;
      this.#arm();
    } else if (data.id === this.#waiting?.id) {
      const ms = performance.now() - this.#waiting.began;
      const threw = { ok: false, reason: 'threw', where: [] } as const;
      this.#settle(data.say === 'answer' ? { ok: true, lines: data.lines, ms } : threw);
    }
  }

  #end(answer: Fault): void {
    this.#thread?.terminate();
    this.#thread = null;
    this.#settle(answer);
  }

  #settle(answer: BotAnswer): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    clearTimeout(this.#timer);
    waiting?.answer(answer);
  }
}
