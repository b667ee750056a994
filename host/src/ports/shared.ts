import type { MatchStatus } from './store.ts';

/** How far a match has come. */
export interface MatchProgress {
  readonly id: string;
  readonly ply: number;
  readonly status: MatchStatus;
}

/** By which hosts tell each other which matches are followed at them. */
export interface FollowedElsewhere {
  /** Tells the others what is followed here; said again and again. */
  publish(matches: readonly string[]): void;
  /** Whether somebody follows a match at another host, as far as is known. */
  has(match: string): boolean;
}

/**
 * What several hosts on one store share beside it, so that any of them may end at any moment. Whoever commits to a match, or
 * begins it, has it for a while as its own, if chance or a bot is to act then: others leave it alone for as long as its time
 * is not up. That spares work and is no lock: at most one commit at a ply counts anyway.
 */
export interface Shared {
  /** Matches in which chance or a bot is to act and whose time is up: they are the caller's now. Not all at once. */
  claim(): Promise<readonly string[]>;
  /** These are still seen to by the caller: their time begins anew. */
  keep(matches: readonly string[]): Promise<void>;
  /** The caller sees to these no more: their time is up. */
  release(matches: readonly string[]): Promise<void>;
  /** How far these matches have come, in any order; what is not there is left out. */
  progressOf(matches: readonly string[]): Promise<readonly MatchProgress[]>;
  /** How often it is asked for what no ring told of, in milliseconds. */
  readonly pollMs: number;
  /** Left out where hosts cannot tell each other: then each knows of its own followers alone. */
  readonly followedElsewhere?: FollowedElsewhere;
  /** Told that one of these questions failed; it is asked again soon. */
  failed(error: unknown): void;
}
