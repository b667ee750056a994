import { interceptCalls } from '../simulation/intercept-calls.ts';

/** Holds single replies of a store, so that a test decides what happens before they arrive. */
export class ReplyGate {
  #arrived: (() => void) | null = null;
  #opened: Promise<void> = Promise.resolve();

  /** Passes a reply on immediately, unless it is held. */
  async pass<T>(reply: T): Promise<T> {
    const arrived = this.#arrived;
    const opened = this.#opened;
    if (!arrived) return reply;
    this.#arrived = null;
    arrived();
    await opened;
    return reply;
  }

  /**
   * Starts a request whose next reply is held, and waits until the store has answered. Returns a function that releases
   * the reply and waits for the result. A request that needs no reply ends immediately.
   */
  async hold<T>(request: () => Promise<T>): Promise<() => Promise<T>> {
    let open = (): void => {};
    this.#opened = new Promise((resolve) => {
      open = resolve;
    });
    const arrived = new Promise<void>((resolve) => {
      this.#arrived = resolve;
    });
    const done = request();
    await Promise.race([arrived, done]);
    this.#arrived = null;
    return async () => {
      open();
      return await done;
    };
  }
}

/** Returns a store whose replies pass a gate. */
export function gatedStore<S extends object>(store: S, gate: ReplyGate): S {
  return interceptCalls(store, async (run) => await gate.pass(await run()));
}
