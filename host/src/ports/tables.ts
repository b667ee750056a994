import type { MatchHead, NewStoredMatch } from './stored-match.ts';

/** A person who wants to play with anyone who waits for the same. */
export interface Meeting {
  readonly person: string;
  readonly name: string;
  readonly entropy: string | null;
  /** Commitment of the only table at which to seat them, null for none. Default: any. */
  readonly onlyAt?: string | null | undefined;
  /** Opened if no person waits. Its `listedAs` says which tables fit. */
  readonly table: NewStoredMatch;
}

/** Time after the start of a quick match in which its people get no other one, in milliseconds. */
export const JUST_STARTED_MS = 10_000;

/** Result of leaving a waiting match: the others stay, or no one was left and it was deleted. */
export type Leaving = 'left' | 'called-off';

/** A match, and the tables that its people left because it started. */
export interface Met {
  readonly match: string;
  readonly left: readonly string[];
  /** False if the table that fits has another commitment than the one in `onlyAt`: nothing was changed. */
  readonly isSeated: boolean;
}

/** An open seat that the opener reserves for the person with a handle, empty if there is none; null opens it again. */
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
 * Storage of open tables: listed matches that wait for players. Each call is one transaction, safe against any other
 * call here or on another server.
 *
 * A person may wait for several quick matches. The transaction that fills one of their tables, by whichever call, makes
 * them leave the others, so that two never start. For a moment after it, `meet` leads them to the match that has started.
 */
export interface TableStore {
  /** Lists open tables in which a person sits, newest first. Their options may be abridged as in lists. */
  openTables(limit: number): Promise<MatchHead[]>;
  /** Reads one open table like `openTables`; null if the match is none, or no one sits there. */
  openTable(match: string): Promise<MatchHead | null>;
  /**
   * Seats a person at the oldest open table with the same `listedAs`, and opens `table` only if there is none. A person
   * who waits at such a table stays there, and one whose quick match has just started (`JUST_STARTED_MS`) goes there.
   * Tables with a banned person do not fit. With `onlyAt`, a table with that commitment comes first, and no person is seated at
   * another one that fits. Returns null, and changes nothing, for a person who waits for `MAX_QUICK_WAITS` others.
   */
  meet(meeting: Meeting): Promise<Met | null>;
  /**
   * Opens a person's seats of a waiting match, and those reserved for them. If they opened it, the next person has the
   * opener's rights, and seats for which people were invited are open; if no person is left, it is deleted. Returns null if
   * it does not wait or has no seat of theirs. A seat that a person was invited to keeps their handle.
   */
  leave(match: string, person: string): Promise<Leaving | null>;
  /**
   * Reserves a seat of a waiting match that is open to all, or opens one to which a person was invited. Returns
   * false if there is no such seat in a match of the opener.
   */
  invite(invite: SeatInvite): Promise<boolean>;
  /**
   * Lists the waiting matches with a seat reserved for a person, newest first, but none of an opener they have blocked.
   * Their options may be abridged as in lists.
   */
  invitesOf(person: string, limit: number): Promise<MatchHead[]>;
  /** Lists the running matches in which it is a person's turn, longest first. */
  turnsOf(person: string, limit: number): Promise<readonly MyTurn[]>;
  /** Creates `match` as the rematch of the finished match `of`. Returns false if there is one already. */
  rematch(of: string, match: NewStoredMatch): Promise<boolean>;
}
