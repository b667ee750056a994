import type { FollowRequest, MatchHost } from '@levante/host';
import type { Accounts } from '@levante/people';
import type { FastifyBaseLogger } from 'fastify';
import type { Http } from '../http/http.ts';
import type { StreamOrigin, StreamSink } from '../http/ports.ts';
import type { OpenedMatchCounts } from '../http/too-many.ts';

/**
 * The open event streams. `follow` writes a match to a sink as seen by a person, and returns an unsubscribe function. `look`
 * notes whether a person looks at a match on a page of theirs.
 */
export interface Streams {
  look(shown: { readonly match: string; readonly person: string; readonly page: string }, isLooking: boolean): void;
  follow(request: FollowRequest & { readonly looking?: boolean }, sink: StreamSink, origin: StreamOrigin): () => void;
}

/** Matches that can be called off. */
export interface WaitingMatches extends OpenedMatchCounts {
  /** Deletes a waiting match without other players. Returns false if it is not one. */
  callOff(match: string, person: string): Promise<boolean>;
}

/** Parts of a server that the routes of matches use. */
export interface MatchRouteParts extends Pick<Http, 'signer' | 'keys' | 'bans' | 'limits'> {
  readonly host: MatchHost;
  readonly streams: Streams;
  readonly retention: WaitingMatches;
  readonly accounts: Pick<Accounts, 'invitee'>;
  /** Called after a match may have changed in the list of open tables. */
  readonly tableChanged: (match: string) => void;
  /** Returns whether the store can be read and written and the server is not stopping; logs the reason if not. */
  readonly isReady: (log: Pick<FastifyBaseLogger, 'error'>) => Promise<boolean>;
}
