import type { JsonObject, Registry } from '@levante/contract';
import type { Store } from '../store/port.ts';

/** What a bot is asked: one decision, from what its seat may see. */
export interface BotQuestion {
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  /** The state as the seat sees it. */
  readonly view: JsonObject;
  /** A fresh 32-bit number for the bot's own draws; it has nothing to do with the deal. */
  readonly seed: number;
}

/** Players without hands. An answer is one action line; a bot may be late, wrong or throw, the match goes on all the same. */
export interface BotPort {
  /** Levels that can play a game, weakest first. */
  levels(game: string): readonly string[];
  decide(question: BotQuestion): Promise<string>;
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
  /** How long a bot may take over one decision before the turn is played for it. */
  readonly botMs: number;
}
