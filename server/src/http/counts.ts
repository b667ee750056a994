import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** A count that others are told: what this server counts under a name, as long as it says no more. */
export interface OwnCount {
  readonly name: string;
  readonly count: number;
  /** What all servers together may count. */
  readonly max: number;
  /** For how many milliseconds it counts; null: as long as this server lives. */
  readonly ms: number | null;
}

/** What several servers count together, by name. Each hears of the others' counts after a second or so. */
export interface Counts {
  publish(own: OwnCount): void;
  /** What all the others count under a name of which this server has told, as far as is known. */
  elsewhere(name: string): number;
}

/** The counts of a server that is alone. */
export const OWN_COUNTS: Counts = { publish: () => {}, elsewhere: () => 0 };

/** Counts requests within a window of time that is the same for all servers, together with them. */
class CountedRequests implements FastifyRateLimitStore {
  readonly #counts: Counts;
  readonly #newName: () => string;
  readonly #name: string;
  readonly #byKey = new Map<string, number>();
  #window = 0;

  /** `newName`: gives each limit its name, the same on all servers. */
  constructor(counts: Counts, newName: () => string) {
    this.#counts = counts;
    this.#newName = newName;
    this.#name = newName();
  }

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
    max: number,
  ): void {
    const now = Date.now();
    const window = Math.floor(now / timeWindow);
    if (window !== this.#window) this.#byKey.clear();
    this.#window = window;
    const count = (this.#byKey.get(key) ?? 0) + 1;
    this.#byKey.set(key, count);
    const name = `${this.#name} ${window} ${key}`;
    const ttl = (window + 1) * timeWindow - now;
    this.#counts.publish({ name, count, max, ms: ttl });
    callback(null, { current: count + this.#counts.elsewhere(name), ttl });
  }

  child(): FastifyRateLimitStore {
    return new CountedRequests(this.#counts, this.#newName);
  }
}

/** What a rate limiter counts with, so that the requests of all servers count together; names go by the order of the limits. */
export function countingStore(counts: Counts): new () => FastifyRateLimitStore {
  let limits = 0;
  const newName = (): string => {
    limits += 1;
    return `requests ${limits}`;
  };
  return class extends CountedRequests {
    constructor() {
      super(counts, newName);
    }
  };
}
