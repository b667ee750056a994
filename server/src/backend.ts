import { type Bell, type BotPort, LocalBell, type Shared, type Store } from '@levante/host';
import type { Logger } from 'pino';
import type { Counts } from './http/counts.ts';
import { Signer } from './http/signer.ts';
import { BELL_SUBJECTS, NatsBell } from './nats/bell.ts';
import { Bus } from './nats/bus.ts';
import { NatsFollowedElsewhere } from './nats/followed-elsewhere.ts';
import { RemoteBots } from './nats/remote-bots.ts';
import { Readiness } from './readiness.ts';
import { keysIn, readSecret } from './secret.ts';
import { takeFolder } from './store/folder.ts';
import type { Unreadable } from './store/list.ts';
import type { NoticeSource } from './store/notices.ts';
import type { People } from './store/people.ts';
import { PostgresCounts } from './store/postgres/counts.ts';
import { openPostgres } from './store/postgres/database.ts';
import { PostgresShared } from './store/postgres/shared.ts';
import { PostgresStore } from './store/postgres/store.ts';
import { probeFolder } from './store/probe.ts';
import type { Retention, RetentionPolicy } from './store/retention.ts';
import { SqliteStore } from './store/sqlite.ts';

/** What a server keeps everything in, and what it has from there. */
export interface Backend {
  readonly store: Store & People & Retention & NoticeSource;
  readonly signer: Signer;
  readonly bell: Bell;
  /** Rings with a person whose keys have changed, so that every server ends that person's streams. */
  readonly keyBell: Bell;
  /** Null where nobody else works on the store. */
  readonly shared: Shared | null;
  /** What all servers count together; null where there is no other. */
  readonly counts: Counts | null;
  /** Makes what asks the bots of other machines; null where there are none. */
  readonly bots: (() => BotPort) | null;
  /** The folder of the database, and the database itself; null where it is elsewhere. */
  readonly disk: { readonly folder: string; readonly database: string } | null;
  /** Whether the store can be read and written. */
  readonly readiness: Readiness;
  /** Called once, when nothing uses it any more. */
  close(): Promise<void>;
}

/** Where servers that share everything have it. */
export interface ClusterOptions {
  /** The database's address, `postgres://…`. */
  readonly database: string;
  /** The keys that sign identities, the same for all servers: `readSecret` says how they are written. */
  readonly secret: string;
  /** The address of NATS, `nats://…`, where the servers hear of each other's commits and ask the bots of workers. */
  readonly nats?: string;
}

/** How soon what another server committed is found where no ring told of it: without a bell for all, and with one. */
const POLL_MS = { alone: 1000, withBell: 3000 } as const;

/** An id that no match has. */
const NO_MATCH = '';

const unreadableOn =
  (log: Logger): Unreadable =>
  (match, err) =>
    log.error({ match, err }, 'match-unreadable');

/** A folder that this server has for itself alone. */
export async function folderBackend(dataDir: string, retention: RetentionPolicy, log: Logger): Promise<Backend> {
  const folder = await takeFolder(dataDir);
  try {
    const signer = new Signer(await readSecret(folder.secret));
    const store = await SqliteStore.open(folder.database, undefined, {
      ...{ unreadable: unreadableOn(log), retention },
      wrote: (error) => readiness.wrote(error),
    });
    const probe = async (): Promise<void> => {
      await probeFolder(dataDir);
      await store.probe();
    };
    const readiness = new Readiness({ read: () => store.read(NO_MATCH), probe, now: () => performance.now() });
    const close = async (): Promise<void> => {
      await store.close();
      folder.release();
    };
    return {
      store,
      signer,
      bell: new LocalBell(),
      keyBell: new LocalBell(),
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

/** A database that any number of servers share. */
export async function sharedBackend(
  options: ClusterOptions,
  retention: RetentionPolicy,
  log: Logger,
): Promise<Backend> {
  const { database, secret, nats } = options;
  const signer = new Signer(keysIn(secret, 'the secret'));
  const db = await openPostgres(database);
  const failed = (err: unknown): void => log.error({ err }, 'shared-failed');
  const store = new PostgresStore(db, {
    ...{ unreadable: unreadableOn(log), retention },
    wrote: (error) => readiness.wrote(error),
  });
  const readiness = new Readiness({
    read: () => store.read(NO_MATCH),
    probe: () => store.probe(),
    now: () => performance.now(),
  });
  const counts = new PostgresCounts(db, { failed });
  const bus = nats === undefined ? null : new Bus(nats);
  return {
    store,
    signer,
    bell: bus ? new NatsBell(bus) : new LocalBell(),
    keyBell: bus ? new NatsBell(bus, BELL_SUBJECTS.keys) : new LocalBell(),
    shared: new PostgresShared(db, {
      pollMs: bus ? POLL_MS.withBell : POLL_MS.alone,
      failed,
      ...(bus && { followedElsewhere: new NatsFollowedElsewhere(bus) }),
    }),
    counts,
    bots: bus && (() => new RemoteBots(bus)),
    disk: null,
    readiness,
    close: async () => {
      await bus?.close();
      await counts.close();
      await db.destroy();
    },
  };
}
