import type { BotAnswer, BotPort, BotQuestion } from '@levante/host';
import { type Asked, isSaid } from './worker-protocol.ts';

/** A thread that bots think in. */
export interface Thread {
  postMessage(asked: Asked): void;
  /** Ends it in the midst of whatever it does. */
  terminate(): void;
}

/** Starts a thread: `hear` is given what it says, `fail` is called when it breaks or cannot be fetched. */
export type StartThread = (hear: (said: unknown) => void, fail: () => void) => Thread;

/** How far beyond its time a bot is waited for. */
const GRACE_MS = 10_000;
/** Fetching the code may take as long as a slow network does. */
const FETCH_MS = 60_000;

type Fault = Extract<BotAnswer, { readonly ok: false }>;
const fault = (reason: 'late' | 'died' | 'stopped' | 'unavailable'): Fault => ({ ok: false, reason });

interface Waiting {
  readonly id: number;
  /** The match it is asked for; null for a question of no match. */
  readonly match: string | null;
  /** How long it is waited for, from when the thread is there. */
  readonly ms: number;
  readonly answer: (answer: BotAnswer) => void;
  /** When the thread was there and had the question. */
  began: number;
}

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

/**
 * Bots in a thread of their own, asked one question at a time. The thread is started with the first question and kept;
 * one that fails or does not answer in time is ended, and the next question gets a fresh one. Where its code cannot be
 * fetched the bots are unavailable: with a network it may be tried again.
 */
export class WorkerBots implements BotPort {
  readonly #start: StartThread;
  readonly #graceMs: number;
  #thread: Thread | null = null;
  #ready = false;
  #waiting: Waiting | null = null;
  #asked = 0;
  #stopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(start: StartThread, graceMs = GRACE_MS) {
    this.#start = start;
    this.#graceMs = graceMs;
  }

  /** Fetches the code, so that it is here when the network is gone. */
  wake(): void {
    if (!this.#stopped) this.#thread ??= this.#open();
  }

  think({ match, game, level, seat, view, seed, ms }: BotQuestion): Promise<BotAnswer> {
    return this.#inTurn(match, { ask: 'think', game, level, seat, view, seed, ms }, ms + this.#graceMs);
  }

  async levels(game: string): Promise<readonly string[] | null> {
    const answer = await this.#inTurn(null, { ask: 'levels', game }, this.#graceMs);
    return answer.ok ? answer.lines : null;
  }

  /** Nobody looks at a match any more: a bot that thinks for it is interrupted, and answered for with `stopped`. */
  drop(match: string): void {
    if (this.#waiting?.match === match) this.#end(fault('stopped'));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#end(fault('stopped'));
  }

  #inTurn(match: string | null, question: Unnumbered<Asked>, ms: number): Promise<BotAnswer> {
    const answer = this.#queue.then(() => this.#ask(match, question, ms));
    this.#queue = answer;
    return answer;
  }

  #ask(match: string | null, question: Unnumbered<Asked>, ms: number): Promise<BotAnswer> {
    if (this.#stopped) return Promise.resolve(fault('stopped'));
    const id = ++this.#asked;
    this.#thread ??= this.#open();
    this.#thread.postMessage({ id, ...question });
    return new Promise((answer) => {
      this.#waiting = { id, match, ms, answer, began: performance.now() };
      this.#arm();
    });
  }

  /** Waits for the thread to be there, and then for the answer. */
  #arm(): void {
    clearTimeout(this.#timer);
    if (!this.#waiting) return;
    this.#waiting.began = performance.now();
    const [ms, reason] = this.#ready ? ([this.#waiting.ms, 'late'] as const) : ([FETCH_MS, 'unavailable'] as const);
    this.#timer = setTimeout(() => this.#end(fault(reason)), ms);
  }

  #open(): Thread {
    // What a thread said before it was ended may still be under way.
    const thread: Thread = this.#start(
      (said) => {
        if (this.#thread === thread) this.#hear(said);
      },
      () => {
        if (this.#thread === thread) this.#end(fault(this.#ready ? 'died' : 'unavailable'));
      },
    );
    this.#ready = false;
    return thread;
  }

  #hear(data: unknown): void {
    if (!isSaid(data)) this.#end(fault('died'));
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
