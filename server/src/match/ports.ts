import type { JsonObject, Registry } from '@levante/contract';
import type { Store } from '../store/port.ts';

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

/** Why there is no answer: too many wait; too slow; an error, and where; the thread ended; the port was stopped. */
export type BotFault =
  | { readonly reason: 'busy' | 'late' | 'died' | 'stopped' }
  | { readonly reason: 'threw'; readonly where: readonly string[] };

/** The lines a bot would play, in order, and how many milliseconds it thought; or why there are none. */
export type BotAnswer =
  | { readonly ok: true; readonly lines: readonly string[]; readonly ms: number }
  | ({ readonly ok: false } & BotFault);

/** Players without hands. Whatever a bot does, a question is answered, and never by a rejection; the lines may be wrong. */
export interface BotPort {
  /** Levels that can play a game, weakest first. */
  levels(game: string): readonly string[];
  think(question: BotQuestion): Promise<BotAnswer>;
  /** Answers all open questions with `stopped`, and every later one. */
  stop(): Promise<void>;
}

/** The bell after a commit: whoever follows the match looks into the book. A lost ring loses nothing. */
export interface Bell {
  ring(match: string): void;
}

/** Where the platform's own chance comes from: ids, seats, seeds. Tests hand in their own. */
export interface Chance {
  /** 32 bytes as 64 hexadecimal digits, unpredictable. */
  newSeed(): string;
  newMatchId(): string;
  /** A whole number, `0 ≤ x < n`. */
  below(n: number): number;
}

/** A log line for operators: an event name and plain data. Never a seed, a token, a view. */
export interface MatchLog {
  warn(data: object, event: string): void;
  error(data: object, event: string): void;
}

/** Everything the match room works with. */
export interface MatchParts {
  readonly games: Registry;
  readonly store: Store;
  readonly bots: BotPort;
  readonly bell: Bell;
  readonly chance: Chance;
  readonly log: MatchLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How many milliseconds a bot may think in a turn. */
  readonly botMs: number;
}
