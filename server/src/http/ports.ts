import type { FollowRequest, MatchHost } from '@levante/host';
import type { FastifyBaseLogger } from 'fastify';
import type { Bans } from './bans.ts';
import type { Counts } from './counts.ts';
import type { Signer } from './signer.ts';

/** Where the text of an open stream goes: false when the connection is gone or too slow. */
export interface StreamSink {
  send(text: string): boolean;
  end(): void;
}

/** The open event streams. `follow` writes what somebody may see of a match to a sink and returns an unsubscribe function. */
export interface Streams {
  follow(request: FollowRequest, sink: StreamSink, address: string): () => void;
}

/** What is known of people. */
export interface Names {
  nameOf(person: string): Promise<string | null>;
  rename(person: string, name: string): Promise<void>;
}

/** Which of a person's keys are good: those of one generation, 0 at first. */
export interface Keys {
  generationOf(person: string): Promise<number>;
  /** Voids all so far; the generation from now on. */
  renewKeys(person: string): Promise<number>;
}

/** Who keeps the matches: counts them, and takes out what somebody wants to be gone. */
export interface MatchKeeping {
  /** How many unfinished matches this person has opened, and how many were from this place. */
  opened(person: string, place: string): Promise<{ readonly byPerson: number; readonly fromPlace: number }>;
  /** Takes out a waiting match in which nobody else sits; false if it is none. */
  callOff(match: string, person: string): Promise<boolean>;
  /** Forgets a person; gives the matches in which she sat. */
  forget(person: string): Promise<readonly string[]>;
}

/** What one may ask for: requests and new matches a minute, streams at a time, unfinished matches in all. */
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
  readonly address: Allowance & { readonly newPeople: number };
  /** Streams of everybody at a time, and how many of them are kept for those who sit in the match they follow. */
  readonly streams: number;
  readonly streamsForSeats: number;
}

export const DEFAULT_LIMITS: Limits = {
  identity: { requests: 1200, newMatches: 30, streams: 40, matches: 100 },
  address: { requests: 6000, newMatches: 90, streams: 400, matches: 1000, newPeople: 60 },
  streams: 4000,
  streamsForSeats: 1000,
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
  readonly keeping: MatchKeeping;
  readonly signer: Signer;
  readonly bans: Bans;
  readonly limits: Limits | null;
  /** Left out where no other server serves the same. */
  readonly counts?: Counts;
  /** Whether a proxy in front says who asks and by which scheme (`X-Forwarded-…`). */
  readonly trustProxy: boolean;
  /** Folder of the built web client, or null without one. */
  readonly webDir: string | null;
}
