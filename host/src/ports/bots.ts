import type { JsonObject } from '@levante/contract';

/**
 * The level that plays for others in games that have it: the rest of a turn for a failed bot, the rest of a match for a
 * person who left. Fast and reliable.
 */
export const STAND_IN = 'deckhand';

/** A question to a bot: how to play the rest of a turn, given its seat's view. */
export interface BotQuestion {
  readonly match: string;
  /** Origin of the match, for fair sharing of bot time; empty if unknown. */
  readonly place: string;
  /** Key of the people in the match, so that their matches share a place in the queue. */
  readonly fairnessGroup: string;
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  /** The state as seen by the seat. */
  readonly view: JsonObject;
  /** A random 32-bit seed for the bot's own draws, unrelated to the deal. */
  readonly seed: number;
  /** Thinking time in milliseconds, from when the bot starts. */
  readonly ms: number;
  /** Whether the match has neither people nor followers. Idle questions are answered last. */
  readonly idle: boolean;
  /** Number of bots that may have to play before a person acts again; 1 in a match of bots alone. */
  readonly turns: number;
  /** Milliseconds since the turn began. */
  readonly waited: number;
}

/**
 * Reason for a missing answer. `late`: too slow. `threw`: an error, with its location. `died`: the thread ended.
 * `stopped`: the bots were stopped. `busy` (queue full) and `unavailable` (no bot reachable) are temporary and not the
 * bot's fault.
 */
export type BotFault =
  | { readonly reason: 'busy' | 'late' | 'died' | 'stopped' | 'unavailable' }
  | { readonly reason: 'threw'; readonly where: readonly string[] };

/**
 * The lines to play in order, the milliseconds used, and the milliseconds granted if reduced; or the reason for a
 * missing answer.
 */
export type BotAnswer =
  | { readonly ok: true; readonly lines: readonly string[]; readonly ms: number; readonly granted?: number | undefined }
  | ({ readonly ok: false } & BotFault);

/** Computer players. `think` always resolves and never rejects; its lines may be illegal. */
export interface BotPort {
  /** Returns the levels that can play a game, weakest first; null while the bots cannot be reached. */
  levels(game: string): Promise<readonly string[] | null>;
  think(question: BotQuestion): Promise<BotAnswer>;
  /** Answers all open and later questions with `stopped`. */
  stop(): Promise<void>;
}
