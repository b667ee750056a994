import type { FollowRequest, MatchHost } from '@levante/host';
import type { Signer } from './signer.ts';

/** Where the text of an open stream goes: false when the connection is gone or too slow. */
export interface StreamSink {
  send(text: string): boolean;
  end(): void;
}

/** The open event streams. `follow` writes what somebody may see of a match to a sink and returns an unsubscribe function. */
export interface Streams {
  readonly count: number;
  follow(request: FollowRequest, sink: StreamSink): () => void;
}

/** What is known of people. */
export interface Names {
  nameOf(person: string): Promise<string | null>;
  rename(person: string, name: string): Promise<void>;
}

/** Requests a minute that one address or identity may make; null switches limits off. */
export interface Limits {
  readonly requests: number;
  readonly newMatches: number;
  readonly newPeople: number;
  /** Streams open at a time: in all, and for one address or identity. */
  readonly streams: number;
  readonly streamsEach: number;
}

export const DEFAULT_LIMITS: Limits = {
  requests: 1200,
  newMatches: 30,
  newPeople: 60,
  streams: 4000,
  streamsEach: 40,
};

/** Everything the HTTP room works with. */
export interface HttpParts {
  readonly host: MatchHost;
  readonly streams: Streams;
  readonly names: Names;
  readonly signer: Signer;
  readonly limits: Limits | null;
  /** Whether a proxy in front says who asks and by which scheme (`X-Forwarded-…`). */
  readonly trustProxy: boolean;
  /** Folder of the built web client, or null without one. */
  readonly webDir: string | null;
}
