import type { MatchHost } from '@levante/host';
import type { Accounts } from '@levante/people';
import type { Activity, MatchLength } from '@levante/people/tables';
import type { ListedTable } from '@levante/wire';
import type { Http } from '../http/http.ts';
import type { StreamOrigin, StreamSink } from '../http/ports.ts';
import type { OpenedMatchCounts } from '../http/too-many.ts';

/** The open tables. `follow` writes the list, the person's invitations and their changes to a sink, and returns an unsubscribe function. */
export interface OpenTableFeed {
  list(): Promise<readonly ListedTable[]>;
  /** Number of people who follow the list on all servers; undefined if unknown. */
  readonly here: number | undefined;
  /** People on all servers who let others see that they are here. */
  readonly shown: readonly string[];
  /** Returns the activities of the people in `shown`. People without an activity are free. */
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
}

/** Dependencies of the routes of open tables. */
export interface TableRouteDependencies extends Pick<Http, 'signer' | 'keys' | 'bans' | 'limits'> {
  readonly host: MatchHost;
  readonly tables: OpenTableFeed;
  readonly openedMatches: OpenedMatchCounts;
  readonly accounts: Pick<Accounts, 'invitee' | 'handlesOf'>;
}
