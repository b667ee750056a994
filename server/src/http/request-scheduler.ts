import type { App } from './app.ts';
import { isReading } from './request-path.ts';

/** Time slice per event-loop tick; the last request to start in it may exceed it. */
const TURN_MS = 2;
/** Longer time slice while each request takes less than `CHEAP_MS`: cheap requests do not block, and a tick has a cost. */
const CHEAP_TURN_MS = 5;
const CHEAP_MS = 0.5;

/**
 * Starts waiting requests one after another, limited to a time slice per event-loop tick, so that a burst of requests
 * does not delay other work.
 */
export class RequestScheduler {
  readonly #waiting: (() => void)[] = [];
  readonly #now: () => number;
  #began = 0;
  /** Start of the latest request. */
  #last = 0;
  #isCheap = true;

  constructor(now: () => number = performance.now.bind(performance)) {
    this.#now = now;
  }

  /** Number of waiting requests. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Calls `begin` in its turn. */
  schedule(begin: () => void): void {
    this.#waiting.push(begin);
    if (this.#waiting.length === 1) setImmediate(this.#turn);
  }

  readonly #turn = (): void => {
    this.#began = this.#now();
    this.#last = this.#began;
    this.#isCheap = true;
    this.#next();
  };

  readonly #next = (): void => {
    this.#waiting.shift()?.();
    if (this.#waiting.length === 0) return;
    // Runs after the started request has done all it can without waiting.
    queueMicrotask(() => process.nextTick(this.#goOn));
  };

  readonly #goOn = (): void => {
    const now = this.#now();
    this.#isCheap &&= now - this.#last < CHEAP_MS;
    this.#last = now;
    if (now - this.#began < (this.#isCheap ? CHEAP_TURN_MS : TURN_MS)) this.#next();
    else setImmediate(this.#turn);
  };
}

/**
 * Schedules each request twice: before its body is read, and before it is handled. Lists are scheduled once more before
 * they are validated, serialised and compressed, since many handlers continue together when the database replies.
 * Returns a function that counts waiting requests.
 */
export function addRequestScheduling(app: App): () => number {
  const begin = new RequestScheduler();
  const handle = new RequestScheduler();
  const finish = new RequestScheduler();
  // Hooks with callbacks: each promise would cost more than the hook.
  app.addHook('onRequest', (request, _reply, next) => {
    if (request.routeOptions.config.isUnlimited) next();
    else begin.schedule(next);
  });
  app.addHook('preHandler', (request, _reply, next) => {
    if (request.routeOptions.config.isUnlimited) next();
    else handle.schedule(next);
  });
  app.addHook('preSerialization', (request, _reply, payload, next) => {
    if (!isReading(request) || request.routeOptions.config.isUnlimited) next(null, payload);
    else finish.schedule(() => next(null, payload));
  });
  return () => begin.waiting + handle.waiting + finish.waiting;
}
