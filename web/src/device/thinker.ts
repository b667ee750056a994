import type { JsonObject, Seat } from '@levante/contract';
import * as z from 'zod/mini';
import { type Asked, Said } from './asked.ts';

/** One decision that a bot is to make. */
export interface Question {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: JsonObject;
  readonly seed: number;
  /** Milliseconds it may think. */
  readonly ms: number;
}

/** Why there is no answer. */
export type NoAnswer =
  /** The code of the bots could not be fetched: with a network it may be tried again. */
  | 'unfetched'
  /** The bot threw, or its thread ended. */
  | 'failed'
  /** The bot thought far beyond its time, and its thread was ended. */
  | 'late';

export type Lines = { readonly lines: readonly string[] } | { readonly fault: NoAnswer };

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

interface Waiting {
  readonly id: number;
  /** How long it is waited for, from when the thread is there. */
  readonly ms: number;
  readonly answer: (lines: Lines) => void;
}

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

/**
 * Asks bots in a thread of their own, one question at a time. The thread is started with the first question and kept;
 * one that fails or does not answer in time is ended, and the next question gets a fresh one.
 */
export class Thinker {
  readonly #start: StartThread;
  #thread: Thread | null = null;
  #ready = false;
  #waiting: Waiting | null = null;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(start: StartThread) {
    this.#start = start;
  }

  /** Fetches the code, so that it is here when the network is gone. */
  wake(): void {
    this.#thread ??= this.#open();
  }

  think({ ms, ...question }: Question): Promise<Lines> {
    return this.#inTurn(() => this.#ask({ ask: 'think', ms, ...question }, ms + GRACE_MS));
  }

  /** The levels of bots for a game, the weakest first. */
  levels(game: string): Promise<Lines> {
    return this.#inTurn(() => this.#ask({ ask: 'levels', game }, GRACE_MS));
  }

  /** Ends the thread, whatever it is doing; a question that waits is not answered any more but as failed. */
  stop(): void {
    this.#end('failed');
  }

  #inTurn(ask: () => Promise<Lines>): Promise<Lines> {
    const answer = this.#queue.then(ask);
    this.#queue = answer;
    return answer;
  }

  #ask(question: Unnumbered<Asked>, ms: number): Promise<Lines> {
    const id = ++this.#asked;
    this.#thread ??= this.#open();
    this.#thread.postMessage({ id, ...question });
    return new Promise((answer) => {
      this.#waiting = { id, ms, answer };
      this.#arm();
    });
  }

  /** Waits for the thread to be there, and then for the answer. */
  #arm(): void {
    clearTimeout(this.#timer);
    if (!this.#waiting) return;
    const [ms, fault] = this.#ready ? ([this.#waiting.ms, 'late'] as const) : ([FETCH_MS, 'unfetched'] as const);
    this.#timer = setTimeout(() => this.#end(fault), ms);
  }

  #open(): Thread {
    // What a thread said before it was ended may still be under way.
    const thread: Thread = this.#start(
      (said) => {
        if (this.#thread === thread) this.#hear(said);
      },
      () => {
        if (this.#thread === thread) this.#end(this.#ready ? 'failed' : 'unfetched');
      },
    );
    this.#ready = false;
    return thread;
  }

  #hear(data: unknown): void {
    const said = z.safeParse(Said, data);
    if (!said.success) this.#end('failed');
    else if (said.data.say === 'ready') {
      this.#ready = true;
      this.#arm();
    } else if (said.data.id === this.#waiting?.id) {
      this.#settle(said.data.say === 'answer' ? { lines: said.data.lines } : { fault: 'failed' });
    }
  }

  #end(fault: NoAnswer): void {
    this.#thread?.terminate();
    this.#thread = null;
    this.#settle({ fault });
  }

  #settle(lines: Lines): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    clearTimeout(this.#timer);
    waiting?.answer(lines);
  }
}
