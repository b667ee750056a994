import type { FastifyRequest } from 'fastify';

/** Time in which further failures of a route are only counted, in milliseconds. */
const QUIET_MS = 60_000;

/** The parts of a request by which failures are counted, and its log. */
export type FailedRequest = Pick<FastifyRequest, 'log' | 'method'> & {
  readonly routeOptions: Pick<FastifyRequest['routeOptions'], 'url'>;
};

type Level = 'warn' | 'error';

/**
 * Logs failures of requests: the first of each kind and route, then once a minute the number of further ones. The log
 * therefore stays small under any load.
 */
export class FailureLog {
  readonly #after: (ms: number, then: () => void) => void;
  /** Numbers of failures that are counted but not logged yet, by kind and route. */
  readonly #further = new Map<string, number>();

  /**
   * Creates a log. `after` calls a function once after a delay. Default: a timer that does not keep the process alive.
   */
  constructor(after: (ms: number, then: () => void) => void = (ms, then) => void setTimeout(then, ms).unref()) {
    this.#after = after;
  }

  /** Logs or counts a failure. `event` names its kind. */
  failed(request: FailedRequest, event: string, details: object, level: Level = 'error'): void {
    const { log, method, routeOptions } = request;
    const route = routeOptions.url ?? null;
    const key = `${event} ${method} ${route}`;
    const further = this.#further.get(key);
    if (further !== undefined) {
      this.#further.set(key, further + 1);
      return;
    }
    log[level]({ ...details, method, route }, event);
    this.#countFor(key, (count) => log[level]({ method, route, count }, `${event}-again`));
  }

  /** Counts failures for a minute, and continues as long as there are any. */
  #countFor(key: string, logged: (count: number) => void): void {
    this.#further.set(key, 0);
    this.#after(QUIET_MS, () => {
      const count = this.#further.get(key) ?? 0;
      this.#further.delete(key);
      if (count === 0) return;
      logged(count);
      this.#countFor(key, logged);
    });
  }
}
