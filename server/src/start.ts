import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '@levante/contract';
import { KITS } from '@levante/games/bots';
import { GAMES } from '@levante/games/rules';
import {
  type BotPort,
  type Chance,
  type ClockParts,
  type HostParts,
  MatchHost,
  Presence,
  ServiceClock,
  TURN_MS,
} from '@levante/host';
import { ValidKeys } from '@levante/people';
import { PersonCalendars } from '@levante/people/calendar';
import type { NotificationStore } from '@levante/people/notifications';
import { COLLECTIONS } from '@levante/wire';
import type { Logger } from 'pino';
import { SqlAccountStore } from './accounts/account-store.ts';
import { endVoid, type WatchedKeys, watchKeys } from './accounts/key-watch.ts';
import { leavingFrom } from './accounts/leave-seats.ts';
import { type PeopleOptions, peopleParts } from './accounts/people-parts.ts';
import { SqlSessionStore } from './accounts/session-store.ts';
import { type Backend, type ClusterOptions, folderBackend, sharedBackend } from './backend/backend.ts';
import { DatabaseTime } from './backend/database-time.ts';
import { hostLogOn } from './backend/host-log.ts';
import { type LogLevel, logTo, STANDARD_ERROR } from './backend/log.ts';
import { keepObjectsYoung, SYSTEM_CHANCE, SYSTEM_TIME } from './backend/machine.ts';
import { BotPool } from './bots/pool.ts';
import { type BuiltApp, buildApp } from './build-app.ts';
import { SqlCalendarStore } from './calendar/calendar-store.ts';
import { INTL_ZONES } from './calendar/zones.ts';
import { startChats, type Writers } from './chat/chats.ts';
import { Bans } from './http/bans.ts';
import type { Connections } from './http/connections.ts';
import { keepEarlierPages } from './http/earlier-pages.ts';
import { ownOrigin } from './http/own-origin.ts';
import type { OwnedStreams } from './http/owned-streams.ts';
import { networksOfMark } from './http/place-marks.ts';
import { CONNECTION_TIMES, type ConnectionTimes, DEFAULT_LIMITS, type HttpParts, type Limits } from './http/ports.ts';
import type { TrustedProxies } from './http/proxies.ts';
import { repeat } from './http/repeat.ts';
import { seedTickets } from './http/seed-tickets.ts';
import { EventStreams } from './matches/event-streams.ts';
import { type ExpiryParts, type HourlyDeletion, startExpiring } from './matches/expiry.ts';
import { lookOf } from './matches/look-of.ts';
import { Lookers } from './matches/lookers.ts';
import { SqlLivePeople } from './matches/store/live-people.ts';
import { DEFAULT_RETENTION, dayOf, type RetentionPolicy } from './matches/store/retention.ts';
import { type Gauges, HealthLog, Metrics, type MetricsAddress, serveMetrics } from './metrics/index.ts';
import type { GuardOptions } from './notifications/guarded-client.ts';
import { notifyingOn } from './notifications/notifying.ts';
import { SqlActStore } from './operators/act-store.ts';
import { type OperatingOptions, startOperating } from './operators/operating.ts';
import { restoreCopy } from './operators/restore.ts';
import { type RunningTables, startTables } from './tables/open-tables.ts';

export interface ServerOptions extends ServingOptions {
  /** Folder of the database and secret. Created if missing, readable by its owner only. */
  readonly dataDir: string;
  /** Whether to replace the folder's secret, which was lost: everybody is signed out. Default: no. */
  readonly newSecret?: boolean;
}

/** Options of one server in a cluster. */
export interface SharedServerOptions extends ServingOptions {
  readonly shared: ClusterOptions;
}

export interface ServingOptions extends PeopleOptions, OperatingOptions {
  /** Default: the built-in bots in threads. The server stops them when it stops. */
  readonly bots?: BotPort;
  /** Number of threads for the built-in bots. Default: the number of cores minus one, at least one. */
  readonly botThreads?: number;
  /** Thinking time of a bot per turn in milliseconds. Default: one second. */
  readonly botMs?: number;
  /** Default: 127.0.0.1, unreachable from other machines. */
  readonly host?: string;
  /** 0 takes any free port. */
  readonly port?: number;
  /** Folder of the built web client. Default: none is served. */
  readonly webDir?: string;
  /** Limits per client; null disables them. */
  readonly limits?: Limits | null;
  /** Days to keep matches, by kind; null keeps them forever. */
  readonly retention?: Partial<RetentionPolicy>;
  /** Trusted proxies that set `X-Forwarded-…`: addresses or ranges; true for loopback and private networks. */
  readonly trustProxy?: TrustedProxies;
  /** Time limits of connections. */
  readonly times?: Partial<ConnectionTimes>;
  readonly games?: Registry;
  /** Default: JSON lines on standard error, from `logLevel` on. */
  readonly log?: Logger;
  /** Default: `info`. */
  readonly logLevel?: LogLevel;
  readonly chance?: Chance;
  readonly keepAliveMs?: number;
  /** Monotonic milliseconds for the clocks of matches. Default: the machine's. */
  readonly monotonic?: () => number;
  /** Milliseconds since the epoch, for nights and days off. Default: the database's. */
  readonly wallTime?: () => number;
  /** Milliseconds without a sign after which a bot plays for a person in a live match. Default: a minute. */
  readonly awayMs?: number;
  /** Addresses that webhooks may have besides public ones with `https`. Default: none. */
  readonly webhooks?: Pick<GuardOptions, 'allowPrivate' | 'allowHttp' | 'timeoutMs'>;
  /** Address of the metrics, separate from the public port. Default: none. */
  readonly metrics?: MetricsAddress;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Port of the metrics; null without them. */
  readonly metricsPort: number | null;
  /** Address of the page in push messages and webhooks; null if the server does not know it, and sends none. */
  readonly origin: string | null;
  /** Stops accepting requests, ends streams, stops bots, finishes commits in flight and closes the database. */
  stop(): Promise<void>;
}

/** Interval at which a server of several reads the keys of active people. */
const KEYS_REFRESH_MS = 1000;
/** Time for requests in flight to finish when the server stops. */
const GRACE_MS = 1000;
/** Interval at which a stopping server looks whether requests are in flight. */
const DRAIN_CHECK_MS = 20;

/** Starts a server with its own data folder and resumes the matches that wait for chance or a bot. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? logTo(STANDARD_ERROR, options.logLevel);
  const opening = async (database: string): Promise<void> => {
    const restored = await restoreCopy(database);
    if (restored !== null) log.warn(restored, 'backup-restored');
  };
  return await startIn(await folderBackend({ ...options, opening }, retentionOf(options), log), options, log);
}

/** Starts one of any number of servers that share a database. */
export async function startSharedServer(options: SharedServerOptions): Promise<RunningServer> {
  const log = options.log ?? logTo(STANDARD_ERROR, options.logLevel);
  return await startIn(await sharedBackend(options.shared, retentionOf(options), log), options, log);
}

const retentionOf = ({ retention }: ServingOptions): RetentionPolicy => ({ ...DEFAULT_RETENTION, ...retention });

/** Creates the built-in bots in threads. */
const pooledBots = ({ botThreads }: ServingOptions): BotPort =>
  new BotPool({ kits: KITS, networksOf: networksOfMark, ...(botThreads && { threads: botThreads }) });

async function startIn(backend: Backend, options: ServingOptions, log: Logger): Promise<RunningServer> {
  keepObjectsYoung();
  const games = options.games ?? GAMES;
  const { signer, store, counts } = backend;
  const [metrics, health] = [new Metrics(), new HealthLog()];
  const keepAliveMs = options.keepAliveMs ?? 20_000;
  const invites = (person: string) => host.invites(person);
  const open = startTables({ backend, games, log, keepAliveMs, invites });
  const bots = options.bots ?? backend.bots?.() ?? pooledBots(options);
  const calendars = calendarsOn(backend, options);
  const host = new MatchHost({
    ...{ games, bots: metrics.metered(bots), log: hostLogOn(log), meter: metrics },
    ...environmentOf(backend, options, calendars, open),
  });
  const acts = new SqlActStore(backend.access, backend.shared !== null);
  const accountStore = new SqlAccountStore(backend.access, backend.shared !== null);
  const writers: Writers = {
    mutedUntil: async (person) => (await acts.standingOf(person, SYSTEM_TIME.now())).mute?.until ?? null,
    hasAccount: async (person) => (await accountStore.accountOf(person)) !== null,
  };
  const chats = startChats(backend, writers, log);
  const lookers = backend.presence ?? new Presence({ time: SYSTEM_TIME });
  const signs = new Lookers({ attending: lookers, time: SYSTEM_TIME });
  const streams = new EventStreams({ host, chat: chats.feed, lookers: signs, time: SYSTEM_TIME, keepAliveMs });
  const sessionStore = new SqlSessionStore(backend.access);
  const { keys, stop: stopChecking } = checkKeys(backend, sessionStore, options);
  const watchedKeys = [streams, open.streams].map((some) => watchedIn(backend, some, sessionStore));
  const stopKeyWatch = endVoidStreams(backend, watchedKeys);
  let stopping = false;
  const isReady = async (to: Pick<Logger, 'error'>): Promise<boolean> =>
    !stopping && (await isStoreReady(backend, to)) && !stopping;
  const bans = new Bans(signer);
  const {
    close: closePeople,
    deletions,
    ...people
  } = peopleParts(backend, sessionStore, options, {
    log,
    games: new Set(games.keys()),
    isOperator: (person) => acts.isOperator(person),
    ...leavingFrom(host, store, chats.parts.chat, keys),
  });
  const notifying = notifyingOn(backend, {
    ...{ host, lookers, log, meter: metrics, ...notifyingOf(options, games), ...people.notifying },
  });
  const operating = startOperating(
    backend,
    { accounts: people.accounts, acts },
    { ...options, retention: retentionOf(options) },
  );
  const gauges = watched(backend, bots, notifying.store, [streams, open.streams], () => built);
  const built = await buildApp(
    {
      ...{ bans, isReady, host, streams, signer },
      isStopping: () => stopping,
      served: servedBy(metrics, health),
      ...{ tables: open.tables, names: store, keys, retention: store },
      ...{ ...people, ...chats.parts, ...operating.parts, calendars, notifications: notifying.notifications },
      health: () => health.figures(gauges),
      endStreamsOf: (person) => backend.keyBell.ring(person),
      ...(counts && { counts }),
      ...(await httpOptionsOf(backend, options, log)),
    },
    log,
  );
  const { app } = built;
  app.addHook('preClose', async () => {
    for (const one of [streams, open, chats.feed]) one.close();
    await drained(built.connections, unused);
  });
  const unused = unusedConnections(app.server);
  const address = options.host ?? '127.0.0.1';
  const end = async (): Promise<void> => {
    stopKeyWatch();
    stopChecking();
    await notifying.stop();
    if (backend.presence === null) lookers.stop();
    await closePeople();
    await host.stop();
    await backend.close();
  };
  const listen = async () => {
    await operating.watch({ log, bans, host, keys, streams, chats: chats.feed, tableStreams: open.streams });
    await app.listen({ host: address, port: options.port ?? 0 });
    return options.metrics ? await serveMetrics(metrics, options.metrics) : null;
  };
  const figures = await listen().catch(async (error) => {
    operating.stop();
    await app.close();
    await end();
    throw error;
  });
  await host.resume();
  notifying.start();
  const stopExpiring = startExpiringIn(backend, log, {
    deletions: [
      unusedEnding(sessionStore, keys, watchedKeys),
      ...deletions,
      chats.deleteOld,
      notifying.deleteOld,
      operating.deleteOld,
    ],
    gone: (match) => host.poll(match),
  });
  metrics.watch(gauges);
  const stop = async (): Promise<void> => {
    operating.stop();
    stopExpiring();
    stopping = true;
    const grace = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    await app.close();
    clearTimeout(grace);
    await figures?.stop();
    await end();
  };
  return {
    ...placeOf(address, app.server),
    metricsPort: figures?.port ?? null,
    origin: ownOrigin(options),
    stop,
  };
}

/**
 * Closes `unused` connections and resolves when no request is in flight, or their time is over. The server listens meanwhile,
 * and says that it is not ready.
 */
async function drained(connections: Pick<Connections, 'replying'>, unused: ReadonlySet<Socket>): Promise<void> {
  const end = performance.now() + GRACE_MS;
  while (connections.replying > 0 && performance.now() < end) await pause(DRAIN_CHECK_MS);
  for (const socket of unused) socket.destroy();
}

/** Returns where a server that listens on an address is reached. */
function placeOf(address: string, server: Server): Pick<RunningServer, 'url' | 'port'> {
  const { port } = addressOf(server.address());
  return { url: `http://${address.includes(':') ? `[${address}]` : address}:${port}`, port };
}

/** Starts deleting what has expired in a store. */
const startExpiringIn = (
  { store }: Backend,
  log: Logger,
  parts: Omit<ExpiryParts, 'retention' | 'time' | 'failed'>,
): (() => void) =>
  startExpiring({
    ...parts,
    retention: store,
    time: SYSTEM_TIME,
    failed: (err) => log.error({ err }, 'expiry-failed'),
  });

/** Returns what deletes unused sessions, and ends what is in use and ends with them: a token whose cookie was unused. */
const unusedEnding = (
  sessions: Pick<SqlSessionStore, 'deleteUnusedSessions'>,
  keys: ValidKeys,
  watched: readonly WatchedKeys[],
): HourlyDeletion => {
  const { cookies, replacedSessions } = COLLECTIONS;
  return async (now) => {
    await sessions.deleteUnusedSessions({
      seen: dayOf(now - cookies.keptMs),
      issued: dayOf(now - cookies.also.neverUsedMs),
      replaced: now - replacedSessions.keptMs,
    });
    await keys.refresh();
    for (const some of watched) await endVoid(some);
  };
};

/** Returns what notifications say and where they may go. */
const notifyingOf = (options: ServingOptions, games: Registry) => ({
  webhooks: options.webhooks ?? {},
  titles: new Map([...games].map(([id, { manifest }]) => [id, manifest.title])),
  origin: ownOrigin(options),
});

async function httpOptionsOf(
  backend: Backend,
  { limits = DEFAULT_LIMITS, trustProxy = false, times, ...options }: ServingOptions,
  log: Logger,
): Promise<Pick<HttpParts, 'limits' | 'trustProxy' | 'times' | 'webDir' | 'earlierPages'>> {
  const webDir = options.webDir ?? null;
  const earlierPages = await earlierPagesOf(backend, webDir, log);
  return { limits, trustProxy, times: { ...CONNECTION_TIMES, ...times }, webDir, earlierPages };
}

/** Returns the folders with the files of earlier builds of the page; none without a data folder, which does not lose them. */
async function earlierPagesOf({ disk }: Backend, webDir: string | null, log: Logger): Promise<readonly string[]> {
  if (disk === null || webDir === null) return [];
  return await keepEarlierPages(webDir, disk.folder, Date.now()).catch((err: unknown) => {
    // Open pages have to be reloaded, but the server starts.
    log.warn({ err }, 'earlier-pages-failed');
    return [];
  });
}

/** Returns what counts replies. */
const servedBy =
  (...counters: readonly Pick<Metrics, 'served'>[]): HttpParts['served'] =>
  (reply) => {
    for (const counter of counters) counter.served(reply);
  };

async function isStoreReady({ readiness }: Backend, to: Pick<Logger, 'error'>): Promise<boolean> {
  const fault = await readiness.fault();
  if (fault) to.error({ err: fault.error }, 'store-fails');
  return !fault;
}

const calendarsOn = ({ access, store }: Backend, { wallTime }: ServingOptions): PersonCalendars =>
  new PersonCalendars({
    store: new SqlCalendarStore(access),
    zones: INTL_ZONES,
    time: wallTime ? { now: wallTime, refresh: async () => {} } : new DatabaseTime(() => store.now()),
  });

const clocksOn = (
  store: Backend['store'],
  { monotonic = () => performance.now() }: ServingOptions,
  calendars: PersonCalendars,
): ClockParts => ({ store, calendars, time: new ServiceClock(store, monotonic) });

/** Returns what the metrics read when asked. */
function watched(
  { disk }: Backend,
  bots: BotPort,
  notifications: Pick<NotificationStore, 'queue'>,
  streams: readonly { readonly count: number }[],
  built: () => BuiltApp,
): Gauges {
  return {
    connections: () => built().connections.count,
    requests: () => built().waiting(),
    streams: () => streams.reduce((sum, { count }) => sum + count, 0),
    bots: () => (bots instanceof BotPool ? bots.load : null),
    disk,
    queue: () => notifications.queue(),
  };
}

/** Returns the parts of a host that depend on the backend and the machine. */
function environmentOf(
  { store, access, signer, bell, shared, presence }: Backend,
  options: ServingOptions,
  calendars: PersonCalendars,
  { tables, invited }: Pick<RunningTables, 'tables' | 'invited'>,
): Pick<
  HostParts,
  | 'store'
  | 'meetings'
  | 'clocks'
  | 'bell'
  | 'chance'
  | 'tickets'
  | 'time'
  | 'turnMs'
  | 'shared'
  | 'tablesChanged'
  | 'invited'
  | 'presence'
  | 'livePeople'
  | 'awayMs'
  | 'lookOf'
> {
  const { chance, botMs, awayMs } = options;
  return {
    ...{ store, meetings: store, clocks: clocksOn(store, options, calendars), bell, lookOf },
    ...{ tablesChanged: (match) => tables.changed(match), invited },
    ...{ chance: chance ?? SYSTEM_CHANCE, tickets: seedTickets(signer), time: SYSTEM_TIME, turnMs: botMs ?? TURN_MS },
    ...(shared && { shared }),
    ...(presence && { presence, livePeople: new SqlLivePeople(access) }),
    ...(awayMs !== undefined && { awayMs }),
  };
}

/** Checks keys from memory, which other servers' messages and one read a second keep current. */
function checkKeys(
  { keyBell, shared }: Backend,
  sessions: SqlSessionStore,
  { monotonic = () => performance.now() }: ServingOptions,
): { readonly keys: ValidKeys; readonly stop: () => void } {
  const keys = new ValidKeys({
    store: sessions,
    now: monotonic,
    wallTime: SYSTEM_TIME.now,
    isAlone: shared === null,
  });
  const stopListening = keyBell.listen((person) => keys.changed(person));
  if (shared === null) return { keys, stop: stopListening };
  const refreshing = { time: SYSTEM_TIME, everyMs: KEYS_REFRESH_MS, failed: (error: unknown) => shared.failed(error) };
  const stopRefreshing = repeat(refreshing, () => keys.refresh());
  return {
    keys,
    stop: () => {
      stopListening();
      stopRefreshing();
    },
  };
}

/** Streams, and what the store says of their keys. */
interface StreamsOfKeys extends WatchedKeys {
  readonly streams: OwnedStreams;
}

const watchedIn = (
  { store }: Backend,
  streams: OwnedStreams,
  sessions: Pick<SqlSessionStore, 'statesOf'>,
): StreamsOfKeys => ({
  streams,
  generationsOf: (people) => store.generationsOf(people),
  endedAmong: async (open) => {
    const states = await sessions.statesOf(open);
    return open.filter((session) => states.get(session)?.replacedAt !== null);
  },
});

/**
 * Ends the streams of people whose keys have changed, immediately on a message, otherwise on the next poll. Returns a
 * stop function.
 */
function endVoidStreams({ keyBell, shared }: Backend, watched: readonly StreamsOfKeys[]): () => void {
  const stopListening = keyBell.listen((person) => {
    for (const { streams } of watched) streams.endStreamsOf(person);
  });
  if (shared === null) return stopListening;
  const watches = watched.map((some) =>
    watchKeys({
      ...some,
      time: SYSTEM_TIME,
      everyMs: shared.pollMs,
      failed: (error) => shared.failed(error),
    }),
  );
  return () => {
    for (const stop of [stopListening, ...watches]) stop();
  };
}

/**
 * Tracks connections without any request, which browsers open in advance. They do not count as idle, so a closing
 * server would wait for them.
 */
function unusedConnections(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address;
}
