import { setTimeout as pause } from 'node:timers/promises';
import { isObject } from '@levante/contract';
import type { ClusterServices } from './cluster-services.ts';
import type { DatabaseCounter, DatabaseCounts } from './database-counts.ts';
import type { LoadMeter } from './load.ts';
import { CORES, type CoreTime, coreTime, mainThreadTime, treeTime } from './process-time.ts';

/** Costs of acknowledged actions, each null if unknown. */
export interface ActionCosts {
  /** Microseconds of CPU time per action. */
  readonly servers: number | null;
  readonly database: number | null;
  readonly bus: number | null;
  /** CPU time per action of the servers' main threads, and of the least busy server. */
  readonly mainThreads: number | null;
  readonly leastServer: number | null;
  /** Number of SQL statements per action, by kind. */
  readonly statements: Readonly<Record<string, number>> | null;
  /** Number of syncs of the write-ahead log per action, and the milliseconds of each. */
  readonly syncs: number | null;
  readonly syncMs: number | null;
  /** Number of messages per action that the bus receives and sends. */
  readonly received: number | null;
  readonly sent: number | null;
  /** Number of connections to the database. */
  readonly connections: number | null;
}

/** Microseconds of CPU time per second and server while no person plays; null if unknown. */
export interface IdleCosts {
  readonly server: number | null;
  readonly database: number | null;
}

/** Load of the machine, as shares of the time; null if unknown. */
export interface Occupation {
  /** Of all cores: busy, busy with processes that do not belong to the measurement, and lost to other virtual machines. */
  readonly cores: number | null;
  readonly others: number | null;
  readonly stolen: number | null;
  /** Of one core: the main thread of the busiest server, and the main thread of the clients. */
  readonly server: number | null;
  readonly clients: number | null;
  /** Share of the time in which the database waited for a sync. */
  readonly syncing: number | null;
}

export interface ClusterReading {
  readonly costs: ActionCosts;
  readonly occupation: Occupation;
}

/** Processes and services of a measurement. */
export interface MeasuredParts {
  readonly servers: readonly number[];
  /** Null with SQLite. */
  readonly services: ClusterServices | null;
  readonly counter: DatabaseCounter | null;
}

/** Everything that is read at the beginning and at the end. */
interface Snapshot {
  readonly at: number;
  readonly servers: readonly (number | null)[];
  readonly database: number | null;
  readonly bus: number | null;
  readonly clients: number | null;
  readonly cores: CoreTime | null;
  readonly serverThreads: readonly (number | null)[];
  readonly clientThread: number | null;
  /** Requested at the same moment. */
  readonly counts: Promise<DatabaseCounts | null>;
  readonly messages: Promise<BusCounts | null>;
}

interface BusCounts {
  readonly received: number;
  readonly sent: number;
}

async function busCounts(monitor: string | null): Promise<BusCounts | null> {
  if (monitor === null) return null;
  const figures: unknown = await (await fetch(`${monitor}/varz`)).json();
  if (!isObject(figures)) return null;
  const { in_msgs: received, out_msgs: sent } = figures;
  return typeof received === 'number' && typeof sent === 'number' ? { received, sent } : null;
}

const difference = (from: number | null | undefined, to: number | null | undefined): number | null =>
  from === null || from === undefined || to === null || to === undefined ? null : to - from;
/** Returns the differences that are known. */
const differences = (from: readonly (number | null)[], to: readonly (number | null)[]): number[] =>
  to.flatMap((value, i) => difference(from[i], value) ?? []);
const sumOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0);
const dividedBy = (value: number | null, by: number | null): number | null =>
  value === null || by === null ? null : value / by;

/** New servers have work to do, which is not measured. */
const SETTLE_MS = 2000;
const IDLE_MS = 4000;

/** Measures the CPU time of servers while no person plays. */
export async function idleCosts({ servers, services }: MeasuredParts): Promise<IdleCosts> {
  const pid = services?.databasePid ?? null;
  const read = (): (number | null)[] => [treeTime(servers), pid === null ? null : treeTime([pid])];
  await pause(SETTLE_MS);
  const [server0, database0] = read();
  await pause(IDLE_MS);
  const [server1, database1] = read();
  const serverSeconds = (servers.length * IDLE_MS) / 1000;
  return {
    server: dividedBy(difference(server0, server1), serverSeconds),
    database: dividedBy(difference(database0, database1), serverSeconds),
  };
}

/** Reads the CPU time of servers, database and bus, the counters of database and bus, and the load of the machine. */
export class ClusterMeter implements LoadMeter {
  readonly #parts: MeasuredParts;
  #before: Snapshot | null = null;
  #reading: Promise<ClusterReading> | null = null;

  constructor(parts: MeasuredParts) {
    this.#parts = parts;
  }

  begin(): void {
    this.#before = this.#snapshot();
  }

  end(actions: number): void {
    if (this.#before === null) throw new Error('the measurement has not begun');
    this.#reading = readingOf(this.#before, this.#snapshot(), actions);
  }

  async reading(): Promise<ClusterReading> {
    if (this.#reading === null) throw new Error('the measurement has not ended');
    return await this.#reading;
  }

  #snapshot(): Snapshot {
    const { servers, services, counter } = this.#parts;
    const { user, system } = process.cpuUsage();
    const timeOf = (pid: number | null | undefined): number | null => (pid == null ? null : treeTime([pid]));
    return {
      counts: counter?.read() ?? Promise.resolve(null),
      messages: busCounts(services?.monitor ?? null),
      at: performance.now() * 1000,
      servers: servers.map(timeOf),
      database: timeOf(services?.databasePid),
      bus: timeOf(services?.natsPid),
      clients: user + system,
      cores: coreTime(),
      serverThreads: servers.map(mainThreadTime),
      clientThread: mainThreadTime(process.pid),
    };
  }
}

function statementsBetween(
  before: DatabaseCounts,
  after: DatabaseCounts,
  actions: number,
): Record<string, number> | null {
  const { statements } = before;
  if (statements === null || after.statements === null) return null;
  return Object.fromEntries(
    [...after.statements].map(([kind, count]) => [kind, (count - (statements.get(kind) ?? 0)) / actions]),
  );
}

async function readingOf(before: Snapshot, after: Snapshot, actions: number): Promise<ClusterReading> {
  const [counts0, counts1] = await Promise.all([before.counts, after.counts]);
  const [bus0, bus1] = await Promise.all([before.messages, after.messages]);
  const wall = after.at - before.at;
  const [database, bus, clients] = (['database', 'bus', 'clients'] as const).map((part) =>
    difference(before[part], after[part]),
  );
  const each = differences(before.servers, after.servers);
  const servers = sumOf(each);
  const coreWall = difference(before.cores?.all, after.cores?.all);
  const busy = difference(before.cores?.busy, after.cores?.busy);
  const own = [servers, database, bus, clients].reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const syncs = difference(counts0?.syncs?.count, counts1?.syncs?.count);
  const syncMs = difference(counts0?.syncs?.ms, counts1?.syncs?.ms);
  const threads = differences(before.serverThreads, after.serverThreads);
  return {
    costs: {
      servers: dividedBy(servers, actions),
      database: dividedBy(database ?? null, actions),
      bus: dividedBy(bus ?? null, actions),
      mainThreads: dividedBy(sumOf(threads), actions),
      leastServer: each.length === 0 ? null : Math.min(...each) / actions,
      statements: counts0 && counts1 && statementsBetween(counts0, counts1, actions),
      syncs: dividedBy(syncs, actions),
      syncMs: syncs === 0 ? null : dividedBy(syncMs, syncs),
      received: dividedBy(difference(bus0?.received, bus1?.received), actions),
      sent: dividedBy(difference(bus0?.sent, bus1?.sent), actions),
      connections: counts1?.connections ?? null,
    },
    occupation: {
      cores: dividedBy(busy, coreWall),
      others: busy === null ? null : Math.max(0, busy - own) / (wall * CORES),
      stolen: dividedBy(difference(before.cores?.stolen, after.cores?.stolen), coreWall),
      server: threads.length === 0 ? null : Math.max(...threads) / wall,
      clients: dividedBy(difference(before.clientThread, after.clientThread), wall),
      syncing: syncMs === null ? null : (syncMs * 1000) / wall,
    },
  };
}
