import type { MatchStatus } from './stored-match.ts';

/** Progress of a match. */
export interface MatchProgress {
  readonly id: string;
  readonly ply: number;
  readonly status: MatchStatus;
  /** Version of the proposals; absent or 0 before the first. */
  readonly proposalVersion?: number;
  /** Number of changes of the seats. Absent before the first. */
  readonly seatVersion?: number;
}

/** Tells hosts which matches have followers on other hosts. */
export interface FollowedElsewhere {
  /** Announces the matches followed on this host. Repeated periodically. */
  publish(matches: readonly string[]): void;
  /** Returns whether a match has followers on another host, as far as known. */
  has(match: string): boolean;
}

/**
 * Coordination between hosts on one store, any of which may stop at any moment. The host that starts or commits to a
 * match leases it while chance or a bot is to act; others leave it alone until the lease expires. Leases save work and
 * are not locks: at most one commit per ply succeeds anyway.
 */
export interface Shared {
  /** Claims some of the matches with an expired lease in which chance or a bot is to act. */
  claim(): Promise<readonly string[]>;
  /** Renews the caller's leases. */
  keep(matches: readonly string[]): Promise<void>;
  /** Ends the caller's leases. */
  release(matches: readonly string[]): Promise<void>;
  /** Returns the progress of these matches, in any order. Unknown matches are omitted. */
  progressOf(matches: readonly string[]): Promise<readonly MatchProgress[]>;
  /** Interval of polling for commits without a ring, in milliseconds. */
  readonly pollMs: number;
  /** Default: each host knows only its own followers. */
  readonly followedElsewhere?: FollowedElsewhere;
  /** Reports a failed call. It is retried soon. */
  failed(error: unknown): void;
}
