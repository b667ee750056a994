import type { PresenceTracker, Time } from '@levante/host';

/** Milliseconds for which a report of a visible page is valid. A page sends one every 20 s. */
export const LOOKING_MS = 40_000;
/** Maximum number of pages of one person that count at the same time, over all matches; the latest reports. */
const MAX_PAGES = 20;

/** Returns the presence place of people who look at a match. Ids of matches contain no blank. */
export const lookingAt = (match: string): string => `looking ${match}`;

export interface VisiblePagesDependencies {
  readonly presence: Pick<PresenceTracker, 'enter'>;
  readonly time: Pick<Time, 'after'>;
}

/** A page that shows a match to a person. */
export interface ShownPage {
  readonly match: string;
  readonly person: string;
  /** Distinguishes pages of the same person. */
  readonly page: string;
}

/** A page that counts. */
interface CountedPage {
  /** Cancels the timeout. */
  readonly cancel: () => void;
  readonly leave: () => void;
}

/**
 * The visible pages that show matches to people. A page counts for a limited time after each of its reports, because an
 * open connection does not prove that its reader is there.
 */
export class VisiblePages {
  readonly #parts: VisiblePagesDependencies;
  /** By person and page, the earliest report first. */
  readonly #pages = new Map<string, Map<string, CountedPage>>();

  constructor(parts: VisiblePagesDependencies) {
    this.#parts = parts;
  }

  /** Records that a person looks at a match. */
  look(shown: ShownPage): void {
    const { match, person, page } = shown;
    const pages = this.#pages.get(person) ?? new Map<string, CountedPage>();
    this.#pages.set(person, pages);
    const key = keyOf(match, page);
    // Other servers hear of pages that begin to look, not of each report.
    const leave = pages.get(key)?.leave ?? this.#parts.presence.enter(lookingAt(match), person);
    pages.get(key)?.cancel();
    pages.delete(key);
    pages.set(key, { leave, cancel: this.#parts.time.after(LOOKING_MS, () => this.lookAway(shown)) });
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) this.#end(person, oldest);
  }

  /** Records that a person no longer looks at a match on this page. */
  lookAway({ match, person, page }: ShownPage): void {
    this.#end(person, keyOf(match, page));
  }

  /** Forgets all pages. */
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
