import type { Table } from '@levante/contract';
import type {
  Commit,
  CommitNews,
  KnownMatch,
  MatchHead,
  NewStoredMatch,
  ProposalChange,
  RecalledMatch,
  SeatedBot,
  SeatFilled,
  StoredAnswer,
  StoredDealer,
  StoredMatch,
  StoredPly,
} from './stored-match.ts';

/**
 * Storage of matches. Each call writes one transaction or nothing, durable when its promise resolves. A rejected call
 * has written nothing, unless only the reply was lost. Returned values are immutable.
 */
export interface Store {
  /** Cache of this process for matches. Stores with cheap reads cache only tables. */
  readonly live: KnownMatches;
  /** Inserts a match at ply 0: `running` if every seat is taken, otherwise `waiting`. Rejects an existing id. */
  create(match: NewStoredMatch): Promise<void>;
  read(id: string): Promise<StoredMatch | null>;
  dealerOf(id: string): Promise<StoredDealer | null>;
  /** Returns the actions with `from ≤ ply < to`, in order. */
  plies(id: string, from: number, to: number): Promise<StoredPly[]>;
  /**
   * Appends actions. A command voids the open proposal. Returns false and writes nothing if the match is no longer at
   * `from`, its seats have changed, it differs from the basis, or it is not running. Rejects a command whose key was used
   * before.
   */
  commit(commit: Commit): Promise<boolean>;
  /**
   * Writes a proposal and its effect. Returns false and writes nothing if the match is no longer at that ply and these
   * versions, or not running. A branch has the same seats, options and seed, the actions before its ply, and an unused
   * stream.
   */
  changeProposal(change: ProposalChange): Promise<boolean>;
  /** Returns the answer to a person's command under this key. */
  answerTo(match: string, person: string, key: string): Promise<StoredAnswer | null>;
  /**
   * Seats a person and stores their entropy. Filling the last seat starts the match. Returns false if the seat is not
   * open, or reserved for someone else.
   */
  takeSeat(match: string, seat: number, person: string, name: string, entropy: string | null): Promise<SeatFilled>;
  /** Seats a bot. Filling the last seat starts the match. Returns false if the seat is not open. */
  seatBot(match: string, seat: number, bot: SeatedBot): Promise<SeatFilled>;
  /**
   * Replaces the entropy of all seats of a person. Returns false if the match has started or the person has no seat.
   */
  addEntropy(match: string, person: string, entropy: string): Promise<boolean>;
  /** Lists a person's matches with `number < before`, newest first. Their options may be abridged as in lists. */
  matchesOf(person: string, before: number, limit: number): Promise<MatchHead[]>;
  /** Lists running matches in which chance or a bot is to act, including bots that play for people. */
  unattended(): Promise<string[]>;
}

/** Cached matches of a process (see `LiveMatches`). They may be outdated: only the store refuses. */
export interface KnownMatches {
  recall(id: string): RecalledMatch | null;
  dealerAt(id: string, ply: number): StoredDealer | null;
  tableOf(match: KnownMatch): Table | null;
  pliesOf(match: KnownMatch, from: number): readonly StoredPly[] | null;
  rememberTable(match: KnownMatch, table: Table): void;
  learn(news: CommitNews): boolean;
}
