import type { Registry } from '@levante/contract';
import type { BotFault, BotPort } from './bots.ts';
import type { Shared } from './shared.ts';
import type { Store } from './store.ts';

/** The bell after a commit: whoever follows the match looks into the store. A lost or doubled ring loses nothing. */
export interface Bell {
  ring(match: string): void;
  /** Calls `heard` at every ring, also at those of other processes. Returns an unsubscribe function. */
  listen(heard: (match: string) => void): () => void;
}

/** Where the platform's own chance comes from: ids, seats, seeds. Tests hand in their own. */
export interface Chance {
  /** 32 bytes as 64 lower-case hexadecimal digits, unpredictable. */
  newSeed(): string;
  /** Fourteen small letters and digits, unpredictable: whoever knows it may watch and take an open seat. */
  newMatchId(): string;
  /** A whole number, `0 ≤ x < n`, with n up to 2³². */
  below(n: number): number;
}

/** Why a bot cannot be trusted with the rest of its turn. */
export type TurnFault =
  | BotFault
  | { readonly reason: 'silent' }
  | { readonly reason: 'refused'; readonly code: string };

/** A bot that failed at a ply; another plays the rest of its turn. Never a line or a view: they may show what is secret. */
export type BotReplaced = {
  readonly match: string;
  readonly ply: number;
  readonly seat: number;
  readonly level: string;
} & TurnFault;

/** What happens beside the table, for operators or for whoever looks on. It holds no seed, no line and no view. */
export interface HostLog {
  botReplaced(event: BotReplaced): void;
  /** A bot's turn waits until the bots can be reached. */
  botsUnavailable(match: string): void;
  /** The state of a match that its game cannot read, and where: the match goes on all the same, played again from its actions. */
  stateUnreadable(match: string, why: string): void;
  /** A match does not go on; it is tried again later and later. */
  matchStuck(match: string, error: unknown): void;
  /** Those who follow a match could not be told, and have been dropped. */
  streamFailed(match: string, error: unknown): void;
}

/** The clock of the machine. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `then` once, `ms` milliseconds from now, when nothing else runs. Returns a function that calls it off. */
  after(ms: number, then: () => void): () => void;
}

/** Counts what is written, for operators. It learns how much and how long, never what. */
export interface Meter {
  /** A match was created. */
  created(): void;
  /** So many plies were written, and durable after so many milliseconds. */
  committed(plies: number, ms: number): void;
}

/** Everything a host works with. */
export interface HostParts {
  /** Left out: nothing is counted. */
  readonly meter?: Meter;
  readonly games: Registry;
  readonly store: Store;
  readonly bots: BotPort;
  readonly bell: Bell;
  readonly chance: Chance;
  readonly log: HostLog;
  readonly time: Time;
  /** How many milliseconds a bot may think in a turn; usually `TURN_MS`. */
  readonly turnMs: number;
  /** Whether chance and bots play on in a match now. Left out: in every match, always. */
  readonly attends?: (match: string) => boolean;
  /** Left out: this host alone plays on in the matches of its store. */
  readonly shared?: Shared;
}
