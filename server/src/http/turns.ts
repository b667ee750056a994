import type { App } from './app.ts';

/**
 * Lets what waits begin one after another, each in a turn of the event loop of its own: however many requests come in the same
 * moment, what else the loop has to do waits for one of them and not for all.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];

  /** Resolves when it is one's turn. */
  wait(): Promise<void> {
    return new Promise((begin) => {
      this.#waiting.push(begin);
      if (this.#waiting.length === 1) setImmediate(this.#next);
    });
  }

  readonly #next = (): void => {
    this.#waiting.shift()?.();
    // Set within an immediate, the next one comes in the next turn.
    if (this.#waiting.length > 0) setImmediate(this.#next);
  };
}

/** Every request is begun in a turn of its own, and handled in one when all of it is there. */
export function addTurns(app: App): void {
  const [begin, handle] = [new Turns(), new Turns()];
  app.addHook('onRequest', () => begin.wait());
  app.addHook('preHandler', () => handle.wait());
}
