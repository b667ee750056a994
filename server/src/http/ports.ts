import type { FollowRequest, MatchHost } from '@levante/host';
import type { FastifyBaseLogger } from 'fastify';
import type { Bans } from './bans.ts';
import type { Counts } from './counts.ts';
import type { TrustedProxies } from './proxies.ts';
import type { Signer } from './signer.ts';

/** Where the text of an open stream goes: false when the connection is gone or too slow. */
export interface StreamSink {
  send(text: string): boolean;
  end(): void;
}

/** Where a stream was opened from. */
export interface StreamOrigin {
  /** The generation of the person's keys; 0 where there is no person. */
  readonly generation: number;
  /** The address, or the /64 of an IPv6 address. */
  readonly address: string;
}

/** The open event streams. `follow` writes what somebody may see of a match to a sink and returns an unsubscribe function. */
export interface Streams {
  follow(request: FollowRequest, sink: StreamSink, origin: StreamOrigin): () => void;
}

/** What is known of people. */
export interface Names {
  nameOf(person: string): Promise<string | null>;
  rename(person: string, name: string): Promise<void>;
}

/** Which of a person's keys are good: those of one generation, 0 at first. */
export interface Keys {
  generationOf(person: string): Promise<number>;
  /** Voids generation `from`; the generation from now on, or null if `from` was void already. */
  renewKeys(person: string, from: number): Promise<number | null>;
}

/** Who keeps the matches: counts them, and takes out what somebody wants to be gone. */
export interface MatchRetention {
  /** How many matches this person has opened that count, and how many were from this place: unfinished, or finished within a day. */
  opened(person: string, place: string): Promise<{ readonly byPerson: number; readonly fromPlace: number }>;
  /** Takes out a waiting match in which nobody else sits; false if it is none. */
  callOff(match: string, person: string): Promise<boolean>;
  /** Forgets a person; gives the matches in which she sat. */
  forget(person: string): Promise<readonly string[]>;
}

/** What one may ask for: requests and new matches a minute, streams at a time, matches that are unfinished or were finished within a day. */
export interface Allowance {
  readonly requests: number;
  readonly newMatches: number;
  readonly streams: number;
  readonly matches: number;
}

/** How much may be asked for; null switches limits off. */
export interface Limits {
  /** One identity; whoever has none, its address. */
  readonly identity: Allowance;
  /** All identities of one address together, since identities are free; `newPeople` of them a minute. */
  readonly address: Allowance & {
    readonly newPeople: number;
    /** Connections at a time; those of a trusted proxy are not counted. More than streams: each of them is one. */
    readonly connections: number;
  };
  /** Streams of everybody at a time, and how many of them are kept for those who sit in the match they follow. */
  readonly streams: number;
  readonly streamsForSeats: number;
  /** Connections of everybody at a time. */
  readonly connections: number;
}

export const DEFAULT_LIMITS: Limits = {
  identity: { requests: 1200, newMatches: 30, streams: 40, matches: 100 },
  address: { requests: 6000, newMatches: 90, streams: 400, matches: 1000, newPeople: 60, connections: 600 },
  streams: 4000,
  streamsForSeats: 1000,
  connections: 10_000,
};

/** How long connections may take, in milliseconds. */
export interface ConnectionTimes {
  /** To send the head of a request. */
  readonly headersMs: number;
  /** To send a whole request. */
  readonly requestMs: number;
  /** Without a byte in either direction, while a request or a reply is under way. */
  readonly idleMs: number;
  /** To read a whole reply; streams are exempt. */
  readonly replyMs: number;
  /** How often it is checked. */
  readonly checkMs: number;
}

export const CONNECTION_TIMES: ConnectionTimes = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 60_000,
  replyMs: 120_000,
  checkMs: 2000,
};

/** A reply that was sent, without what was asked for. */
export interface Served {
  readonly method: string;
  /** The route's pattern; null where no route was found. */
  readonly route: string | null;
  readonly status: number;
  readonly ms: number;
}

/** Everything the HTTP room works with. */
export interface HttpParts {
  /** Told of every reply. */
  readonly served: (reply: Served) => void;
  /** Whether the store can be read and the server does not stop; why not goes into the log. */
  readonly isReady: (log: Pick<FastifyBaseLogger, 'error'>) => Promise<boolean>;
  readonly host: MatchHost;
  readonly streams: Streams;
  readonly names: Names;
  readonly keys: Keys;
  /** Ends the open streams of a person, on all servers. */
  readonly endStreamsOf: (person: string) => void;
  readonly retention: MatchRetention;
  readonly signer: Signer;
  readonly bans: Bans;
  readonly limits: Limits | null;
  /** Left out where no other server serves the same. */
  readonly counts?: Counts;
  /** The proxies in front that say who asks and by which scheme (`X-Forwarded-…`). */
  readonly trustProxy: TrustedProxies;
  readonly times: ConnectionTimes;
  /** Folder of the built web client, or null without one. */
  readonly webDir: string | null;
}
