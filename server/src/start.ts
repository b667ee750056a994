import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
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
import type { Logger } from 'pino';
import { type Backend, type ClusterOptions, folderBackend, sharedBackend } from './backend.ts';
import { BotPool } from './bots/pool.ts';
import { startChats } from './chats.ts';
import { type ExpiryParts, startExpiring } from './expiry.ts';
import { hostLogOn } from './host-log.ts';
import { Bans } from './http/bans.ts';
import { buildApp } from './http/index.ts';
import { CONNECTION_TIMES, type ConnectionTimes, DEFAULT_LIMITS, type HttpParts, type Limits } from './http/ports.ts';
import type { TrustedProxies } from './http/proxies.ts';
import { seedTickets } from './http/seed-tickets.ts';
import { leavingFrom } from './leave-seats.ts';
import { type LogLevel, logTo, STANDARD_ERROR } from './log.ts';
import { SYSTEM_CHANCE, SYSTEM_TIME } from './machine.ts';
import { HealthLog, Metrics, type MetricsAddress, serveMetrics } from './metrics/index.ts';
import type { GuardOptions } from './notifications/guarded-client.ts';
import { notifyingOn } from './notifying.ts';
import { type RunningTables, startTables } from './open-tables.ts';
import { type OperatingOptions, startOperating } from './operating.ts';
import { SqlCalendarStore } from './people/calendar-store.ts';
import { SqlSessionStore } from './people/session-store.ts';
import { INTL_ZONES } from './people/zones.ts';
import { type PeopleOptions, peopleParts } from './people-parts.ts';
import { SqlLivePeople } from './store/live-people.ts';
import { DEFAULT_RETENTION, type RetentionPolicy } from './store/retention.ts';
import { EventStreams } from './stream/event-streams.ts';
import { watchKeys } from './stream/key-watch.ts';
import type { OwnedStreams } from './stream/owned-streams.ts';
import { repeat } from './stream/repeat.ts';

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
  /** Milliseconds since the epoch, for nights and days off. Default: the machine's. */
  readonly wallTime?: () => number;
  /** Milliseconds without a sign after which a bot plays for a person in a live match. Default: a minute. */
  readonly awayMs?: number;
  /** Addresses that webhooks may have besides public ones with `https`. Default: none. */
  readonly webhooks?: Pick<GuardOptions, 'allowPrivate' | 'allowHttp'>;
  /** Address of the metrics, separate from the public port. Default: none. */
  readonly metrics?: MetricsAddress;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Port of the metrics; null without them. */
  readonly metricsPort: number | null;
  /** Stops accepting requests, ends streams, stops bots, finishes commits in flight and closes the database. */
  stop(): Promise<void>;
}

/** Interval at which a server of several reads the keys of active people. */
const KEYS_REFRESH_MS = 1000;
/** Time for requests in flight to finish when the server stops. */
const GRACE_MS = 1000;

/** Starts a server with its own data folder and resumes the matches that wait for chance or a bot. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? logTo(STANDARD_ERROR, options.logLevel);
  return await startIn(await folderBackend(options, retentionOf(options), log), options, log);
}

/** Starts one of any number of servers that share a database. */
export async function startSharedServer(options: SharedServerOptions): Promise<RunningServer> {
  const log = options.log ?? logTo(STANDARD_ERROR, options.logLevel);
  return await startIn(await sharedBackend(options.shared, retentionOf(options), log), options, log);
}

const retentionOf = ({ retention }: ServingOptions): RetentionPolicy => ({ ...DEFAULT_RETENTION, ...retention });

async function startIn(backend: Backend, options: ServingOptions, log: Logger): Promise<RunningServer> {
  const games = options.games ?? GAMES;
  const { signer, store, counts } = backend;
  const [metrics, health] = [new Metrics(), new HealthLog()];
  const keepAliveMs = options.keepAliveMs ?? 20_000;
  const invites = (person: string) => host.invites(person);
  const open = startTables({ backend, games, log, keepAliveMs, invites });
  const pooled = (): BotPort => new BotPool({ kits: KITS, ...(options.botThreads && { threads: options.botThreads }) });
  const bots = options.bots ?? (backend.bots ?? pooled)();
  const calendars = calendarsOn(backend, options);
  const host = new MatchHost({
    ...{ games, bots: metrics.metered(bots), log: hostLogOn(log), meter: metrics },
    ...environmentOf(backend, options, calendars, open),
  });
  const chats = startChats(backend, log);
  const lookers = backend.presence ?? new Presence({ time: SYSTEM_TIME });
  const streams = new EventStreams({ host, chat: chats.feed, lookers, time: SYSTEM_TIME, keepAliveMs });
  const sessionStore = new SqlSessionStore(backend.access);
  const { keys, stop: stopChecking } = checkKeys(backend, sessionStore, options);
  const stopKeyWatch = endVoidStreams(backend, [streams, open.streams], sessionStore);
  let stopping = false;
  const isReady = async (to: Pick<Logger, 'error'>): Promise<boolean> =>
    !stopping && (await isStoreReady(backend, to)) && !stopping;
  const bans = new Bans(signer);
  const { close: closePeople, ...people } = peopleParts(backend, sessionStore, options, {
    ...{ log, games: new Set(games.keys()), ...leavingFrom(host, store, chats.parts.chat, keys) },
  });
  const notifying = notifyingOn(backend, {
    ...{ host, lookers, log, meter: metrics, ...notifyingOf(options, games), ...people.notifying },
  });
  const operating = startOperating(backend, people.accounts, options);
  const countStreams = (): number => streams.count + open.streams.count;
  const gauges = watched(backend, bots, () => connections.count, countStreams, notifying.store);
  const { app, connections } = await buildApp(
    {
      ...{ bans, isReady, host, streams, signer },
      served: servedBy(metrics, health),
      ...{ tables: open.tables, names: store, keys, retention: store },
      ...{ ...people, ...chats.parts, ...operating.parts, calendars, notifications: notifying.notifications },
      health: () => health.figures(gauges),
      endStreamsOf: (person) => backend.keyBell.ring(person),
      ...(counts && { counts }),
      ...httpOptionsOf(options),
    },
    log,
  );
  app.addHook('preClose', async () => {
    for (const one of [streams, open, chats.feed]) one.close();
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
    sessions: sessionStore,
    accounts: people.accounts,
    reports: chats.parts.chatStore,
    people,
    deliveries: notifying.store,
    gone: (match) => host.poll(match),
  });
  metrics.watch(gauges);
  const { port } = addressOf(app.server.address());
  const stop = async (): Promise<void> => {
    operating.stop();
    stopExpiring();
    stopping = true;
    const grace = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    const closed = app.close();
    for (const socket of unused) socket.destroy();
    await closed;
    clearTimeout(grace);
    await figures?.stop();
    await end();
  };
  return {
    url: `http://${address.includes(':') ? `[${address}]` : address}:${port}`,
    port,
    metricsPort: figures?.port ?? null,
    stop,
  };
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

/** Returns what notifications say and where they may go. */
const notifyingOf = ({ webhooks = {}, origin, port = 0 }: ServingOptions, games: Registry) => ({
  webhooks,
  titles: new Map([...games].map(([id, { manifest }]) => [id, manifest.title])),
  // Without an origin messages have links for people on the same machine.
  origin: origin ?? `http://localhost:${port}`,
});

const httpOptionsOf = ({
  limits = DEFAULT_LIMITS,
  trustProxy = false,
  times,
  webDir,
}: ServingOptions): Pick<HttpParts, 'limits' | 'trustProxy' | 'times' | 'webDir'> => {
  return { limits, trustProxy, times: { ...CONNECTION_TIMES, ...times }, webDir: webDir ?? null };
};

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

const calendarsOn = ({ access }: Backend, { wallTime = SYSTEM_TIME.now }: ServingOptions): PersonCalendars =>
  new PersonCalendars({ store: new SqlCalendarStore(access), zones: INTL_ZONES, now: wallTime });

const clocksOn = (
  store: Backend['store'],
  { monotonic = () => performance.now() }: ServingOptions,
  calendars: PersonCalendars,
): ClockParts => ({ store, calendars, time: new ServiceClock(store, monotonic) });

/** Returns what the metrics read when asked. */
function watched(
  { disk }: Backend,
  bots: BotPort,
  connections: () => number,
  streams: () => number,
  notifications: Pick<NotificationStore, 'queue'>,
): Parameters<Metrics['watch']>[0] {
  return {
    connections,
    streams,
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
> {
  const { chance, botMs, awayMs } = options;
  return {
    ...{ store, meetings: store, clocks: clocksOn(store, options, calendars), bell },
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

/**
 * Ends the streams of people whose keys have changed, immediately on a message, otherwise on the next poll. Returns a
 * stop function.
 */
function endVoidStreams(
  { keyBell, store, shared }: Backend,
  streams: readonly OwnedStreams[],
  sessions: Pick<SqlSessionStore, 'statesOf'>,
): () => void {
  const stopListening = keyBell.listen((person) => {
    for (const some of streams) some.endStreamsOf(person);
  });
  if (shared === null) return stopListening;
  const watches = streams.map((some) =>
    watchKeys({
      streams: some,
      generationsOf: (people) => store.generationsOf(people),
      endedAmong: async (open) => {
        const states = await sessions.statesOf(open);
        return open.filter((session) => states.get(session)?.replacedAt !== null);
      },
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
