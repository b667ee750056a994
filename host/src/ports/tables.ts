import type { MatchHead, NewStoredMatch } from './stored-match.ts';

/** A person who wants to play with anyone who waits for the same. */
export interface Meeting {
  readonly person: string;
  readonly name: string;
  readonly entropy: string | null;
  /** Commitment of the only table at which to seat them; null for a new table only. Default: any. */
  readonly onlyAt?: string | null | undefined;
  /** Opened if no person waits. Its `listedAs` decides which tables fit. */
  readonly table: NewStoredMatch;
}

/** Milliseconds after the start of a quick match during which its people get no other one. */
export const JUST_STARTED_MS = 10_000;

/**
 * Result of leaving a waiting match: `left` if others stay, `called-off` if it was deleted because no person was left.
 */
export type Leaving = 'left' | 'called-off';

/** A match, and the tables that its people left because it started. */
export interface Met {
  readonly match: string;
  readonly left: readonly string[];
  /** False if the table that fits has another commitment than the one in `onlyAt`: nothing was changed. */
  readonly isSeated: boolean;
}

/**
 * An open seat that the opener reserves for the person with a handle, empty if the handle is unknown; null opens it
 * again.
 */
export interface SeatInvite {
  readonly match: string;
  readonly seat: number;
  readonly opener: string;
  readonly invited: { readonly person: string; readonly handle: string } | null;
}

/** A match in which it is a person's turn. */
export interface MyTurn {
  readonly id: string;
  /** Time of the last commit, in milliseconds since the epoch. */
  readonly since: number;
}

/**
 * Storage of open tables: listed matches that wait for players. Each call is one transaction, safe against all other
 * calls on any server. A person may wait for several quick matches. The transaction that fills one of their tables
 * removes them from the others, so that two never start. For a moment after it, `meet` leads them to the match that has
 * started.
 */
export interface TableStore {
  /** Lists open tables in which a person sits, newest first. Their options may be abridged as in lists. */
  openTables(limit: number): Promise<MatchHead[]>;
  /** Reads one open table like `openTables`; null if the match is not an open table with a person. */
  openTable(match: string): Promise<MatchHead | null>;
  /**
   * Seats a person at the oldest open table with the same `listedAs`, and opens `table` only if there is none. A person
   * who waits at such a table stays there, and a person whose quick match has just started (`JUST_STARTED_MS`) goes
   * there. Tables with a banned person do not fit. With `onlyAt`, a table with that commitment comes first, and the
   * person is not seated at another one that fits. Returns null and changes nothing for a person who waits for
   * `MAX_QUICK_WAITS` others.
   */
  meet(meeting: Meeting): Promise<Met | null>;
  /**
   * Opens a person's seats of a waiting match, and the seats reserved for them. If they opened it, the next person gets
   * the opener's rights, and seats with invitations become open; if no person is left, it is deleted. Returns null if
   * it does not wait or the person has no seat. A seat to which a person was invited keeps their handle.
   */
  leave(match: string, person: string): Promise<Leaving | null>;
  /**
   * Reserves a seat of a waiting match that is open to all, or reopens a seat to which a person was invited. Returns
   * false if there is no such seat in a match of the opener.
   */
  invite(invite: SeatInvite): Promise<boolean>;
  /**
   * Lists the waiting matches with a seat reserved for a person, newest first, without matches of openers whom they
   * have blocked. Their options may be abridged as in lists.
   */
  invitesOf(person: string, limit: number): Promise<MatchHead[]>;
  /** Lists the running matches in which it is a person's turn, longest first. */
  turnsOf(person: string, limit: number): Promise<readonly MyTurn[]>;
  /** Creates `match` as the rematch of the finished match `of`. Returns false if there is one already. */
  rematch(of: string, match: NewStoredMatch): Promise<boolean>;
}
