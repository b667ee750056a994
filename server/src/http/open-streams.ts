import { type Counts, OWN_COUNTS } from './counts.ts';
import { HttpError } from './http-error.ts';
import type { Limits } from './ports.ts';

/** Who wants a stream. */
export interface StreamClient {
  /** Its identity, or its address where it has none. */
  readonly key: string;
  readonly address: string;
  /** Whether it sits in the match. */
  readonly sits: boolean;
}

/** How many of each have a stream open, here and at other servers. */
class StreamCounts {
  readonly #kind: string;
  readonly #counts: Counts;
  readonly #max: number;
  readonly #here = new Map<string, number>();

  constructor(kind: string, counts: Counts, max: number) {
    this.#kind = kind;
    this.#counts = counts;
    this.#max = max;
  }

  of(key: string): number {
    return (this.#here.get(key) ?? 0) + this.#counts.elsewhere(`${this.#kind} ${key}`);
  }

  add(key: string, by: 1 | -1): void {
    const count = (this.#here.get(key) ?? 0) + by;
    if (count > 0) this.#here.set(key, count);
    else this.#here.delete(key);
    this.#counts.publish({ name: `${this.#kind} ${key}`, count, max: this.#max, ms: null });
  }
}

/** Number of streams of a person that come before anybody's further ones: a match in two windows. */
const FIRST_STREAMS = 2;

/** A stream that is open on this server. */
interface OpenStream {
  readonly key: string;
  /** Counts it off and ends it. */
  readonly evict: () => void;
}

/**
 * The open streams, counted by who asked for them. Some are kept for those who sit in the match they follow, and a person's
 * first two come before anybody's third: where there is no room, somebody's third or later one is ended.
 */
export class OpenStreams {
  readonly #limits: Limits | null;
  readonly #byClient: StreamCounts;
  readonly #byAddress: StreamCounts;
  readonly #all: StreamCounts;
  /** The streams of this server, the oldest first. */
  readonly #open = new Set<OpenStream>();

  /** `counts`: what other servers count is counted with it. */
  constructor(limits: Limits | null, counts: Counts = OWN_COUNTS) {
    this.#limits = limits;
    const countsOf = (kind: string, max = Number.POSITIVE_INFINITY) => new StreamCounts(`streams ${kind}`, counts, max);
    this.#byClient = countsOf('who', limits?.identity.streams);
    this.#byAddress = countsOf('address', limits?.address.streams);
    this.#all = countsOf('all', limits?.streams);
  }

  /**
   * Counts one stream more; returns a function that counts it off again. `end` is called where it has to make room for another.
   * Throws `busy` where there is no room.
   */
  open(client: StreamClient, end: () => void = () => {}): () => void {
    if (this.#limits) this.#makeRoom(client, this.#limits);
    this.#count(client, 1);
    const close = (): void => {
      if (this.#open.delete(stream)) this.#count(client, -1);
    };
    const stream: OpenStream = {
      key: client.key,
      evict: () => {
        close();
        end();
      },
    };
    this.#open.add(stream);
    return close;
  }

  #makeRoom({ key, address, sits }: StreamClient, limits: Limits): void {
    const { identity, address: ofAddress, streams, streamsForSeats } = limits;
    const own = this.#byClient.of(key);
    if (own >= identity.streams || this.#byAddress.of(address) >= ofAddress.streams) throw HttpError.of('busy');
    const isFirst = own < FIRST_STREAMS;
    if (this.#all.of('') < (isFirst && sits ? streams : streams - streamsForSeats)) return;
    const victim = isFirst ? this.#victim() : null;
    if (victim === null) throw HttpError.of('busy');
    victim.evict();
  }

  /** The latest stream of whoever has most, if those are more than the first; null if nobody has. */
  #victim(): OpenStream | null {
    let max = FIRST_STREAMS;
    let victim: OpenStream | null = null;
    for (const stream of this.#open) {
      const count = this.#byClient.of(stream.key);
      if (count < max || (count === max && stream.key !== victim?.key)) continue;
      max = count;
      victim = stream;
    }
    return victim;
  }

  #count({ key, address }: StreamClient, by: 1 | -1): void {
    this.#all.add('', by);
    this.#byClient.add(key, by);
    this.#byAddress.add(address, by);
  }
}
