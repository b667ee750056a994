import type { LookOf, Registry } from '@levante/contract';
import type { PresenceTracker } from './attendance.ts';
import type { BotFault, BotPort } from './bots.ts';
import type { ClockParts, LivePeople } from './clocks.ts';
import type { Shared } from './shared.ts';
import type { Store } from './store.ts';
import type { CommitNews } from './stored-match.ts';
import type { TableStore } from './tables.ts';

/**
 * Notifies followers after a commit. A ring may carry the commit as news, so that they need not read it. Rings may be
 * lost, late or duplicated, and may lose their news.
 */
export interface Bell {
  ring(match: string, news?: CommitNews): void;
  /** Calls `listener` on every ring, including rings of other processes. Returns an unsubscribe function. */
  listen(listener: (match: string, news?: CommitNews) => void): () => void;
  /**
   * Requests rings of other processes for a match until the returned function is called. Absent if all are received.
   */
  attend?(match: string): () => void;
}

/** Source of randomness for ids, seats and seeds. Tests inject a fixed one. */
export interface Chance {
  /** Returns 32 unpredictable bytes as 64 lower-case hexadecimal digits. */
  newSeed(): string;
  /**
   * Returns 14 unpredictable lower-case letters and digits. Anyone who knows the id may watch the match and take an
   * open seat.
   */
  newMatchId(): string;
  /** Returns an integer `0 ≤ x < n`, with n up to 2³². */
  below(n: number): number;
}

/** A seed drawn for a person's match before the match exists. */
export interface ReservedSeed {
  /** Id that the match will have. Different matches never get the same seed. */
  readonly match: string;
  readonly seed: string;
  readonly person: string;
  /** End of its validity, in milliseconds since the epoch. */
  readonly until: number;
}

/** Gives reserved seeds to clients in a form that only hosts can read and create. */
export interface SeedTickets {
  seal(reserved: ReservedSeed): string;
  /** Returns null for a text that was not sealed by a host. */
  open(ticket: string): ReservedSeed | null;
}

/** Reason for replacing a bot for the rest of its turn. */
export type TurnFault =
  | BotFault
  | { readonly reason: 'silent' }
  | { readonly reason: 'refused'; readonly code: string };

/**
 * Event: a bot failed at a ply and is replaced for the rest of its turn. Contains neither lines nor views, which may be
 * secret.
 */
export type BotReplaced = {
  readonly match: string;
  readonly ply: number;
  readonly seat: number;
  readonly level: string;
} & TurnFault;

/** Events for operators. They contain no seed, line or view. */
export interface HostLog {
  botReplaced(event: BotReplaced): void;
  /** A bot's turn is delayed until the bots can be reached. */
  botsUnavailable(match: string): void;
  /** The game cannot read a stored state, and at which path. The match is replayed from its actions. */
  stateUnreadable(match: string, why: string): void;
  /** A match cannot continue and is retried with growing delays. */
  matchStuck(match: string, error: unknown): void;
  /** Deadlines could not be read, or a match could not be handed to a bot. Retried soon. */
  clocksFailed?(error: unknown): void;
  /** Followers of a match could not be updated and were dropped. */
  streamFailed(match: string, error: unknown): void;
}

/** The system clock. */
export interface Time {
  /** Returns milliseconds since the epoch. */
  now(): number;
  /** Calls `then` once, after at least `ms` milliseconds. Returns a cancel function. */
  after(ms: number, then: () => void): () => void;
}

/** Counts writes for operators: numbers and durations only. */
export interface Meter {
  /** Counts a created match. */
  created(): void;
  /** Counts plies that became durable after `ms` milliseconds. */
  committed(plies: number, ms: number): void;
}

/** Dependencies of a host. */
export interface HostParts {
  /** Default: nothing is counted. */
  readonly meter?: Meter;
  readonly games: Registry;
  readonly store: Store;
  readonly bots: BotPort;
  readonly bell: Bell;
  readonly chance: Chance;
  readonly log: HostLog;
  readonly time: Time;
  /** Thinking time of a bot per turn in milliseconds, usually `TURN_MS`. */
  readonly turnMs: number;
  /** Whether chance and bots may act in a match now. Default: always. */
  readonly attends?: (match: string) => boolean;
  /** Returns a key that is equal for names that look alike. Default: see `withTableNames`. */
  readonly lookOf?: LookOf;
  /** Default: matches get a seed when they are opened, and their openers add entropy while they wait. */
  readonly tickets?: SeedTickets;
  /** Open tables, quick matches and rematches; absent where people cannot meet. */
  readonly meetings?: TableStore;
  /** Called after a match may have changed in the list of open tables. */
  readonly tablesChanged?: (match: string) => void;
  /** Called after a seat was reserved for a person. */
  readonly invited?: (person: string) => void;
  /** Set if several hosts share the store. */
  readonly shared?: Shared;
  /** People who have a match open, on all hosts. Default: unknown, and pages show nothing. */
  readonly presence?: PresenceTracker;
  /** Finds people who may have left. Default: bots do not play for people who are away. */
  readonly livePeople?: LivePeople;
  /** Milliseconds of service time without a sign of a person after which a bot plays for them. Default: `AWAY_MS`. */
  readonly awayMs?: number;
  /** Default: matches have no clocks, and seats cannot be handed to bots. */
  readonly clocks?: ClockParts;
}
