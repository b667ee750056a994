import type { CheckedKeys, HeldKeys, ValidSession } from '@levante/people';
import { COLLECTIONS } from '@levante/wire';

/** Writes text to an open stream. `send` returns false if the connection is gone or too slow. */
export interface StreamSink {
  send(text: string): boolean;
  end(): void;
}

/** The client that opened a stream, for limits and for closing it when keys change. */
export interface StreamOrigin {
  /** Generation of the person's keys; 0 without a person. */
  readonly generation: number;
  /** The session, or null. */
  readonly session: string | null;
  /** The address, or the /64 of an IPv6 address. */
  readonly address: string;
}

/** Reads and changes names of people. */
export interface Names {
  nameOf(person: string): Promise<string | null>;
  rename(person: string, name: string): Promise<void>;
}

/** Keys of people. Only keys of the current generation with a live session are valid. */
export interface Keys {
  check(keys: HeldKeys): Promise<CheckedKeys>;
  /** Returns the session of valid keys. Null if they are invalid or their session must be read first. */
  known(keys: HeldKeys): ValidSession | null;
  /** Called after a person's keys or sessions have changed. */
  changed(person: string): void;
}

/**
 * Limits: requests, new matches and new tokens per minute, concurrent streams, and matches that are unfinished or were finished
 * within a day.
 */
export interface Allowance {
  readonly requests: number;
  readonly newMatches: number;
  readonly newTokens: number;
  /** Chat lines, signals, reports and blocks per minute. */
  readonly lines: number;
  readonly streams: number;
  readonly matches: number;
}

/** Limits of a server. Null disables them. */
export interface Limits {
  /** Per identity, or per address for clients without one. */
  readonly identity: Allowance;
  /** Per address, over all its identities, since identities are free; `newPeople` per minute. */
  readonly address: Allowance & {
    readonly newPeople: number;
    /** Attempts to sign in, per minute. */
    readonly signIns: number;
    /** Attempts to use an invitation, per minute. */
    readonly invitations: number;
    /** Concurrent connections, except from trusted proxies. More than streams, since each stream is a connection. */
    readonly connections: number;
  };
  /**
   * Maximum number of concurrent streams, the number of them reserved for people who play with others, and the number
   * of additional ones for the open tables.
   */
  readonly streams: number;
  readonly streamsForSeats: number;
  readonly streamsForTables: number;
  /** Concurrent connections in total. */
  readonly connections: number;
}

export const DEFAULT_LIMITS: Limits = {
  identity: {
    requests: 1200,
    newMatches: 30,
    newTokens: 20,
    lines: 20,
    streams: 40,
    matches: COLLECTIONS.openedMatches.max,
  },
  address: {
    requests: 6000,
    newMatches: 90,
    newTokens: 60,
    lines: 120,
    streams: 400,
    matches: COLLECTIONS.matchesFromAddress.max,
    newPeople: 60,
    signIns: 60,
    invitations: 20,
    connections: 600,
  },
  streams: 4000,
  streamsForSeats: 1000,
  streamsForTables: 500,
  connections: 10_000,
};

/** Time limits of connections, in milliseconds. */
export interface ConnectionTimes {
  /** To receive the headers of a request. */
  readonly headersMs: number;
  /** To receive a whole request. */
  readonly requestMs: number;
  /** Without any traffic during a request or reply. */
  readonly idleMs: number;
  /** To deliver a whole reply; streams are exempt. */
  readonly replyMs: number;
  /** Interval between checks. */
  readonly checkMs: number;
}

export const CONNECTION_TIMES: ConnectionTimes = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 60_000,
  replyMs: 120_000,
  checkMs: 2000,
};

/** A reply for the metrics, without personal data. */
export interface Served {
  readonly method: string;
  /** The route's pattern; null if no route matched. */
  readonly route: string | null;
  readonly status: number;
  readonly ms: number;
}
