import { type Bell, type BotPort, LocalBell, Presence, type Shared } from '@levante/host';
import type { Logger } from 'pino';
import { takeFolder } from '../database/folder.ts';
import { openPostgres } from '../database/postgres/database.ts';
import { probeFolder } from '../database/probe.ts';
import type { SqlAccess } from '../database/sql-access.ts';
import type { Counts } from '../http/counts.ts';
import { Signer } from '../http/signer.ts';
import type { Unreadable } from '../matches/store/list.ts';
import { type MatchStores, openSqliteStores, postgresStores } from '../matches/store/match-stores.ts';
import { PostgresShared } from '../matches/store/postgres/shared.ts';
import type { RetentionPolicy } from '../matches/store/retention.ts';
import { BELL_SUBJECTS, NatsBell } from '../nats/bell.ts';
import { Bus } from '../nats/bus.ts';
import { NatsFollowedElsewhere } from '../nats/followed-elsewhere.ts';
import { NatsMatchBell } from '../nats/match-bell.ts';
import { NatsPresenceBus } from '../nats/presence-bus.ts';
import { RemoteBots } from '../nats/remote-bots.ts';
import { SYSTEM_TIME } from './machine.ts';
import { Readiness } from './readiness.ts';
import { keysIn, readSecret } from './secret.ts';
import { PostgresCounts } from './shared-counts.ts';

/** The storage and messaging that a server runs on. */
export interface Backend {
  readonly stores: MatchStores;
  /** Access to the tables of sessions and accounts. */
  readonly access: SqlAccess;
  readonly signer: Signer;
  readonly bell: Bell;
  /** Rings with a person whose keys have changed, so that every server ends that person's streams. */
  readonly keyBell: Bell;
  /** Rings when the list of open tables may have changed. */
  readonly tablesBell: Bell;
  /** Rings with a match whose chat has changed. */
  readonly chatBell: Bell;
  /** People who have a match open, on all servers; null if servers are not connected. */
  readonly presence: Presence | null;
  /** Coordination with other servers; null for a single server. */
  readonly shared: Shared | null;
  /** Limits counted across servers; null for a single server. */
  readonly counts: Counts | null;
  /** Creates a client of remote bots; null without remote workers. */
  readonly bots: (() => BotPort) | null;
  /** The database's folder and file; null for a remote database. */
  readonly disk: { readonly folder: string; readonly database: string } | null;
  /** Checks whether the store can be read and written. */
  readonly readiness: Readiness;
  /** Closes everything. Call it once, after the last use. */
  close(): Promise<void>;
}

/** Connections of a cluster's servers. */
export interface ClusterOptions {
  /** Address of the database, `postgres://…`. */
  readonly database: string;
  /** Keys that sign identities, the same on all servers; `keysIn` describes the format. */
  readonly secret: string;
  /** Address of NATS, `nats://…`, for bells and for bots of workers. */
  readonly nats?: string;
}

/** Polling interval for commits of other servers, without a bell and with one. */
const POLL_MS = { alone: 1000, withBell: 3000 } as const;

/** An id that no match has, to test reads. */
const NO_MATCH = '';

const unreadableOn =
  (log: Logger): Unreadable =>
  (match, err) =>
    log.error({ match, err }, 'match-unreadable');

/** A data folder, and how to open it. */
export interface FolderOptions {
  readonly dataDir: string;
  /** Whether to replace a lost secret, which signs all people out. Default: no. */
  readonly newSecret?: boolean;
  /** Called with the database of the folder, which is locked, before it is opened. */
  readonly opening: (database: string) => Promise<void>;
}

/** Opens a data folder for this server only. Throws `SecretLost` and `SecretPresent`. */
export async function folderBackend(
  { dataDir, newSecret = false, opening }: FolderOptions,
  retention: RetentionPolicy,
  log: Logger,
): Promise<Backend> {
  const folder = await takeFolder(dataDir);
  try {
    const replaced = (): void => log.warn({ file: folder.secret }, 'new-secret');
    const signer = new Signer(await readSecret(folder, { isNew: newSecret, replaced }));
    await opening(folder.database);
    const stores = await openSqliteStores(folder.database, undefined, {
      unreadable: unreadableOn(log),
      retention,
      wrote: (error) => readiness.wrote(error),
    });
    const probe = async (): Promise<void> => {
      await probeFolder(dataDir);
      await stores.retention.probe();
    };
    const readiness = new Readiness({ read: () => stores.matches.read(NO_MATCH), probe, now: () => performance.now() });
    const presence = new Presence({ time: SYSTEM_TIME });
    const close = async (): Promise<void> => {
      presence.stop();
      await stores.close();
      folder.release();
    };
    return {
      stores,
      access: stores.access,
      signer,
      bell: new LocalBell(),
      keyBell: new LocalBell(),
      tablesBell: new LocalBell(),
      chatBell: new LocalBell(),
      presence,
      shared: null,
      counts: null,
      bots: null,
      disk: { folder: dataDir, database: folder.database },
      readiness,
      close,
    };
  } catch (error) {
    folder.release();
    throw error;
  }
}

/** Opens a database shared by any number of servers. */
export async function sharedBackend(
  options: ClusterOptions,
  retention: RetentionPolicy,
  log: Logger,
): Promise<Backend> {
  const { database, secret, nats } = options;
  const signer = new Signer(keysIn(secret, 'the secret'));
  const db = await openPostgres(database);
  const failed = (err: unknown): void => log.error({ err }, 'shared-failed');
  const stores = postgresStores(db, {
    unreadable: unreadableOn(log),
    retention,
    wrote: (error) => readiness.wrote(error),
  });
  const readiness = new Readiness({
    read: () => stores.matches.read(NO_MATCH),
    probe: () => stores.retention.probe(),
    now: () => performance.now(),
  });
  const counts = new PostgresCounts(db, { failed });
  const bus = nats === undefined ? null : new Bus(nats);
  const followedElsewhere = bus && new NatsFollowedElsewhere(bus);
  const presence = bus && new Presence({ time: SYSTEM_TIME, bus: new NatsPresenceBus(bus) });
  return {
    stores,
    access: stores.access,
    signer,
    bell: bus && followedElsewhere ? new NatsMatchBell(bus, followedElsewhere) : new LocalBell(),
    keyBell: bus ? new NatsBell(bus, BELL_SUBJECTS.keys) : new LocalBell(),
    tablesBell: bus ? new NatsBell(bus, BELL_SUBJECTS.tables) : new LocalBell(),
    chatBell: bus ? new NatsBell(bus, BELL_SUBJECTS.chat) : new LocalBell(),
    presence,
    shared: new PostgresShared(db, {
      pollMs: bus ? POLL_MS.withBell : POLL_MS.alone,
      failed,
      ...(followedElsewhere && { followedElsewhere }),
    }),
    counts,
    bots: bus && (() => new RemoteBots(bus)),
    disk: null,
    readiness,
    close: async () => {
      presence?.stop();
      await bus?.close();
      await counts.close();
      await db.destroy();
    },
  };
}
