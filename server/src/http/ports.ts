import type { FollowRequest, MatchHost } from '@levante/host';
import type {
  Accounts,
  CheckedKeys,
  Departures,
  Emails,
  HeldKeys,
  ProviderSignIn,
  Sessions,
  SignInWays,
  Site,
  SyncedAccounts,
  ValidSession,
} from '@levante/people';
import type { PersonCalendars } from '@levante/people/calendar';
import type { Chat, ChatStore } from '@levante/people/chat';
import type { Notifications } from '@levante/people/notifications';
import type { ActStore, Invitations, MemberStore, OperatorReads, Operators, Service } from '@levante/people/operators';
import type { Activity, MatchLength } from '@levante/people/tables';
import { COLLECTIONS, type ListedTable } from '@levante/wire';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Bans } from './bans.ts';
import type { Counts } from './counts.ts';
import type { TrustedProxies } from './proxies.ts';
import type { Signer } from './signer.ts';

/** Writes text to an open stream. `send` returns false if the connection is gone or too slow. */
export interface StreamSink {
  send(text: string): boolean;
  end(): void;
}

/** Identifies who opened a stream, for limits and for closing it when keys change. */
export interface StreamOrigin {
  /** Generation of the person's keys; 0 without a person. */
  readonly generation: number;
  /** The session; null without one. */
  readonly session: string | null;
  /** The address, or the /64 of an IPv6 address. */
  readonly address: string;
}

/**
 * The open event streams. `follow` writes a match to a sink as seen by a person, and returns an unsubscribe function. `look`
 * notes whether a person looks at a match on a page of theirs.
 */
export interface Streams {
  look(shown: { readonly match: string; readonly person: string; readonly page: string }, isLooking: boolean): void;
  follow(request: FollowRequest & { readonly looking?: boolean }, sink: StreamSink, origin: StreamOrigin): () => void;
}

/** The open tables. `follow` writes the list, the person's invitations and their changes to a sink, and returns an unsubscribe function. */
export interface OpenTableFeed {
  list(): Promise<readonly ListedTable[]>;
  /** Number of people who follow the list on all servers; undefined if unknown. */
  readonly here: number | undefined;
  /** People on all servers who let others see that they are here. */
  readonly shown: readonly string[];
  /** Returns what those people do; they are free if absent. */
  activities(): Promise<ReadonlyMap<string, Activity>>;
  /** Lists the usual lengths of live matches. */
  durations(): Promise<readonly MatchLength[]>;
  follow(
    sink: StreamSink,
    follower: StreamOrigin & {
      readonly person: string | null;
      readonly only?: 'invites' | undefined;
      readonly shown?: boolean;
    },
  ): Promise<() => void>;
  /** Called after a match may have changed in the list. */
  changed(match: string): void;
}

/** Names of people. */
export interface Names {
  nameOf(person: string): Promise<string | null>;
  rename(person: string, name: string): Promise<void>;
}

/** Keys of people. Only those of the current generation with a live session are valid. */
export interface Keys {
  check(keys: HeldKeys): Promise<CheckedKeys>;
  /** Returns the session of valid keys; null if that needs a read, or they are not valid. */
  known(keys: HeldKeys): ValidSession | null;
  /** Called after a person's keys or sessions have changed. */
  changed(person: string): void;
}

/** Counts and deletes matches. */
export interface MatchRetention {
  /**
   * Counts the matches opened by this person, and says whether a place has its maximum, of those that are unfinished or were
   * finished within a day. A place is named by marks, or by how they begin.
   */
  opened(
    person: string,
    places: readonly { readonly marks: readonly string[]; readonly max: number }[],
  ): Promise<{ readonly byPerson: number; readonly isFull: boolean }>;
  /** Deletes a waiting match without other players. Returns false if it is not one. */
  callOff(match: string, person: string): Promise<boolean>;
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
    /** Concurrent connections, except those of trusted proxies. More than streams, since each stream is a connection. */
    readonly connections: number;
  };
  /**
   * Concurrent streams in total, how many of them are reserved for people who sit in a match together, and how many more for
   * the open tables.
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
  /** To send the headers of a request. */
  readonly headersMs: number;
  /** To send a whole request. */
  readonly requestMs: number;
  /** Without any traffic during a request or reply. */
  readonly idleMs: number;
  /** To read a whole reply; streams are exempt. */
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

/** Figures of a server for operators; null where unknown. */
export interface HealthOfServer {
  readonly answerMs: number | null;
  readonly requests: number;
  readonly failed: number;
  readonly botsWaiting: number | null;
  readonly streams: number;
  readonly diskFree: number | null;
}

/** Dependencies of the HTTP application. */
export interface HttpParts {
  /** Called for every reply. */
  readonly served: (reply: Served) => void;
  /** Returns whether the store can be read and written and the server is not stopping; logs the reason if not. */
  readonly isReady: (log: Pick<FastifyBaseLogger, 'error'>) => Promise<boolean>;
  /** Returns whether the server is stopping. */
  readonly isStopping: () => boolean;
  readonly host: MatchHost;
  readonly streams: Streams;
  readonly tables: OpenTableFeed;
  readonly chat: Chat;
  readonly chatStore: ChatStore;
  readonly operators: Operators;
  readonly operatorReads: OperatorReads;
  readonly acts: ActStore;
  /** The operators' rules for the whole server. */
  readonly service: Service;
  readonly invitations: Invitations;
  readonly members: MemberStore;
  /** Returns figures of this server for operators. */
  readonly health: () => Promise<HealthOfServer>;
  /** The system clock, and ids and numbers that nobody can guess. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly below: (n: number) => number;
  readonly names: Names;
  readonly keys: Keys;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly ways: SignInWays;
  readonly calendars: PersonCalendars;
  readonly notifications: Notifications;
  readonly synced: SyncedAccounts;
  readonly departures: Departures;
  /** Signing in by e-mail; null if the server sends none. */
  readonly emails: Emails | null;
  /** Signing in with an OpenID provider; null without one. */
  readonly provider: ProviderSignIn | null;
  /** Returns the site that passkeys are bound to; null where browsers offer none. */
  readonly siteOf: (request: FastifyRequest) => Site | null;
  /** Ends a person's open streams on all servers. */
  readonly endStreamsOf: (person: string) => void;
  readonly retention: MatchRetention;
  readonly signer: Signer;
  readonly bans: Bans;
  readonly limits: Limits | null;
  /** Set if several servers share their limits. */
  readonly counts?: Counts;
  /** Proxies whose `X-Forwarded-…` headers are trusted. */
  readonly trustProxy: TrustedProxies;
  readonly times: ConnectionTimes;
  /** Folder of the built web client; null without one. */
  readonly webDir: string | null;
  /** Folders with the files of earlier builds of the client, for pages that are open through an update. */
  readonly earlierPages: readonly string[];
}
