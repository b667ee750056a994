import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import type { Random } from '@levante/contract';
import { type OpenStore, openSharedStore } from '@levante/server';
import { AttendedProcess, NatsServer, noNats, noPostgres, PostgresServer } from '@levante/testkit/services';
import { newDataDir } from '../../bench/server-process.ts';
import { AttendedServer } from './attended-server.ts';
import type { Deployment, Disruption, OnCrash } from './deployment.ts';
import type { ScheduledDisruption } from './disruption-schedule.ts';
import { type ConnectionFaults, FaultyNetwork } from './faulty-network.ts';
import type { Pace } from './person-line.ts';
import { spawnWorker } from './worker-process.ts';

const SERVERS = 3;
const WORKERS = 2;

/** Rates of faults between servers, workers and their services: one in this number of chunks. */
const WITHIN = { delay: 200, cut: 5000, halve: 5000, silence: 10_000 } as const;

/** At this pace 200 tables keep two cores busy, with time to recover. */
const paceFor = (tables: number): Pace => ({
  thinkMs: Math.max(400, 40 * tables),
  retryMs: Math.max(200, 5 * tables),
  comeBackMs: Math.max(100, 5 * tables),
  silenceMs: Math.max(6000, 100 * tables),
});

/** Dependencies of a cluster. */
export interface ClusterParts {
  readonly root: string;
  readonly tables: number;
  readonly random: Random;
  readonly onCrash: OnCrash;
}

/** Three servers and two workers of a build, with their own PostgreSQL and NATS, connected through faulty networks. */
export class Cluster implements Deployment {
  readonly #folder: string;
  readonly #postgres: PostgresServer;
  readonly #database: AttendedProcess<true>;
  readonly #bus: AttendedProcess<true>;
  readonly #servers: readonly AttendedServer[];
  readonly #workers: readonly AttendedProcess<true>[];
  readonly #toDatabase: FaultyNetwork;
  readonly #toBus: FaultyNetwork;
  #next = 0;
  readonly pace: Pace;
  readonly disruptions: readonly Disruption[];

  private constructor(parts: ClusterParts, made: MadeServices) {
    const { root, onCrash, tables } = parts;
    const { folder, postgres, nats, toDatabase, toBus, databaseUrl, natsUrl } = made;
    this.#folder = folder;
    this.#postgres = postgres;
    this.#toDatabase = toDatabase;
    this.#toBus = toBus;
    this.pace = paceFor(tables);
    this.#database = new AttendedProcess(
      () => postgres.spawn(),
      () => onCrash('PostgreSQL'),
    );
    this.#bus = new AttendedProcess(
      () => nats.spawn(),
      () => onCrash('NATS'),
    );
    const shared = { database: databaseUrl, nats: natsUrl, secret: randomBytes(32).toString('hex') };
    this.#servers = Array.from(
      { length: SERVERS },
      (_, i) => new AttendedServer(root, shared, () => onCrash(`server ${i + 1}`)),
    );
    this.#workers = Array.from(
      { length: WORKERS },
      (_, i) =>
        new AttendedProcess(
          () => spawnWorker(root, natsUrl),
          () => onCrash(`worker ${i + 1}`),
        ),
    );
    this.disruptions = this.#allDisruptions();
  }

  /** Creates a cluster without starting it. Throws if PostgreSQL or NATS is not installed. */
  static async make(parts: ClusterParts): Promise<Cluster> {
    const missing = [noPostgres, noNats].filter((why) => why !== null);
    if (missing.length > 0) throw new CommandFault(`a cluster cannot be started here: ${missing.join('; ')}`);
    const folder = newDataDir();
    const [postgres, nats] = await Promise.all([PostgresServer.make(folder), NatsServer.make()]);
    const toDatabase = new FaultyNetwork(parts.random, () => postgres.addressOf(), WITHIN);
    const toBus = new FaultyNetwork(parts.random, () => nats.address, WITHIN);
    const databaseUrl = new URL(postgres.addressOf());
    databaseUrl.port = new URL(await toDatabase.listen()).port;
    const natsUrl = new URL(nats.address);
    natsUrl.port = new URL(await toBus.listen()).port;
    return new Cluster(parts, {
      folder,
      postgres,
      nats,
      toDatabase,
      toBus,
      databaseUrl: databaseUrl.href,
      natsUrl: natsUrl.href,
    });
  }

  get within(): Readonly<Record<string, ConnectionFaults>> {
    return { 'to PostgreSQL': this.#toDatabase.broken, 'to NATS': this.#toBus.broken };
  }

  async start(): Promise<void> {
    await Promise.all([this.#database.start(), this.#bus.start()]);
    // Pending migrations have no time limit, so a silent connection would hold up the first start forever.
    this.#toDatabase.calm();
    await this.#servers[0]?.start();
    this.#toDatabase.stir();
    await Promise.all([...this.#servers, ...this.#workers].map((one) => one.start()));
  }

  url(): string | null {
    const urls = this.#servers.flatMap(({ url }) => url ?? []);
    this.#next += 1;
    return urls[this.#next % urls.length] ?? null;
  }

  calm(): void {
    this.#toDatabase.calm();
    this.#toBus.calm();
  }

  correctClocks(): void {
    for (const server of this.#servers) server.correctClock();
  }

  async openStore(): Promise<OpenStore> {
    await Promise.all([...this.#servers, ...this.#workers].map((one) => one.end()));
    return await openSharedStore(this.#postgres.addressOf());
  }

  async drop(): Promise<void> {
    await Promise.all([...this.#servers, ...this.#workers].map((one) => one.drop()));
    await Promise.all([this.#database.drop(), this.#bus.drop()]);
    this.#toDatabase.close();
    this.#toBus.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #allDisruptions(): Disruption[] {
    const server = ({ which }: ScheduledDisruption): AttendedServer => chosen(this.#servers, which);
    const worker = ({ which }: ScheduledDisruption): AttendedProcess<true> => chosen(this.#workers, which);
    const killServer: Disruption = { name: 'server killed', act: (scheduled) => server(scheduled).kill() };
    const killWorker: Disruption = { name: 'worker killed', act: (scheduled) => worker(scheduled).kill() };
    const killBus: Disruption = { name: 'NATS killed', act: () => this.#bus.kill() };
    return [
      killServer,
      killServer,
      killServer,
      {
        name: 'server killed while it started',
        act: (scheduled) =>
          Promise.all([server(scheduled).kill(), pause(scheduled.spanMs / 5).then(() => server(scheduled).kill())]),
      },
      { name: 'all servers killed', act: () => Promise.all(this.#servers.map((one) => one.kill())) },
      { name: 'server stopped in order', act: (scheduled) => server(scheduled).stop() },
      { name: 'server frozen', act: (scheduled) => server(scheduled).freeze(scheduled.spanMs) },
      { name: "server's clock put forward", act: (scheduled) => server(scheduled).jump(scheduled.jumpMs) },
      { name: "server's clock put back", act: (scheduled) => server(scheduled).jump(-scheduled.jumpMs) },
      killWorker,
      killWorker,
      { name: 'worker frozen', act: (scheduled) => worker(scheduled).freeze(scheduled.spanMs) },
      killBus,
      killBus,
      { name: 'PostgreSQL killed', act: () => this.#database.kill() },
      { name: 'PostgreSQL stopped in order', act: () => this.#database.stop() },
      { name: 'connections to PostgreSQL cut', act: () => this.#toDatabase.cutAll() },
      { name: 'connections to NATS cut', act: () => this.#toBus.cutAll() },
    ];
  }
}

/** Shared services, and the network connections to them. */
interface MadeServices {
  readonly folder: string;
  readonly postgres: PostgresServer;
  readonly nats: NatsServer;
  readonly toDatabase: FaultyNetwork;
  readonly toBus: FaultyNetwork;
  readonly databaseUrl: string;
  readonly natsUrl: string;
}

function chosen<T>(all: readonly T[], which: number): T {
  const one = all[which % all.length];
  if (one === undefined) throw new Error('there is none');
  return one;
}
