import type { MatchHead, NewStoredMatch } from './store.ts';

/** A person who wants to play with anyone who waits for the same. */
export interface Meeting {
  readonly person: string;
  readonly name: string;
  readonly entropy: string | null;
  /** Opened if nobody waits. Its `listedAs` says which tables fit. */
  readonly table: NewStoredMatch;
}

/** Result of leaving a waiting match: the others stay, or nobody was left and it was deleted. */
export type Leaving = 'left' | 'called-off';

/** A match in which it is a person's turn. */
export interface MyTurn {
  readonly id: string;
  /** Time of the last commit, in milliseconds since the epoch. */
  readonly since: number;
}

/**
 * Storage of open tables: listed matches that wait for players. Each call is one transaction, safe against any other
 * call here or on another server.
 */
export interface TableStore {
  /** Lists open tables in which somebody sits, newest first. Their options may be abridged as in lists. */
  openTables(limit: number): Promise<MatchHead[]>;
  /** Reads one open table like `openTables`; null if the match is none, or nobody sits there. */
  openTable(match: string): Promise<MatchHead | null>;
  /**
   * Seats a person at the oldest open table with the same `listedAs`, and opens `table` only if there is none. Returns
   * the id of the match. A person who waits at such a table stays there. Tables with a banned person do not fit.
   */
  meet(meeting: Meeting): Promise<string>;
  /**
   * Opens a person's seats of a waiting match, and those reserved for them. If they opened it, the next person has the
   * opener's rights; if nobody is left, it is deleted. Returns null if it does not wait or has no seat of theirs.
   */
  leave(match: string, person: string): Promise<Leaving | null>;
  /** Lists the running matches in which it is a person's turn, longest first. */
  turnsOf(person: string, limit: number): Promise<readonly MyTurn[]>;
  /** Creates `match` as the rematch of the finished match `of`. Returns false if there is one already. */
  rematch(of: string, match: NewStoredMatch): Promise<boolean>;
}
