import type { Fact, JsonObject, Result, Table } from '@levante/contract';
import type { AccountMark, ProposalKind, ProposalOutcome, StandIn } from '@levante/wire';
import type { MatchClocks, PassingRefusal, SeatChange, SeatEvent } from './clocks.ts';

export type MatchStatus = 'waiting' | 'running' | 'over';

/** Continuation of another match from a ply on. */
export interface Branch {
  readonly ply: number;
  /** Id of the match it came from. */
  readonly from: string;
  /** Consents of the people who agreed to it. Absent if there are none. Secret like the entropy. */
  readonly consents?: Consents;
  /** Milliseconds by seat used in the actions taken back, up to the proposal. Absent without a clock. */
  readonly usedMs?: readonly number[];
  /**
   * Number of turns taken back so far, including branches that this one made obsolete. Absent in records and in data of
   * earlier versions, where it equals the number of branches.
   */
  readonly takenBack?: number;
}

/**
 * Consents to take back a turn, by seat; null for none. A consent hashes to the entropy that the seat's player added.
 * Only they know it, so no other person can claim their agreement.
 */
export type Consents = readonly (string | null)[];

/** A seat and its player. A seat of kind `person` without a person is open. */
export interface StoredSeat {
  readonly seat: number;
  readonly kind: 'person' | 'bot';
  readonly person: string | null;
  readonly name: string | null;
  readonly level: string | null;
  /** Present for a person with an account. */
  readonly account?: AccountMark;
  /** The bot that currently plays for the person. */
  readonly playedBy?: StandIn;
  /**
   * The only person who may take this open seat, in a rematch or by invitation; absent if any person may. Empty for an
   * unknown handle.
   */
  readonly reservedFor?: string;
  /**
   * Handle that the opener has invited to this open seat. It remains after its person has declined, without the
   * reservation.
   */
  readonly invited?: string;
}

/** A proposal to the people in a match. */
export interface StoredProposal {
  /** Counts the proposals of a match, from 1. */
  readonly number: number;
  readonly kind: ProposalKind;
  /** First seat of the person who proposed it. */
  readonly seat: number;
  /** Ply of the match when it was made. */
  readonly ply: number;
  /** Ply to return to; null for kinds other than `take-back`. */
  readonly to: number | null;
  /** Milliseconds since the epoch. */
  readonly until: number;
  /** Seats whose people have agreed, ascending. */
  readonly agreed: readonly number[];
  /** Null while it is open. */
  readonly outcome: ProposalOutcome | null;
  /** Seat that refused; otherwise null. */
  readonly by: number | null;
  /** Seat of the absent person for whom a bot would play, and who may refuse; only of `stand-in`. */
  readonly away?: number;
  /** Seats whose people must agree. Default: the seats of all other people. */
  readonly asked?: readonly number[];
  /** End of the proposed pause, in milliseconds since the epoch; only of `pause`. */
  readonly pauseUntil?: number;
  /** Consents of the people who proposed and agreed; only of `take-back`, if there are any. */
  readonly consents?: Consents;
  /** Service time at which it was made; only of `take-back` in a match with clocks. */
  readonly askedAt?: number;
}

/** A proposal made earlier in the same turn, which may not be repeated. */
export type MadeProposal = Pick<StoredProposal, 'kind' | 'seat' | 'ply'>;

/** The proposals of a match. */
export interface StoredProposals {
  /** Increases with every write. The exception is a person’s commit that voids the open proposal. */
  readonly version: number;
  readonly latest: StoredProposal;
  readonly made: readonly MadeProposal[];
}

/** A match at its latest ply, without state and seed. The seed is read by `dealerOf` only. */
export interface MatchHead {
  readonly id: string;
  /** Increases with every match. Lists are ordered by it. */
  readonly number: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: JsonObject;
  readonly seats: readonly StoredSeat[];
  readonly status: MatchStatus;
  readonly commitment: string;
  readonly ply: number;
  readonly actor: string | null;
  readonly result: Result | null;
  readonly createdAt: number;
  /** Time of the last change: a commit, the start after the creation, or a change of players. Absent before. */
  readonly actedAt?: number;
  /** Person who opened the match; null if their data was deleted or was not recorded. */
  readonly opener: string | null;
  /** Mark of the opener's address, until the match is finished; absent if unknown. Never leaves the host. */
  readonly openedFrom?: string;
  /** Id of the match that continues this one from an earlier ply. */
  readonly continuedBy?: string;
  /** Plies at which this match continued another one, ascending; absent if none. */
  readonly branches?: readonly Branch[];
  /** Starting position; absent if the match begins like a new one. */
  readonly start?: JsonObject;
  /** Absent before the first proposal. */
  readonly proposals?: StoredProposals;
  /**
   * Number of changes of the seats, also before the start, or of the clocks other than by a commit. Absent before the
   * first.
   */
  readonly seatVersion?: number;
  /** Absent in a match without a clock. */
  readonly clocks?: MatchClocks;
  /** Level of the bot that plays for people who run out of time or resign. Default: the game's stand-in. */
  readonly standIn?: string;
  /** Changes of who plays a seat, by ply. Absent before the first. */
  readonly sat?: readonly SeatEvent[];
  /** Key of an open table: equal for tables that fit the same quick match. Absent if the match is not listed. */
  readonly listedAs?: string;
  /** The rematch of this match; `rematchOf` is the match of which this one is the rematch. */
  readonly rematch?: string;
  readonly rematchOf?: string;
}

/** A match with its state; null if the stored text is not a JSON object, in which case the actions are replayed. */
interface MatchWithState extends MatchHead {
  /** May be computed on first use: a copy of the match by spreading does not contain it. */
  readonly state: JsonObject | null;
}

/** A match as read from its store. */
export interface StoredMatch extends MatchWithState {
  readonly news?: never;
}

/**
 * A match as a process last read it, wrote it or knows it from news, perhaps outdated. Use it only for decisions that
 * `Store.commit` checks. It is not a `StoredMatch`, since only the store refuses.
 */
export interface RecalledMatch extends MatchWithState {
  /** Its latest actions that are known only from news, since it was last read or written here. */
  readonly news: readonly string[];
}

/** A match as read or recalled. */
export type KnownMatch = StoredMatch | RecalledMatch;

/** Entropy per seat, in order; null for none. */
export type Entropies = readonly (string | null)[];

/** Seed, entropy and stream position of a match. Never leaves the host while the match runs. */
export interface StoredDealer {
  readonly seed: string;
  /** Fixed once the match has started, even if a player leaves. */
  readonly entropy: Entropies;
  /** Number of words used of its stream. */
  readonly position: number;
}

/** The opener of a match and the mark of their address; null if addresses do not count. */
export interface Opener {
  readonly person: string;
  readonly place: string | null;
}

/** A bot for a seat that was open. */
export interface SeatedBot {
  readonly level: string;
  readonly name: string | null;
}

/**
 * Result of filling a seat: whether it was open, with the tables that people left because the match started (see
 * `TableStore`).
 */
export type SeatFilled = boolean | { readonly left: readonly string[] };

export interface NewStoredMatch {
  readonly id: string;
  /** Absent where limits do not apply. */
  readonly opener?: Opener;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: JsonObject;
  readonly seats: readonly StoredSeat[];
  readonly seed: string;
  /** Absent until a person has added some. */
  readonly entropy?: Entropies;
  readonly commitment: string;
  readonly state: JsonObject;
  readonly actor: string | null;
  readonly createdAt: number;
  /** See `MatchHead`. */
  readonly listedAs?: string;
  readonly rematchOf?: string;
  readonly branches?: readonly Branch[];
  readonly start?: JsonObject;
  /** Absent in a match without a clock. */
  readonly clocks?: MatchClocks;
  readonly standIn?: string;
}

/** A match that continues another one from an earlier ply. Everything else is copied. */
export interface NewBranch {
  readonly id: string;
  readonly ply: number;
  readonly branches: readonly Branch[];
  /** State and actor at that ply. */
  readonly state: JsonObject;
  readonly actor: string | null;
  readonly createdAt: number;
  /** The clocks at that ply, absent without a clock; and the changes of players, absent without any. */
  readonly clocks?: MatchClocks;
  readonly sat?: readonly SeatEvent[];
}

/** A change of seats or clocks by consent. */
export type ConsentedChange = Omit<SeatChange, 'match' | 'ply' | 'seatVersion'>;

/** A change of a match’s proposals, with its effect. */
export interface ProposalChange {
  readonly match: string;
  /** Ply at which it was decided. */
  readonly at: number;
  /** Version that was read; 0 before the first proposal. */
  readonly version: number;
  /** Version of the seats that was read. Default: 0. */
  readonly seatVersion?: number;
  readonly latest: StoredProposal;
  readonly made: readonly MadeProposal[];
  readonly effect: ProposalEffect | null;
}

/** Effect of a proposal: `end` ends the match without a result; a branch also continues it. */
export type ProposalEffect = 'end' | { readonly branch: NewBranch } | { readonly change: ConsentedChange };

/** Returns the branch that an effect creates, or null. */
export const branchIn = (effect: ProposalEffect | null): NewBranch | null =>
  effect !== null && effect !== 'end' && 'branch' in effect ? effect.branch : null;

/** Returns the change of seats or clocks in an effect, or null. */
export const changeIn = (effect: ProposalEffect | null): ConsentedChange | null =>
  effect !== null && effect !== 'end' && 'change' in effect ? effect.change : null;

/** One action of a match with its journal. */
export interface StoredPly {
  readonly action: string;
  readonly journal: readonly Fact[];
  /** Milliseconds that the seat used for it; absent for none. Stored with the first action of a command. */
  readonly usedMs?: number;
  /**
   * Milliseconds that the seat had left afterwards, stored with the first action of a commit. Absent without a clock.
   */
  readonly leftMs?: number;
}

/** A person's command, stored to make retries idempotent. `hash` identifies its content. */
export interface StoredCommand {
  readonly person: string;
  readonly key: string;
  readonly hash: string;
}

/** The answer to a command. */
export interface StoredAnswer {
  readonly hash: string;
  /** Ply after the command, or at which it was refused. */
  readonly ply: number;
  /** Absent if the command was written. */
  readonly refusal?: PassingRefusal;
}

/**
 * Basis of a commit whose match is known only from news. The store refuses the commit unless it contains the same
 * actions, so that no commit depends on the truth of a message.
 */
export interface Basis {
  /** The actions before the commit that are known only from news, in order. Not empty. */
  readonly actions: readonly string[];
  readonly clocks: MatchClocks | null;
  /** Position of the dealer; null if nothing was drawn. */
  readonly position: number | null;
}

/** Actions that follow ply `from`, with the resulting state. */
export interface Commit {
  readonly match: string;
  readonly from: number;
  /** Version of the seats at which the commit was decided. Default: 0. */
  readonly seatVersion?: number;
  /** Set if the match was known only from news. */
  readonly basis?: Basis;
  /** The clocks after the commit, and the time at which the running one expires. Absent in a match without a clock. */
  readonly clocks?: { readonly after: MatchClocks; readonly deadline: number | null };
  readonly plies: readonly StoredPly[];
  readonly state: JsonObject;
  readonly actor: string | null;
  readonly result: Result | null;
  /** Position of the dealer after the commit; null if nothing was drawn. */
  readonly position: number | null;
  readonly command: StoredCommand | null;
  /** The table after the commit, for `Store.live`. It is not written, and must not be played on afterwards. */
  readonly table?: Table;
}

/** An action without its journal, which other hosts compute when they play it. */
export type PlyNews = Omit<StoredPly, 'journal'>;

/** A commit as a bell carries it to other hosts. Contains secrets: it must reach hosts only. */
export interface CommitNews extends Pick<Commit, 'match' | 'from' | 'actor' | 'result' | 'position'> {
  readonly plies: readonly PlyNews[];
  readonly seatVersion: number;
  /** The clocks after the commit; null in a match without a clock. */
  readonly clocks: MatchClocks | null;
  /** Whether a person committed, which voids the open proposal. */
  readonly isCommand: boolean;
  /** Time of the commit, in milliseconds since the epoch. */
  readonly at: number;
}
