import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { here } from './build-root.ts';
import {
  type ActionCosts,
  ClusterMeter,
  type ClusterReading,
  type IdleCosts,
  idleCosts,
  type Occupation,
} from './cluster-meter.ts';
import { type ClusterServices, startServices } from './cluster-services.ts';
import { DatabaseCounter } from './database-counts.ts';
import { type LoadExtent, type LoadFigures, measureLoad } from './load.ts';
import { percentile } from './percentile.ts';
import { newDataDir, ServerProcess } from './server-process.ts';

/** Extent of one run. */
export interface ClusterField extends LoadExtent {
  /** Services that are running; the others are started. */
  readonly database?: string;
  readonly nats?: string;
  /** Numbers of servers to compare. */
  readonly servers: readonly number[];
  readonly rounds: number;
}

/**
 * Placement of the people of a match: at different servers; all at the server that its id selects; or, with all other
 * matches, at the first server, while the other servers are idle.
 */
export type Placement = 'spread' | 'routed' | 'at the first';

/** A way to serve: SQLite on one server, or a number of servers on PostgreSQL. */
export interface Setup {
  readonly store: 'SQLite' | 'PostgreSQL';
  readonly servers: number;
  readonly matches: Placement;
}

/** Medians of all rounds with the same setup. */
export interface SetupFigures extends Setup {
  /** Acknowledged actions a second. */
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of CPU time of all clients per action. */
  readonly clients: number;
  readonly costs: ActionCosts;
  readonly occupation: Occupation;
  /** Null where it was not measured. */
  readonly idle: IdleCosts | null;
}

export interface ClusterComparison {
  readonly load: number;
  readonly setups: readonly SetupFigures[];
  /** Reason why statements are not counted; null if they are. */
  readonly noStatements: string | null;
}

/** One round of a setup. */
interface Round {
  readonly load: LoadFigures;
  readonly reading: ClusterReading;
  readonly idle: IdleCosts | null;
}

/** Dependencies of a round on PostgreSQL. */
interface Shared {
  readonly services: ClusterServices;
  readonly counter: DatabaseCounter;
  readonly secret: string;
}

/**
 * Actions of each server before costs are counted, so that its code is compiled (after 5,000, compiling still takes a
 * fifth of the CPU time). Otherwise several servers would cost more only because each compiles the same code.
 */
export const WARM_UP_ACTIONS = 15_000;

/** Number of servers of which all but one are idle. */
const WITH_IDLE = 2;

/**
 * Returns the setups of a comparison. One server cannot spread matches; with two, an idle one shows the cost of a
 * server that has nothing to do with a match.
 */
export function setupsOf(servers: readonly number[]): readonly Setup[] {
  const placements = (count: number): Placement[] => {
    if (count === 1) return ['routed'];
    return count === WITH_IDLE ? ['spread', 'routed', 'at the first'] : ['spread', 'routed'];
  };
  const ofPostgres = servers.flatMap((count) =>
    placements(count).map((matches): Setup => ({ store: 'PostgreSQL', servers: count, matches })),
  );
  return [{ store: 'SQLite', servers: 1, matches: 'routed' }, ...ofPostgres];
}

async function measureSqlite(field: ClusterField): Promise<Round> {
  const folder = newDataDir();
  const server = await ServerProcess.start(here, folder, { isSampling: false });
  try {
    const meter = new ClusterMeter({
      servers: [server].flatMap(({ pid }) => pid ?? []),
      services: null,
      counter: null,
    });
    const load = await measureLoad([server], field, { meter, warmUpActions: WARM_UP_ACTIONS });
    return { load, reading: await meter.reading(), idle: null };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measurePostgres(setup: Setup, field: ClusterField, shared: Shared): Promise<Round> {
  const { services, counter, secret } = shared;
  const running: ServerProcess[] = [];
  try {
    await counter.settle();
    for (let i = 0; i < setup.servers; i++) {
      running.push(
        await ServerProcess.start(
          here,
          { database: services.database, nats: services.nats, secret },
          { isSampling: false },
        ),
      );
    }
    const parts = { servers: running.flatMap(({ pid }) => pid ?? []), services, counter };
    const idle = setup.matches === 'at the first' ? await idleCosts(parts) : null;
    const meter = new ClusterMeter(parts);
    const loaded = setup.matches === 'at the first' ? running.slice(0, 1) : running;
    const load = await measureLoad(loaded, field, {
      isRouted: setup.matches === 'routed',
      meter,
      warmUpActions: WARM_UP_ACTIONS,
    });
    return { load, reading: await meter.reading(), idle };
  } finally {
    await Promise.all(running.map((server) => server.stop()));
  }
}

/** Returns the median of the known values; null if there is none. */
function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.flatMap((value) => value ?? []);
  return known.length === 0 ? null : percentile(known, 0.5);
}

function medianCosts(all: readonly ActionCosts[]): ActionCosts {
  const of = (cost: (one: ActionCosts) => number | null): number | null => medianOf(all.map(cost));
  const counted = all.flatMap(({ statements }) => (statements === null ? [] : [statements]));
  const kinds = [...new Set(counted.flatMap((one) => Object.keys(one)))];
  const statements = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      percentile(
        counted.map((one) => one[kind] ?? 0),
        0.5,
      ),
    ]),
  );
  return {
    mainThreads: of((one) => one.mainThreads),
    leastServer: of((one) => one.leastServer),
    servers: of((one) => one.servers),
    database: of((one) => one.database),
    bus: of((one) => one.bus),
    statements: counted.length === 0 ? null : statements,
    syncs: of((one) => one.syncs),
    syncMs: of((one) => one.syncMs),
    received: of((one) => one.received),
    sent: of((one) => one.sent),
    connections: of((one) => one.connections),
  };
}

function medianOccupation(all: readonly Occupation[]): Occupation {
  const of = (share: (one: Occupation) => number | null): number | null => medianOf(all.map(share));
  return {
    cores: of((one) => one.cores),
    others: of((one) => one.others),
    stolen: of((one) => one.stolen),
    server: of((one) => one.server),
    clients: of((one) => one.clients),
    syncing: of((one) => one.syncing),
  };
}

function medianIdle(all: readonly IdleCosts[]): IdleCosts | null {
  if (all.length === 0) return null;
  return { server: medianOf(all.map(({ server }) => server)), database: medianOf(all.map(({ database }) => database)) };
}

function mediansOf(setup: Setup, rounds: readonly Round[]): SetupFigures {
  const of = (figure: (load: LoadFigures) => number): number =>
    percentile(
      rounds.map(({ load }) => figure(load)),
      0.5,
    );
  return {
    ...setup,
    perSecond: of((load) => load.perSecond),
    p50: of((load) => load.p50),
    p99: of((load) => load.p99),
    clients: of((load) => load.clientPerAction),
    costs: medianCosts(rounds.map(({ reading }) => reading.costs)),
    occupation: medianOccupation(rounds.map(({ reading }) => reading.occupation)),
    idle: medianIdle(rounds.flatMap(({ idle }) => idle ?? [])),
  };
}

/**
 * Measures SQLite and each number of servers on PostgreSQL in turn, so that other load on the machine affects all
 * alike. `onStep` receives the current step.
 */
export async function compareClusters(field: ClusterField, onStep: (what: string) => void): Promise<ClusterComparison> {
  const [load = 0] = loadavg();
  const services = await startServices(field);
  let counter: DatabaseCounter | null = null;
  try {
    counter = await DatabaseCounter.open(services.database);
    const shared = { services, counter, secret: randomBytes(32).toString('hex') };
    const all = setupsOf(field.servers).map((setup) => ({ setup, rounds: [] as Round[] }));
    for (let round = 1; round <= field.rounds; round++) {
      for (const { setup, rounds } of all) {
        onStep(`round ${round}: ${setup.store}, servers: ${setup.servers}, matches ${setup.matches}`);
        rounds.push(await (setup.store === 'SQLite' ? measureSqlite(field) : measurePostgres(setup, field, shared)));
      }
    }
    const setups = all.map(({ setup, rounds }) => mediansOf(setup, rounds));
    return { load, setups, noStatements: counter.noStatements };
  } finally {
    await counter?.close();
    await services.stop();
  }
}
