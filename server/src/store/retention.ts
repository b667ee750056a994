/** For how many days what is kept: null for ever. Counted from the last action, or from when a match was opened or begun. */
export interface RetentionPolicy {
  /** Matches that wait for somebody. */
  readonly waiting: number | null;
  /** Matches that are played; most of the days nobody plays at all. */
  readonly running: number | null;
  /** Finished matches in which nobody sat: of bots alone. */
  readonly botsAlone: number | null;
  /** Finished matches in which one person held every seat that no bot held; at most as long as `over`. */
  readonly solo: number | null;
  /** Finished matches of people. */
  readonly over: number | null;
}

export const DEFAULT_RETENTION: RetentionPolicy = { waiting: 30, running: 180, botsAlone: 2, solo: 30, over: null };

const DAY_MS = 24 * 3600 * 1000;

/** The day of a moment, counted from 1970: what the book notes as the last of a match. In days, so that it seldom changes. */
export function dayOf(ms: number): number {
  return Math.floor(ms / DAY_MS);
}

/** The day after which a match may go that was touched just now; null: never. */
export function lastDay(days: number | null, now = Date.now()): number | null {
  return days === null ? null : dayOf(now) + days;
}

/** The last days of a match that people finish just now: of one person alone, and of several. */
export function lastDaysOfPeople({ solo, over }: RetentionPolicy): {
  readonly solo: number | null;
  readonly over: number | null;
} {
  const days = solo === null || (over !== null && over < solo) ? over : solo;
  return { solo: lastDay(days), over: lastDay(over) };
}

/** For how long a match that people have finished counts for the person and the place that opened it. */
export const COUNTED_MS = DAY_MS;

/** Matches that count for whom they were opened by: unfinished ones, and those finished within `COUNTED_MS` or by bots alone. */
export interface OpenedMatches {
  readonly byPerson: number;
  readonly fromPlace: number;
}

/** Who keeps the book: counts what was opened, and takes out what is to go. What goes, goes with its actions, for good. */
export interface Retention {
  /** `place`: as it was written when matches were opened. */
  opened(person: string, place: string, now?: number): Promise<OpenedMatches>;
  /** Removes opener and place from finished matches that no longer count for them. */
  forgetOpeners(now: number): Promise<void>;
  /** Takes out a waiting match in which this person sits and nobody else. False if it is none. */
  callOff(match: string, person: string): Promise<boolean>;
  /** Takes out up to `limit` matches whose last day is before this one; gives their ids. */
  expire(today: number, limit: number): Promise<readonly string[]>;
  /**
   * Forgets a person: her name, her keys, and the matches in which nobody else sat. Of the others those that wait have an open
   * seat again, in those that are played a bot takes hers, and in finished ones it stays without a name. Gives the ids of all.
   */
  forget(person: string): Promise<readonly string[]>;
  /** Which generation of a person's keys is good: those of any other are void. 0 at first. */
  generationOf(person: string): Promise<number>;
  /** The generations of several people. */
  generationsOf(people: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Replaces the keys of generation `from` by those of the next, which it returns. Null if `from` is not the current one: of
   * several renewals at the same time one succeeds.
   */
  renewKeys(person: string, from: number): Promise<number | null>;
  /** Writes something durable and takes it away again. Rejects where nothing can be written. */
  probe(): Promise<void>;
}

/** Whose seat it was is known no more: no person has this id. */
export const FORGOTTEN = '';
