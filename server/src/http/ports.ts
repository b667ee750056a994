import type { Matches } from '../match/matches.ts';
import type { Signer } from './signer.ts';

/** Where the text of an open stream goes: false when the connection is gone or too slow. */
export interface StreamSink {
  send(text: string): boolean;
  end(): void;
}

/** The room that tells everybody. `follow` tells a person what she may see through one of her seats (null: the first), and gives the way to stop. */
export interface Streams {
  readonly count: number;
  follow(
    match: string,
    person: string | null,
    seat: number | null,
    resume: number | null,
    sink: StreamSink,
  ): () => void;
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
  readonly matches: Matches;
  readonly streams: Streams;
  readonly names: Names;
  readonly signer: Signer;
  readonly limits: Limits | null;
  /** Whether a proxy in front says who asks and by which scheme (`X-Forwarded-…`). */
  readonly trustProxy: boolean;
  /** Folder of the built web client, or null without one. */
  readonly webDir: string | null;
}
