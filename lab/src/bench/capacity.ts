import type { Placement } from './cluster-figures.ts';
import { type MeasuredCosts, serversOfMatch } from './measured-costs.ts';

/** Machines whose capacity is computed. */
export interface CapacityPlan {
  /** Number of machines with servers; database and bus have one more each. */
  readonly machines: number;
  readonly matches: Placement;
  /** Number of cores of each machine. */
  readonly cores: number;
  /** Mean time between two actions of a table. */
  readonly secondsPerAction: number;
  /** Planned share of the busiest part. */
  readonly busy: number;
  /** Milliseconds of a sync on the database's disk. */
  readonly syncMs: number;
}

export type CapacityPart = "servers' CPU" | "database's CPU" | 'syncs' | "bus's CPU";

export interface Capacity {
  /** Maximum number of actions a second of each part. */
  readonly limits: Readonly<Record<CapacityPart, number>>;
  readonly saturatedFirst: CapacityPart;
  /** Number of live tables at the planned load, and their actions a second. */
  readonly tables: number;
  readonly perSecond: number;
  /**
   * Mean milliseconds of an action in servers, database and sync at the planned load; null if there is room for none.
   */
  readonly meanMs: number | null;
  /** Number of connections to the database, and messages a second that the bus receives and sends. */
  readonly connections: number;
  readonly messages: number;
}

const US_PER_SECOND = 1_000_000;
const US_PER_MS = 1000;
/** A commit waits for half of the sync in progress, and for its own. */
const SYNCS_PER_COMMIT = 1.5;
/** Maximum number of commits that a server has in progress: two statements of 64 each (`CommitQueue` of the server). */
export const MAX_COMMITS_IN_PROGRESS = 128;

/**
 * Returns the probability that a request waits in an M/M/c queue (Erlang C): requests arrive at random, service times are
 * exponentially distributed, `workers` serve one queue. `busy` is below 1.
 */
export function waitShare(workers: number, busy: number): number {
  // Erlang B by its recursion, then C from B.
  let blocked = 1;
  const offered = workers * busy;
  for (let i = 1; i <= workers; i++) blocked = (offered * blocked) / (i + offered * blocked);
  return blocked / (1 - busy * (1 - blocked));
}

/** Returns the mean time in an M/M/c queue, in units of the service time. */
export function timeInQueue(workers: number, busy: number): number {
  return 1 + waitShare(workers, busy) / (workers * (1 - busy));
}

/** Returns the microseconds a second that are left of cores. */
const free = (cores: number, used: number): number => Math.max(0, cores * US_PER_SECOND - used);

/** Computes the load that machines can handle at these costs. */
export function capacityOf(costs: MeasuredCosts, plan: CapacityPlan): Capacity {
  const { machines, matches, cores, syncMs } = plan;
  const servers = machines * cores;
  const followers = serversOfMatch(servers, costs.players, matches) - 1;
  const serverUs = costs.server.own + costs.server.follower * followers + costs.server.other * (servers - 1);
  const databaseUs = costs.database.own + costs.database.follower * followers;
  const messages = costs.bus.received + costs.bus.follower * followers + costs.bus.other * (servers - 1);
  const connections = costs.connections * servers;
  const limits: Record<CapacityPart, number> = {
    "servers' CPU": (servers * free(1, costs.server.idle)) / serverUs,
    "database's CPU": free(cores, costs.database.idle * servers) / databaseUs,
    syncs: (servers * MAX_COMMITS_IN_PROGRESS) / ((SYNCS_PER_COMMIT * syncMs) / 1000),
    "bus's CPU": (cores * US_PER_SECOND) / (costs.bus.message * messages),
  };
  const parts: CapacityPart[] = ["servers' CPU", "database's CPU", 'syncs', "bus's CPU"];
  const saturatedFirst = parts.reduce((least, part) => (limits[part] < limits[least] ? part : least));
  const perSecond = plan.busy * limits[saturatedFirst];
  const busyOf = (part: CapacityPart): number => perSecond / limits[part];
  const serverMs = (serverUs / US_PER_MS) * timeInQueue(1, busyOf("servers' CPU"));
  const databaseMs = (databaseUs / US_PER_MS) * timeInQueue(cores, busyOf("database's CPU"));
  return {
    limits,
    saturatedFirst,
    perSecond,
    connections,
    tables: Math.floor(perSecond * plan.secondsPerAction),
    meanMs: perSecond === 0 ? null : serverMs + databaseMs + SYNCS_PER_COMMIT * syncMs,
    messages: messages * perSecond,
  };
}

/** Computes the load that one server with SQLite can handle. Its main thread has one core. */
export function sqliteCapacity({ sqlite }: MeasuredCosts, { busy, secondsPerAction, cores }: CapacityPlan) {
  const limit = Math.min(US_PER_SECOND / sqlite.mainThread, (cores * US_PER_SECOND) / sqlite.server);
  return { limit, tables: Math.floor(busy * limit * secondsPerAction) };
}
