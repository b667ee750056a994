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

/** Number of streams of a person that come before anybody's further ones: a match in two windows. */
const FIRST_STREAMS = 2;

/** A stream that is open on this server. */
interface OpenStream {
  readonly who: string;
  /** Counts it off and ends it. */
  readonly evict: () => void;
}

/**
 * The open streams, counted by who asked for them. Some are kept for those who sit in the match they follow, and a person's
 * first two come before anybody's third: where there is no room, somebody's third or later one is ended.
 */
export class OpenStreams {
  readonly #limits: Limits | null;
  readonly #byWho: StreamCounts;
  readonly #byAddress: StreamCounts;
  readonly #all: StreamCounts;
  /** The streams of this server, the oldest first. */
  readonly #open = new Set<OpenStream>();

  /** `counts`: what other servers count is counted with it. */
  constructor(limits: Limits | null, counts: Counts = OWN_COUNTS) {
    this.#limits = limits;
    const countsOf = (kind: string, most = Number.POSITIVE_INFINITY) =>
      new StreamCounts(`streams ${kind}`, counts, most);
    this.#byWho = countsOf('who', limits?.identity.streams);
    this.#byAddress = countsOf('address', limits?.address.streams);
    this.#all = countsOf('all', limits?.streams);
  }

  /**
   * Counts one stream more; returns a function that counts it off again. `end` is called where it has to make room for another.
   * Throws `busy` where there is no room.
   */
  open(asker: StreamAsker, end: () => void = () => {}): () => void {
    if (this.#limits) this.#makeRoom(asker, this.#limits);
    this.#count(asker, 1);
    const close = (): void => {
      if (this.#open.delete(stream)) this.#count(asker, -1);
    };
    const stream: OpenStream = {
      who: asker.who,
      evict: () => {
        close();
        end();
      },
    };
    this.#open.add(stream);
    return close;
  }

  #makeRoom({ who, address, sits }: StreamAsker, limits: Limits): void {
    const { identity, address: ofAddress, streams, streamsForSeats } = limits;
    const own = this.#byWho.of(who);
    if (own >= identity.streams || this.#byAddress.of(address) >= ofAddress.streams) throw HttpError.of('busy');
    const isFirst = own < FIRST_STREAMS;
    if (this.#all.of('') < (isFirst && sits ? streams : streams - streamsForSeats)) return;
    const victim = isFirst ? this.#victim() : null;
    if (victim === null) throw HttpError.of('busy');
    victim.evict();
  }

  /** The latest stream of whoever has most, if those are more than the first; null if nobody has. */
  #victim(): OpenStream | null {
    let most = FIRST_STREAMS;
    let victim: OpenStream | null = null;
    for (const stream of this.#open) {
      const count = this.#byWho.of(stream.who);
      if (count < most || (count === most && stream.who !== victim?.who)) continue;
      most = count;
      victim = stream;
    }
    return victim;
  }

  #count({ who, address }: StreamAsker, by: 1 | -1): void {
    this.#all.add('', by);
    this.#byWho.add(who, by);
    this.#byAddress.add(address, by);
  }
}
