import type { Attending, Time } from '@levante/host';

/** Time for which a sign of a page counts, in milliseconds. A page gives one every 20 s. */
export const LOOKING_MS = 40_000;
/** Maximum number of pages of one person that count at the same time, over all matches; the latest signs. */
const MAX_PAGES = 20;

/** Returns the place at which the people are who look at a match, not only have it open. No match has a blank in its id. */
export const lookingAt = (match: string): string => `looking ${match}`;

export interface LookersParts {
  readonly attending: Pick<Attending, 'enter'>;
  readonly time: Pick<Time, 'after'>;
}

/** A page that shows a match to a person. */
export interface ShownPage {
  readonly match: string;
  readonly person: string;
  /** Tells pages of the same person apart. */
  readonly page: string;
}

/** A page that counts. */
interface CountedPage {
  /** Ends the wait for the end of its time. */
  readonly cancel: () => void;
  readonly leave: () => void;
}

/**
 * The people who look at matches. A page counts for a time after each of its signs: an open connection says nothing about who
 * reads it.
 */
export class Lookers {
  readonly #parts: LookersParts;
  /** By person and page, the earliest sign first. */
  readonly #pages = new Map<string, Map<string, CountedPage>>();

  constructor(parts: LookersParts) {
    this.#parts = parts;
  }

  /** Notes that a person looks at a match. */
  look(shown: ShownPage): void {
    const { match, person, page } = shown;
    const pages = this.#pages.get(person) ?? new Map<string, CountedPage>();
    this.#pages.set(person, pages);
    const key = keyOf(match, page);
    // Other servers hear of pages that begin to look, not of each sign.
    const leave = pages.get(key)?.leave ?? this.#parts.attending.enter(lookingAt(match), person);
    pages.get(key)?.cancel();
    pages.delete(key);
    pages.set(key, { leave, cancel: this.#parts.time.after(LOOKING_MS, () => this.lookAway(shown)) });
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) this.#end(person, oldest);
  }

  /** Notes that a person no longer looks at a match on this page. */
  lookAway({ match, person, page }: ShownPage): void {
    this.#end(person, keyOf(match, page));
  }

  /** Forgets all signs. */
  close(): void {
    for (const [person, pages] of this.#pages) for (const key of pages.keys()) this.#end(person, key);
  }

  #end(person: string, key: string): void {
    const pages = this.#pages.get(person);
    const counted = pages?.get(key);
    pages?.delete(key);
    if (pages?.size === 0) this.#pages.delete(person);
    counted?.cancel();
    counted?.leave();
  }
}

const keyOf = (match: string, page: string): string => `${match} ${page}`;
