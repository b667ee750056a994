import type { Registry } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import type { BotPort } from '@levante/host';
import type { Logger } from 'pino';
import { type AccountOptions, installAccounts, openIdentities } from './accounts/index.ts';
import {
  type Backend,
  type ClusterOptions,
  type FeatureContext,
  folderBackend,
  keepObjectsYoung,
  type LogLevel,
  logTo,
  ServerLife,
  STANDARD_ERROR,
  SYSTEM_TIME,
  sharedBackend,
} from './backend/index.ts';
import { botLoadOf, builtInBots } from './bots/index.ts';
import { type CalendarOptions, installCalendar } from './calendar/install.ts';
import { installChat } from './chat/install.ts';
import { installExport } from './export/install.ts';
import {
  addDocs,
  addWeb,
  Bans,
  CONNECTION_TIMES,
  type ConnectionTimes,
  close,
  DEFAULT_LIMITS,
  drainBeforeClosing,
  keepEarlierPages,
  type Limits,
  type ListeningOptions,
  type ListeningPlace,
  networksOfMark,
  openHttp,
  ownOrigin,
  type Served,
  startListening,
  type TrustedProxies,
} from './http/index.ts';
import {
  DEFAULT_RETENTION,
  type HostOptions,
  installMatches,
  openHost,
  type RetentionPolicy,
  startExpiring,
} from './matches/index.ts';
import { type Gauges, HealthLog, Metrics, type MetricsAddress, serveMetrics } from './metrics/index.ts';
import { installNotifications, type NotificationOptions } from './notifications/install.ts';
import { installOperators, type OperatorOptions, openStanding, restoreCopy } from './operators/index.ts';
import { installTables } from './tables/install.ts';

export interface ServerOptions extends ServingOptions {
  /** Folder of the database and secret. Created if missing, readable by its owner only. */
  readonly dataDir: string;
  /** Whether to replace the folder's secret, which was lost: all people are signed out. Default: no. */
  readonly newSecret?: boolean;
}

/** Options of one server in a cluster. */
export interface SharedServerOptions extends ServingOptions {
  readonly shared: ClusterOptions;
}

export interface ServingOptions
  extends AccountOptions,
    CalendarOptions,
    HostOptions,
    ListeningOptions,
    NotificationOptions,
    OperatorOptions {
  /** Default: the built-in bots in threads. The server stops them when it stops. */
  readonly bots?: BotPort;
  /** Number of threads for the built-in bots. Default: the number of cores minus one, at least one. */
  readonly botThreads?: number;
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
  readonly keepAliveMs?: number;
  /** Address of the metrics, separate from the public port. Default: none. */
  readonly metrics?: MetricsAddress;
}

export interface RunningServer extends ListeningPlace {
  /** Port of the metrics, or null. */
  readonly metricsPort: number | null;
  /** Address of the page in push messages and webhooks; null if the server does not know it, and sends none. */
  readonly origin: string | null;
  /** Stops accepting requests, ends streams, stops bots, finishes commits in flight and closes the database. */
  stop(): Promise<void>;
}

/** Default interval of keep-alive comments in a stream. */
const KEEP_ALIVE_MS = 20_000;

/** Starts a server with its own data folder and resumes the matches that wait for chance or a bot. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = logOf(options);
  const opening = async (database: string): Promise<void> => {
    const restored = await restoreCopy(database);
    if (restored !== null) log.warn(restored, 'backup-restored');
  };
  return await startOn(await folderBackend({ ...options, opening }, retentionOf(options), log), options, log);
}

/** Starts one of any number of servers that share a database. */
export async function startSharedServer(options: SharedServerOptions): Promise<RunningServer> {
  const log = logOf(options);
  return await startOn(await sharedBackend(options.shared, retentionOf(options), log), options, log);
}

const logOf = ({ log, logLevel }: ServingOptions): Logger => log ?? logTo(STANDARD_ERROR, logLevel);

const retentionOf = ({ retention }: ServingOptions): RetentionPolicy => ({ ...DEFAULT_RETENTION, ...retention });

/** A server with its features installed, which does not listen yet. */
interface InstalledServer {
  readonly app: FeatureContext['http']['app'];
  readonly host: ReturnType<typeof openHost>;
  readonly metrics: Metrics;
  readonly gauges: Gauges;
  /** Starts to apply operators' decisions, which are in force when it resolves. */
  watch(): Promise<void>;
  /** Starts to send notifications. */
  notify(): void;
}

/** Parts of a server that exist before its HTTP application. */
type BaseContext = Pick<FeatureContext, 'backend' | 'life' | 'log'>;

async function startOn(backend: Backend, options: ServingOptions, log: Logger): Promise<RunningServer> {
  keepObjectsYoung();
  const life = new ServerLife();
  life.atEnd(() => backend.close());
  const base: BaseContext = { backend, life, log };
  try {
    return await serve(await install(base, options), base, options);
  } catch (error) {
    // The first failure is reported to the caller.
    await life.end().catch((err: unknown) => log.error({ err }, 'end-failed'));
    throw error;
  }
}

/** Listens, and starts the work of a server that no request causes. */
async function serve(
  installed: InstalledServer,
  { backend, life, log }: BaseContext,
  options: ServingOptions,
): Promise<RunningServer> {
  const { app, host, metrics, gauges } = installed;
  const begin = async (): Promise<Pick<RunningServer, 'url' | 'port' | 'metricsPort'>> => {
    await installed.watch();
    const place = await startListening(app, options);
    const metricsServer = options.metrics ? await serveMetrics(metrics, options.metrics) : null;
    if (metricsServer) life.atEnd(() => metricsServer.stop());
    await host.resume();
    installed.notify();
    return { ...place, metricsPort: metricsServer?.port ?? null };
  };
  const places = await begin().catch(async (error: unknown) => {
    life.beginStopping();
    await close(app);
    throw error;
  });
  const stopExpiring = startExpiring({
    retention: backend.stores.retention,
    deletions: life.deletions,
    gone: (match) => host.poll(match),
    time: SYSTEM_TIME,
    failed: (err) => log.error({ err }, 'expiry-failed'),
  });
  metrics.watch(gauges);
  const stop = async (): Promise<void> => {
    stopExpiring();
    life.beginStopping();
    await close(app).finally(() => life.end());
  };
  return { ...places, origin: ownOrigin(options), stop };
}

/** Opens the HTTP application and installs the features in it. Closes it if one of them fails. */
async function install(base: BaseContext, options: ServingOptions): Promise<InstalledServer> {
  const counters: Counters = { metrics: new Metrics(), health: new HealthLog() };
  const opened = await openApp(base, options, counters);
  try {
    return await addAll(base, { ...opened, ...counters }, options);
  } catch (error) {
    await close(opened.http.app);
    throw error;
  }
}

/** Adds the features, the description of their routes and the page. */
async function addAll(
  base: BaseContext,
  { http, connections, waiting, ...shared }: OpenApp & Counters,
  options: ServingOptions,
): Promise<InstalledServer> {
  const { games = GAMES, webDir = null } = options;
  const { app } = http;
  const context: FeatureContext = { ...base, http, games };
  const { host, notifications, operators, gauges } = installFeatures(context, shared, options);
  addDocs(app);
  const earlierPages = await earlierPagesOf(context, options);
  await addWeb(app, { webDir, earlierPages, host }, http.failures);
  drainBeforeClosing(app, connections);
  return {
    app,
    host,
    metrics: shared.metrics,
    gauges: {
      ...gauges,
      connections: () => connections.count,
      requests: waiting,
      disk: base.backend.disk,
    },
    watch: () => operators.watch(),
    notify: () => notifications.start(),
  };
}

/** Counters of replies. */
interface Counters {
  readonly metrics: Metrics;
  readonly health: HealthLog;
}

type OpenApp = Awaited<ReturnType<typeof openApp>>;

/** Opens the HTTP application, and the identities of its clients. */
async function openApp({ backend, life, log }: BaseContext, options: ServingOptions, { metrics, health }: Counters) {
  const { monotonic = () => performance.now(), limits = DEFAULT_LIMITS, trustProxy = false, times } = options;
  const identities = openIdentities(backend, life, monotonic, log);
  const { keys, sessions } = identities;
  const settings = {
    limits,
    trustProxy,
    times: { ...CONNECTION_TIMES, ...times },
    served: (reply: Served): void => {
      for (const counter of [metrics, health]) counter.served(reply);
    },
    counts: backend.counts,
    isStopping: () => life.isStopping,
    bans: new Bans(backend.signer),
    signer: backend.signer,
    keys,
    sessions,
  };
  return { identities, ...(await openHttp(settings, log)) };
}

/** Parts of a server that features share. */
interface SharedParts extends Counters {
  readonly identities: ReturnType<typeof openIdentities>;
}

/** Installs the features in their order: each may use the earlier ones. */
function installFeatures(context: FeatureContext, shared: SharedParts, options: ServingOptions) {
  const { backend } = context;
  const { names } = backend.stores;
  const { keepAliveMs = KEEP_ALIVE_MS } = options;
  const { identities, metrics: meter, health } = shared;
  const { keys, sessions } = identities;
  const isReady = readinessOf(context);
  const bots = botsOf(backend, options);
  const { measures, ...standing } = openStanding(backend);

  const calendars = installCalendar(context, options);
  const host = openHost(context, { bots: meter.metered(bots), calendars, meter, options });
  const chats = installChat(context, { ...standing, names });
  const leaving = { host, retention: backend.stores.retention, chat: chats.chat, keys };
  const accounts = installAccounts(context, { ...leaving, ...standing, sessions, names, options });
  const common = { host, accounts: accounts.accounts, keepAliveMs };
  const tables = installTables(context, common);
  const matches = installMatches(context, { ...common, isReady, chat: chats.feed });
  const streams = [matches.streams, tables.streams];
  identities.watch(streams);
  const { presence } = matches;
  const origin = ownOrigin(options);
  const notifications = installNotifications(context, { host, presence, accounts, meter, origin, options });
  const gauges = {
    streams: () => streams.reduce((sum, { count }) => sum + count, 0),
    bots: () => botLoadOf(bots),
    queue: () => notifications.deliveries.queue(),
  };
  const healthFigures = () => health.figures({ ...gauges, disk: backend.disk });
  const followed = { keys, tables, streams: matches.streams, chats: chats.feed };
  const decided = { measures, accounts, host, retention: retentionOf(options) };
  const operators = installOperators(context, { ...followed, ...decided, health: healthFigures, isReady, options });
  const { chatStore, blocks, reports } = chats;
  const stored = { host, names, chatStore, blocks, reports, calendars, notifications: notifications.notifications };
  installExport(context, { ...accounts, ...stored });
  return { host, notifications, operators, gauges };
}

/** Returns the bots of the options, of the cluster's workers, or in threads of this process. */
const botsOf = (backend: Backend, { bots, botThreads }: ServingOptions): BotPort =>
  bots ?? backend.bots?.() ?? builtInBots(networksOfMark, botThreads);

/** Returns a readiness check: the store can be read and written, and the server is not stopping. It logs the reason if not. */
const readinessOf =
  ({ backend, life }: FeatureContext) =>
  async (to: Pick<Logger, 'error'>): Promise<boolean> => {
    if (life.isStopping) return false;
    const fault = await backend.readiness.fault();
    if (fault) to.error({ err: fault.error }, 'store-fails');
    return !fault && !life.isStopping;
  };

/** Returns the folders with the files of earlier builds of the page; none without a data folder, which does not lose them. */
async function earlierPagesOf(
  { backend, log }: FeatureContext,
  { webDir }: ServingOptions,
): Promise<readonly string[]> {
  if (backend.disk === null || webDir === undefined) return [];
  return await keepEarlierPages(webDir, backend.disk.folder, Date.now()).catch((err: unknown) => {
    // Open pages have to be reloaded, but the server starts.
    log.warn({ err }, 'earlier-pages-failed');
    return [];
  });
}
