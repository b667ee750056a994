/**
 * Days to keep matches, by kind; null keeps them forever. Counted from the last action, or from the opening or start of
 * the match.
 */
export interface RetentionPolicy {
  /** Matches with open seats. */
  readonly waiting: number | null;
  /** Matches in progress. On most days no player acts. */
  readonly running: number | null;
  /** Finished matches without people. */
  readonly botsAlone: number | null;
  /** Finished matches with one person; at most as long as `over`. */
  readonly solo: number | null;
  /** Finished matches with several people. */
  readonly over: number | null;
}

export const DEFAULT_RETENTION: RetentionPolicy = { waiting: 30, running: 180, botsAlone: 2, solo: 30, over: null };

const DAY_MS = 24 * 3600 * 1000;

/** Returns the day of a time, counted from the epoch. Retention is stored in days so that it rarely changes. */
export function dayOf(ms: number): number {
  return Math.floor(ms / DAY_MS);
}

/** Returns the last day to keep a match that changes now; null to keep it forever. */
export function lastDay(days: number | null, now = Date.now()): number | null {
  return days === null ? null : dayOf(now) + days;
}

/** Returns the last days to keep a match that ends now: with one person, and with several. */
export function lastDaysOfPeople(
  { solo, over }: RetentionPolicy,
  now = Date.now(),
): {
  readonly solo: number | null;
  readonly over: number | null;
} {
  const days = solo === null || (over !== null && over < solo) ? over : solo;
  return { solo: lastDay(days, now), over: lastDay(over, now) };
}

/** Milliseconds for which a finished match counts for its opener and place. */
export const COUNTED_MS = DAY_MS;

/**
 * Returns the time until which a match that ends now counts: 0 if another match continues it, since that one counts
 * instead.
 */
export const countedUntil = (now: number, isContinued: boolean): number => (isContinued ? 0 : now + COUNTED_MS);

/**
 * Number of matches that count for their opener: unfinished ones, ones that finished within `COUNTED_MS`, and matches
 * of bots only.
 */
export interface OpenedMatches {
  readonly byPerson: number;
  /** Whether one of the places has its maximum. */
  readonly isFull: boolean;
}

/**
 * A place whose matches are counted: matches stored with one of these marks, or with a mark that starts with one of the
 * prefixes.
 */
export interface CountedPlace {
  readonly marks: readonly string[];
  readonly max: number;
}

/** A character greater than each character of a mark: the upper end of a range of marks with a common prefix. */
export const AFTER_MARKS = '~';

/** Counts and deletes matches and personal data. Deletion is permanent and includes the actions. */
export interface Retention {
  /** Counts opened matches. Reads at most as many as the maximum of a place. */
  opened(person: string, places: readonly CountedPlace[], now?: number): Promise<OpenedMatches>;
  /** Removes opener and place from finished matches that no longer count. */
  forgetOpeners(now: number): Promise<void>;
  /** Deletes a waiting match in which only this person has a seat. Returns false if there is none. */
  callOff(match: string, person: string): Promise<boolean>;
  /** Deletes up to `limit` matches whose last day is before `today`. Returns their ids. */
  expire(today: number, limit: number): Promise<readonly string[]>;
  /**
   * Voids a person's keys, and deletes their name and the matches without other people. In other matches their seat is
   * opened if the match waits, given to a bot if it runs, and kept without a name if it is finished. `removedFrom` is
   * called with each of these matches. Each transaction changes few matches, so that other writes do not wait; after a
   * failure, a repetition continues with the rest.
   */
  forget(person: string, removedFrom?: (match: string) => void): Promise<void>;
  /** Returns the current generation of a person's keys, initially 0. Keys of other generations are void. */
  generationOf(person: string): Promise<number>;
  /** Returns the current generations of several people. */
  generationsOf(people: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Writes and deletes something durably. Rejects if the store cannot be written. */
  probe(): Promise<void>;
}

/** Person id in the seats of people whose data was deleted. */
export const FORGOTTEN = '';
