import type { JsonObject } from '@levante/contract';

/** What a bot is asked: what its seat would do with the rest of its turn, from what the seat may see. */
export interface BotQuestion {
  readonly match: string;
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
  /** Whether it stands in for another bot: then it goes before all others, and no limit stops it. */
  readonly standIn: boolean;
}

/**
 * Why there is no answer. `busy`: too many questions wait. `late`: too slow. `threw`: an error, and where. `died`: the
 * thread ended. `stopped`: the bots were stopped. `unavailable`: no bot can be reached at present, which is not this bot's
 * fault; asked again later, it may answer.
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
