import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** A count of this server, valid until it publishes another under the same name. */
export interface OwnCount {
  readonly name: string;
  readonly count: number;
  /** Limit for all servers together. */
  readonly max: number;
  /** Lifetime in milliseconds; null for the lifetime of this server. */
  readonly ms: number | null;
}

/** Counts shared by several servers, by name. They propagate within about a second. */
export interface Counts {
  publish(own: OwnCount): void;
  /** Returns the sum of the other servers' counts under a published name, as far as known. */
  elsewhere(name: string): number;
}

/** The counts of a single server. */
export const OWN_COUNTS: Counts = { publish: () => {}, elsewhere: () => 0 };

/** A rate limit store that adds the requests of all servers in the same fixed window. */
class CountedRequests implements FastifyRateLimitStore {
  readonly #counts: Counts;
  readonly #newName: () => string;
  readonly #name: string;
  readonly #byKey = new Map<string, number>();
  #window = 0;

  /** Creates a store. `newName` returns the name of a limit, the same on all servers. */
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

/** Returns a rate limit store class that counts across servers. Limits are named by their order of creation. */
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
