import { type Counts, OWN_COUNTS } from './counts.ts';
import { HttpError } from './http-error.ts';
import type { Limits } from './ports.ts';

/** A client that opens a stream. */
export interface StreamClient {
  /** Rate-limit key: the identity, or the address without one. */
  readonly key: string;
  readonly address: string;
  /** Whether the client has a seat in the match. */
  readonly sits: boolean;
}

/** Number of open streams per key, here and on other servers. */
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

/** Number of streams of a person that take precedence over the further ones of others: a match in two windows. */
const FIRST_STREAMS = 2;

/** A stream open on this server. */
interface OpenStream {
  readonly key: string;
  /** Ends the stream and frees its place. */
  readonly evict: () => void;
}

/**
 * Limits open streams per client, per address and in total. Some places are reserved for clients with a seat, and a
 * client's first two streams take precedence: if there is no room, a third or later stream of someone else is ended.
 */
export class OpenStreams {
  readonly #limits: Limits | null;
  readonly #byClient: StreamCounts;
  readonly #byAddress: StreamCounts;
  readonly #all: StreamCounts;
  /** Streams of this server, oldest first. */
  readonly #open = new Set<OpenStream>();

  /** Creates the limiter. `counts` adds the streams of other servers. */
  constructor(limits: Limits | null, counts: Counts = OWN_COUNTS) {
    this.#limits = limits;
    const countsOf = (kind: string, max = Number.POSITIVE_INFINITY) => new StreamCounts(`streams ${kind}`, counts, max);
    this.#byClient = countsOf('who', limits?.identity.streams);
    this.#byAddress = countsOf('address', limits?.address.streams);
    this.#all = countsOf('all', limits?.streams);
  }

  /**
   * Adds a stream and returns a function that removes it. `end` is called if it must make room for another. Throws
   * `busy` if there is no room.
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

  /** Returns the latest stream of the client with the most streams, if more than the first two; otherwise null. */
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
