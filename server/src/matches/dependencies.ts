import type { MatchHost } from '@levante/host';
import type { Accounts } from '@levante/people';
import type { FastifyBaseLogger } from 'fastify';
import type { Http } from '../http/http.ts';
import type { OpenedMatchCounts } from '../http/too-many.ts';
import type { MatchStreams } from './match-streams.ts';

/** Matches that can be called off. */
export interface WaitingMatches extends OpenedMatchCounts {
  /** Deletes a waiting match without other players. Returns false if there is none. */
  callOff(match: string, person: string): Promise<boolean>;
}

/** Dependencies of the routes of matches. */
export interface MatchRouteDependencies extends Pick<Http, 'signer' | 'keys' | 'bans' | 'limits'> {
  readonly host: MatchHost;
  readonly streams: Pick<MatchStreams, 'follow' | 'look'>;
  readonly openedMatches: WaitingMatches;
  readonly accounts: Pick<Accounts, 'invitee'>;
  /** Called after a match may have changed in the list of open tables. */
  readonly tableChanged: (match: string) => void;
  /** Returns whether the store can be read and written and the server is not stopping; logs the reason if not. */
  readonly isReady: (log: Pick<FastifyBaseLogger, 'error'>) => Promise<boolean>;
}
