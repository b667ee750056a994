import type { Registry } from '@levante/contract';
import { Activities, InviteFeed, MatchLengths, ringOf, TableFeed } from '@levante/people/tables';
import type { Match } from '@levante/wire';
import type { Logger } from 'pino';
import type { Backend } from '../backend/backend.ts';
import { SYSTEM_TIME } from '../backend/machine.ts';
import type { OpenTableFeed } from '../http/ports.ts';
import { lookOf } from '../matches/look-of.ts';
import { SqlActivityStore } from './activity-store.ts';
import { SqlDurationStore } from './duration-store.ts';
import { TableStreams } from './table-streams.ts';

/** Interval of rereading the open tables of a single server, where others change them only by expiry or an operator. */
const POLL_MS = 10_000;

export interface OpenTablesOptions {
  readonly backend: Pick<Backend, 'store' | 'access' | 'tablesBell' | 'shared' | 'presence'>;
  readonly games: Registry;
  readonly log: Logger;
  readonly keepAliveMs: number;
  /** Lists the waiting matches with a seat reserved for a person. */
  readonly invites: (person: string) => Promise<Match[]>;
}

/** The open tables of a running server. */
export interface RunningTables {
  readonly tables: OpenTableFeed;
  readonly streams: TableStreams;
  /** Called after a seat was reserved for a person. */
  invited(person: string): void;
  close(): void;
}

/** Starts the live list of open tables. It reads the store only while somebody follows or asks. */
export function startTables({
  backend,
  games,
  log,
  keepAliveMs,
  invites: invitesOf,
}: OpenTablesOptions): RunningTables {
  const { store, access, tablesBell: bell, shared, presence } = backend;
  const feed = new TableFeed({
    store,
    games,
    lookOf,
    bell,
    time: SYSTEM_TIME,
    pollMs: shared?.pollMs ?? POLL_MS,
    ...(presence && { presence }),
    failed: (err) => log.error({ err }, 'tables-failed'),
  });
  const invites = new InviteFeed({
    ...{ invites: invitesOf, bell, time: SYSTEM_TIME },
    failed: (err) => log.error({ err }, 'invites-failed'),
  });
  const streams = new TableStreams({
    ...{ feed, invites, time: SYSTEM_TIME, keepAliveMs },
    ...(presence && { presence }),
  });
  const lengths = new MatchLengths({ store: new SqlDurationStore(access), now: SYSTEM_TIME.now });
  const activities =
    presence && new Activities({ ...{ store: new SqlActivityStore(access), presence }, now: SYSTEM_TIME.now });
  return {
    tables: {
      list: () => feed.tables(),
      get here() {
        return feed.here;
      },
      get shown() {
        return streams.shown;
      },
      activities: async () => (await activities?.of(streams.shown)) ?? new Map(),
      durations: () => lengths.list(),
      follow: (sink, follower) => streams.follow(sink, follower),
      changed: (match) => bell.ring(match),
    },
    streams,
    invited: (person) => bell.ring(ringOf(person)),
    close: () => {
      streams.close();
      invites.close();
      feed.close();
    },
  };
}
