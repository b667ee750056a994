import { type Counts, OWN_COUNTS } from './counts.ts';
import { HttpError } from './http-error.ts';
import type { Limits } from './ports.ts';

/** Who wants a stream. */
export interface StreamAsker {
  /** Its identity, or its address where it has none. */
  readonly who: string;
  readonly address: string;
  /** Whether it sits in the match. */
  readonly sits: boolean;
}

/** How many of each have a stream open, here and at other servers. */
class StreamCounts {
  readonly #kind: string;
  readonly #counts: Counts;
  readonly #most: number;
  readonly #here = new Map<string, number>();

  constructor(kind: string, counts: Counts, most: number) {
    this.#kind = kind;
    this.#counts = counts;
    this.#most = most;
  }

  of(key: string): number {
    return (this.#here.get(key) ?? 0) + this.#counts.elsewhere(`${this.#kind} ${key}`);
  }

  add(key: string, by: 1 | -1): void {
    const count = (this.#here.get(key) ?? 0) + by;
    if (count > 0) this.#here.set(key, count);
    else this.#here.delete(key);
    this.#counts.tell({ name: `${this.#kind} ${key}`, count, most: this.#most, ms: null });
  }
}

/** The streams that are open, counted by who asked for them: some are kept for those who sit in the match they follow. */
export class OpenStreams {
  readonly #limits: Limits | null;
  readonly #byWho: StreamCounts;
  readonly #byAddress: StreamCounts;
  readonly #all: StreamCounts;

  /** `counts`: what other servers count is counted with it. */
  constructor(limits: Limits | null, counts: Counts = OWN_COUNTS) {
    this.#limits = limits;
    const countsOf = (kind: string, most = Number.POSITIVE_INFINITY) =>
      new StreamCounts(`streams ${kind}`, counts, most);
    this.#byWho = countsOf('who', limits?.identity.streams);
    this.#byAddress = countsOf('address', limits?.address.streams);
    this.#all = countsOf('all', limits?.streams);
  }

  /** Counts one stream more; returns a function that counts it off again. Throws `busy` where it would be one too many. */
  open(asker: StreamAsker): () => void {
    if (this.#limits && this.#isTooMuch(asker, this.#limits)) throw HttpError.of('busy');
    this.#count(asker, 1);
    return () => this.#count(asker, -1);
  }

  #isTooMuch({ who, address, sits }: StreamAsker, limits: Limits): boolean {
    const { identity, address: ofAddress, streams, streamsForSeats } = limits;
    return (
      this.#all.of('') >= (sits ? streams : streams - streamsForSeats) ||
      this.#byWho.of(who) >= identity.streams ||
      this.#byAddress.of(address) >= ofAddress.streams
    );
  }

  #count({ who, address }: StreamAsker, by: 1 | -1): void {
    this.#all.add('', by);
    this.#byWho.add(who, by);
    this.#byAddress.add(address, by);
  }
}
