import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ClusterOptions,
  DEFAULT_LIMITS,
  FolderTaken,
  type Limits,
  type LogLevel,
  NewerData,
  NoFolder,
  type RetentionPolicy,
  type RunningServer,
  SecretLost,
  SecretPresent,
  type ServingOptions,
  startServer,
  startSharedServer,
} from '@levante/server';
import { CommandFault, messageOf } from '../lib/fault.ts';
import { type LanguageChoice, wordsFor } from '../lib/language.ts';
import { untilStopSignal } from '../lib/signals.ts';
import { storeFault } from '../lib/store-fault.ts';
import type { CliWords, FaultWords } from '../words/words.ts';

export interface ServeOptions extends LanguageChoice {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** Connection URL of the database; without it, everything is stored in the folder `data`. */
  readonly database?: string;
  readonly nats?: string;
  readonly secretFile?: string;
  readonly newSecret?: true;
  readonly botThreads?: number;
  readonly trustProxy?: readonly string[];
  readonly origin?: string;
  readonly smtp?: string;
  readonly mailFrom?: string;
  readonly oidcIssuer?: string;
  readonly oidcClient?: string;
  readonly oidcSecretFile?: string;
  readonly oidcName?: string;
  readonly requireInvitation?: true;
  readonly webhooksAnywhere?: true;
  /** Days; 0 keeps matches forever. */
  readonly keepWaiting: number;
  readonly keepRunning: number;
  readonly keepBots: number;
  readonly keepSolo: number;
  readonly keepOver: number;
  /** Defaults to the server's own limit. */
  readonly personMatches?: number;
  readonly addressMatches?: number;
  readonly streams?: number;
  readonly metricsPort?: number;
  readonly metricsHost: string;
  readonly logLevel?: LogLevel;
}

/** Path of the built page, relative to the built command line. */
const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url));

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

function secretIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandFault(messageOf(error));
  }
}

/** Returns the keys of a database's servers, from a file or the environment. */
function secretOf({ secretFile }: ServeOptions, words: FaultWords): string {
  if (secretFile !== undefined) return secretIn(secretFile);
  const secret = process.env.LEVANTE_SECRET;
  if (secret === undefined) throw new CommandFault(words.noSecret);
  return secret;
}

/** Returns the port of a listen error: the page's or the metrics'. */
function portOf(error: unknown): number | null {
  return error instanceof Error && 'port' in error && typeof error.port === 'number' ? error.port : null;
}

/** Converts the options in days to the server's settings. */
function retentionOf({ keepWaiting, keepRunning, keepBots, keepSolo, keepOver }: ServeOptions): RetentionPolicy {
  const days = (typed: number): number | null => (typed === 0 ? null : typed);
  return {
    waiting: days(keepWaiting),
    running: days(keepRunning),
    botsAlone: days(keepBots),
    solo: days(keepSolo),
    over: days(keepOver),
  };
}

/**
 * Returns the server's limits with the limits given as options; the shares of streams that are reserved stay the same.
 */
function limitsOf({ personMatches, addressMatches, streams = DEFAULT_LIMITS.streams }: ServeOptions): Limits {
  const { identity, address } = DEFAULT_LIMITS;
  const share = streams / DEFAULT_LIMITS.streams;
  return {
    identity: { ...identity, matches: personMatches ?? identity.matches },
    address: {
      ...address,
      matches: addressMatches ?? address.matches,
      streams: Math.min(address.streams, Math.ceil(streams / 2)),
    },
    connections: Math.max(DEFAULT_LIMITS.connections, 2 * streams),
    streams,
    streamsForSeats: Math.floor(share * DEFAULT_LIMITS.streamsForSeats),
    streamsForTables: Math.floor(share * DEFAULT_LIMITS.streamsForTables),
  };
}

/** Returns the mail server of the options. */
function mailOf({ smtp, origin, mailFrom }: ServeOptions, words: FaultWords): Pick<ServingOptions, 'smtp'> {
  if (smtp === undefined) return {};
  if (origin === undefined) throw new CommandFault(words.mailNeedsOrigin);
  return { smtp: { url: smtp, from: mailFrom ?? `Levante <levante@${new URL(origin).hostname}>` } };
}

/** Returns the OpenID provider of the options. */
function openIdOf(choice: ServeOptions, words: FaultWords): Pick<ServingOptions, 'openId'> {
  const { oidcIssuer: issuer, oidcClient: clientId, oidcSecretFile, oidcName, origin } = choice;
  if (issuer === undefined) return {};
  const clientSecret = oidcSecretFile === undefined ? process.env.LEVANTE_OIDC_SECRET : secretIn(oidcSecretFile);
  if (origin === undefined || clientId === undefined || clientSecret === undefined) {
    throw new CommandFault(words.oidcIncomplete);
  }
  return { openId: { issuer, clientId, clientSecret: clientSecret.trim(), name: oidcName ?? new URL(issuer).host } };
}

async function start(choice: ServeOptions, dataDir: string, { faults: words }: CliWords): Promise<RunningServer> {
  const { port, host, database, nats, botThreads, trustProxy, origin, metricsPort, metricsHost, logLevel } = choice;
  const serving = {
    port,
    listenAddress: host,
    webDir,
    retention: retentionOf(choice),
    limits: limitsOf(choice),
    ...(botThreads !== undefined && { botThreads }),
    ...(trustProxy !== undefined && { trustProxy }),
    ...(origin !== undefined && { origin }),
    ...mailOf(choice, words),
    ...openIdOf(choice, words),
    ...(choice.requireInvitation && { requireInvitation: true }),
    ...(choice.webhooksAnywhere && { webhooks: { allowPrivate: true, allowHttp: true } }),
    ...(logLevel !== undefined && { logLevel }),
    ...(metricsPort !== undefined && { metrics: { host: metricsHost, port: metricsPort } }),
  };
  try {
    if (database === undefined) {
      return await startServer({ ...serving, dataDir, newSecret: choice.newSecret === true });
    }
    if (choice.newSecret) throw new CommandFault(words.newSecretNotHere);
    const shared: ClusterOptions = { database, secret: secretOf(choice, words), ...(nats !== undefined && { nats }) };
    return await startSharedServer({ ...serving, shared });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw new CommandFault(words.portTaken(portOf(error) ?? port));
    if (code === 'EACCES') throw new CommandFault(words.noPermission(port, dataDir));
    if (error instanceof FolderTaken) throw new CommandFault(words.folderTaken(dataDir));
    if (error instanceof NoFolder) throw new CommandFault(words.noFolder(dataDir));
    if (error instanceof NewerData) throw new CommandFault(words.newerData(placeOf(choice, dataDir)));
    if (error instanceof SecretLost) throw new CommandFault(words.secretLost(error.file));
    if (error instanceof SecretPresent) throw new CommandFault(words.secretPresent(error.file));
    throw storeFault(error, words, dataDir);
  }
}

/** Describes where matches are stored, without a password. */
function placeOf({ database }: ServeOptions, dataDir: string): string {
  if (database === undefined) return dataDir;
  if (!URL.canParse(database)) return 'PostgreSQL';
  const { protocol, host, pathname } = new URL(database);
  return `${protocol}//${host}${pathname}`;
}

/** Serves until SIGINT or SIGTERM, then shuts down gracefully: no acknowledged action is lost. */
export async function runServe(choice: ServeOptions): Promise<void> {
  const words = wordsFor(choice);
  const { serve, faults } = words;
  if (!existsSync(webDir)) throw new CommandFault(faults.notBuilt);
  const dataDir = resolve(choice.data);
  const server = await start(choice, dataDir, words);
  // Listens for signals first: a program that has read the line may stop the server.
  const stopSignal = untilStopSignal();
  if (server.origin === null) process.stderr.write(`levante: ${serve.noOrigin}\n`);
  process.stdout.write(`${serve.at(server.url, placeOf(choice, dataDir))}\n`);
  await stopSignal;
  process.stdout.write(`${serve.stopping}\n`);
  await server.stop();
}
