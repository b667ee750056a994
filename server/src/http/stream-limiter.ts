import { maxIn, type Networks } from './address.ts';
import { type Counts, OWN_COUNTS } from './counts.ts';
import { HttpError } from './http-error.ts';
import type { Limits } from './ports.ts';

/** A client that opens a stream. */
export interface StreamClient {
  /** Rate-limit key: the identity, or the address without one. */
  readonly key: string;
  readonly networks: Networks;
  readonly use: StreamUse;
}

/** The use of a stream: a match with other people, a match alone, the open tables, or watching a match. */
export type StreamUse = 'together' | 'alone' | 'tables' | 'looking-on';

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

/** The part of all places that people who sit alone may take, and the part for looking on and further streams. */
const MAX_PART = 0.5;

/** A stream open on this server. */
interface OpenStream {
  readonly key: string;
  /** Ends the stream and frees its place. */
  readonly evict: () => void;
}

/**
 * Limits open streams per client, per network and in total. Playing alone and watching may each take half of all
 * places; some places are reserved for the open tables, and some for people who play together. The first two streams of
 * a client take precedence: if there is no room, another client's third or later stream is ended.
 */
export class StreamLimiter {
  readonly #limits: Limits | null;
  readonly #byClient: StreamCounts;
  readonly #byNetwork: StreamCounts;
  readonly #byUse: StreamCounts;
  readonly #all: StreamCounts;
  /** Streams of this server, oldest first. */
  readonly #open = new Set<OpenStream>();

  /** Creates the limiter. `counts` adds the streams of other servers. */
  constructor(limits: Limits | null, counts: Counts = OWN_COUNTS) {
    this.#limits = limits;
    const countsOf = (kind: string, max = Number.POSITIVE_INFINITY) => new StreamCounts(`streams ${kind}`, counts, max);
    this.#byClient = countsOf('who', limits?.identity.streams);
    this.#byNetwork = countsOf('address', limits?.address.streams);
    this.#byUse = countsOf('use', limits?.streams);
    this.#all = countsOf('all', limits?.streams);
  }

  /**
   * Adds a stream and returns a function that removes it. `end` is called if it must make room for another. Throws
   * `busy` if there is no room.
   */
  open(client: StreamClient, end: () => void = () => {}): () => void {
    const isFirst = this.#byClient.of(client.key) < FIRST_STREAMS;
    const use = isFirst ? client.use : 'looking-on';
    if (this.#limits) this.#makeRoom(client, use, isFirst, this.#limits);
    this.#count(client, use, 1);
    const close = (): void => {
      if (this.#open.delete(stream)) this.#count(client, use, -1);
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

  #makeRoom({ key, networks }: StreamClient, use: StreamUse, isFirst: boolean, limits: Limits): void {
    const { identity, address: ofAddress, streams, streamsForSeats, streamsForTables } = limits;
    const isFull =
      this.#byClient.of(key) >= identity.streams ||
      networks.some((network) => this.#byNetwork.of(network.key) >= maxIn(network, ofAddress.streams, streams));
    if (isFull) throw HttpError.of('busy');
    const reserved = use === 'together' ? 0 : streamsForSeats + (use === 'tables' ? 0 : streamsForTables);
    const isBounded = use === 'alone' || use === 'looking-on';
    const isPartTaken = isBounded && this.#byUse.of(use) >= MAX_PART * streams;
    if (!isPartTaken && this.#all.of('') < streams - reserved) return;
    // A third stream counts as looking on, whatever it is for: its end makes no room for people who sit alone.
    const victim = isFirst && !(isPartTaken && use === 'alone') ? this.#victim() : null;
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

  #count({ key, networks }: StreamClient, use: StreamUse, by: 1 | -1): void {
    this.#all.add('', by);
    this.#byUse.add(use, by);
    this.#byClient.add(key, by);
    for (const network of networks) this.#byNetwork.add(network.key, by);
  }
}
