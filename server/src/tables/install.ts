import { Activities, InviteFeed, MatchLengths, TableFeed } from '@levante/people/tables';
import type { FeatureContext } from '../backend/context.ts';
import { SYSTEM_TIME } from '../backend/machine.ts';
import { lookOf } from '../matches/look-of.ts';
import { SqlActivityStore } from './activity-store.ts';
import type { OpenTableFeed, TableRouteDependencies } from './dependencies.ts';
import { SqlDurationStore } from './duration-store.ts';
import { addTables, addTablesStream } from './routes.ts';
import { TableStreams } from './table-streams.ts';

/** Interval of rereading the open tables of a single server, where others change them only by expiry or an operator. */
const POLL_MS = 10_000;

/** Dependencies of open tables on earlier features. */
export interface TableDependencies extends Pick<TableRouteDependencies, 'host' | 'accounts'> {
  readonly keepAliveMs: number;
}

/** Parts of the open tables feature for later features. */
export interface TablesFeature {
  readonly tables: OpenTableFeed;
  readonly streams: TableStreams;
}

/** Adds the live list of open tables to a server. It reads the store only while clients follow or request it. */
export function installTables(
  context: FeatureContext,
  { host, accounts, keepAliveMs }: TableDependencies,
): TablesFeature {
  const { backend, http } = context;
  const open = openTables(context, host, keepAliveMs);
  const routeDependencies: TableRouteDependencies = {
    ...http,
    host,
    accounts,
    tables: open.tables,
    openedMatches: backend.stores.retention,
  };
  const { app, ensureIdentity, rateLimiters, streamLimiter, failures } = http;
  addTables(app, routeDependencies, ensureIdentity, rateLimiters);
  addTablesStream(app, routeDependencies, streamLimiter, failures);
  return open;
}

/** Opens the list, which is closed before the server waits for its requests. */
function openTables(
  { backend, http, games, log }: FeatureContext,
  host: Pick<TableRouteDependencies['host'], 'invites'>,
  keepAliveMs: number,
): TablesFeature {
  const { stores, access, tablesBell: bell, shared, presence } = backend;
  const time = SYSTEM_TIME;
  const feed = new TableFeed({
    store: stores.tables,
    games,
    lookOf,
    bell,
    time,
    pollMs: shared?.pollMs ?? POLL_MS,
    ...(presence && { presence }),
    failed: (err) => log.error({ err }, 'tables-failed'),
  });
  const invites = new InviteFeed({
    invites: (person) => host.invites(person),
    bell,
    time,
    failed: (err) => log.error({ err }, 'invites-failed'),
  });
  const streams = new TableStreams({ feed, invites, time, keepAliveMs, ...(presence && { presence }) });
  const lengths = new MatchLengths({ store: new SqlDurationStore(access), now: time.now });
  const activities = presence && new Activities({ store: new SqlActivityStore(access), presence, now: time.now });
  http.app.addHook('preClose', async () => {
    streams.close();
    invites.close();
    feed.close();
  });
  const tables: OpenTableFeed = {
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
  };
  return { tables, streams };
}
