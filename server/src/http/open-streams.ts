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

/** How many of each have a stream open. */
class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string, by: 1 | -1): void {
    const now = this.of(key) + by;
    if (now > 0) this.#counts.set(key, now);
    else this.#counts.delete(key);
  }
}

/** The streams that are open, counted by who asked for them: some are kept for those who sit in the match they follow. */
export class OpenStreams {
  readonly #limits: Limits | null;
  readonly #byWho = new Counts();
  readonly #byAddress = new Counts();
  #all = 0;

  constructor(limits: Limits | null) {
    this.#limits = limits;
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
      this.#all >= (sits ? streams : streams - streamsForSeats) ||
      this.#byWho.of(who) >= identity.streams ||
      this.#byAddress.of(address) >= ofAddress.streams
    );
  }

  #count({ who, address }: StreamAsker, by: 1 | -1): void {
    this.#all += by;
    this.#byWho.add(who, by);
    this.#byAddress.add(address, by);
  }
}
