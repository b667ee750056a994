import type { JsonObject } from '@levante/contract';

/**
 * The level that plays for others, in games that have it: the rest of a turn for a bot that failed, the rest of a match for a
 * person who has gone. Quick, and never at fault.
 */
export const STAND_IN = 'deckhand';

/** What a bot is asked: what its seat would do with the rest of its turn, from what the seat may see. */
export interface BotQuestion {
  readonly match: string;
  /** The place from which the match was opened: matches of one place share what it may use. Empty where it is not known. */
  readonly place: string;
  /** Who plays in that match: the same text for matches of the same people, so that theirs wait behind each other. */
  readonly fairnessGroup: string;
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  /** The state as the seat sees it. */
  readonly view: JsonObject;
  /** A fresh 32-bit number for the bot's own draws; it has nothing to do with the deal. */
  readonly seed: number;
  /** How many milliseconds the bot may think, from when it begins. */
  readonly ms: number;
  /** Whether nobody sits in that match or follows it: then it comes after all others. */
  readonly idle: boolean;
}

/**
 * Why there is no answer. `late`: too slow. `threw`: an error, and where. `died`: the
 * thread ended. `stopped`: the bots were stopped. `busy` (too many questions wait) and `unavailable` (no bot can be
 * reached) are no bot's fault: asked again later, it may answer.
 */
export type BotFault =
  | { readonly reason: 'busy' | 'late' | 'died' | 'stopped' | 'unavailable' }
  | { readonly reason: 'threw'; readonly where: readonly string[] };

/** The lines a bot would play, in order, and how many milliseconds it thought; or why there are none. */
export type BotAnswer =
  | { readonly ok: true; readonly lines: readonly string[]; readonly ms: number }
  | ({ readonly ok: false } & BotFault);

/** Players without hands. Whatever a bot does, a question is answered, and never by a rejection; the lines may be wrong. */
export interface BotPort {
  /** Levels that can play a game, weakest first; null while the bots cannot be reached. */
  levels(game: string): Promise<readonly string[] | null>;
  think(question: BotQuestion): Promise<BotAnswer>;
  /** Answers all open questions with `stopped`, and every later one. */
  stop(): Promise<void>;
}
