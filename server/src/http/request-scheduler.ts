import type { App } from './app.ts';

/** So many milliseconds of what waits are done in one turn of the event loop; what is begun then is the last. */
const TURN_MS = 2;
/** So many as long as each took less than that: nobody waits long behind cheap ones, and a turn has its own price. */
const CHEAP_TURN_MS = 5;
const CHEAP_MS = 0.5;

/**
 * Lets what waits begin one after another, for a few milliseconds in each turn of the event loop: however many requests come in
 * the same moment, what else the loop has to do waits for those few and not for all.
 */
export class RequestScheduler {
  readonly #waiting: (() => void)[] = [];
  readonly #now: () => number;
  #began = 0;
  /** When what was begun last was begun. */
  #last = 0;
  #isCheap = true;

  constructor(now: () => number = performance.now.bind(performance)) {
    this.#now = now;
  }

  /** Resolves when it is one's turn. */
  wait(): Promise<void> {
    return new Promise((begin) => {
      this.#waiting.push(begin);
      if (this.#waiting.length === 1) setImmediate(this.#turn);
    });
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
    // Node comes to this when whoever was begun has done all that it can without waiting.
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

/** Requests are begun, and handled once all of each is there, a few milliseconds' worth in each turn of the loop. */
export function addRequestScheduling(app: App): void {
  const [begin, handle] = [new RequestScheduler(), new RequestScheduler()];
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.isUnlimited) await begin.wait();
  });
  app.addHook('preHandler', async (request) => {
    if (!request.routeOptions.config.isUnlimited) await handle.wait();
  });
}
