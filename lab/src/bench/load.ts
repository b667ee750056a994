import { setTimeout as pause } from 'node:timers/promises';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { GAMES } from '@levante/games/rules';
import { BenchTable, type Count } from './bench-table.ts';
import { actionsPerMatch } from './match-length.ts';
import type { Delays, ServedFigures } from './measured-server.ts';
import { percentile } from './percentile.ts';
import type { ServerProcess } from './server-process.ts';

/** Extent of a load test: game, number of tables, duration. */
export interface LoadExtent {
  readonly game: string;
  readonly players: number;
  readonly tables: number;
  readonly seconds: number;
  /** Mean pause of a table before each action, in milliseconds; 0 for none. */
  readonly think: number;
}

/** Reads further figures at the beginning and at the end of a load test, both without delay. */
export interface LoadMeter {
  begin(): void;
  /** `actions`: number of acknowledged actions since the beginning. */
  end(actions: number): void;
}

/** Options of a load test. */
export interface LoadOptions {
  /** The requests of a match all go to one server, chosen by its id. */
  readonly isRouted?: boolean;
  readonly meter?: LoadMeter;
  /**
   * Actions of each server before counting begins, as long as that takes at most `MAX_WARM_UP` times the duration for each.
   * Default: 0.
   */
  readonly warmUpActions?: number;
}

export interface LoadFigures {
  /** Acknowledged actions a second. */
  readonly perSecond: number;
  /** Milliseconds from a request to the event at every seat. */
  readonly p50: number;
  readonly p99: number;
  readonly delay: ServedFigures['delay'];
  /** Microseconds of CPU time per action in the server: the figure that depends least on other load. */
  readonly cpuPerAction: number;
  /** The same for all clients, which are in one process. */
  readonly clientPerAction: number;
}

/** Describes the pace of the tables. */
export function paceOf(think: number): string {
  const after = 'each as soon as all have received the one before';
  return think === 0 ? after : `${after} and ${think.toLocaleString('en-GB')} ms on average have passed`;
}

/** Shortest time before counting begins. */
const WARM_UP_MS = 2000;
/** Maximum warm-up time per server, as a multiple of the duration. */
export const MAX_WARM_UP = 2;
const LOOK_MS = 100;

/** Waits until a number of actions have been acknowledged, at most `maxMs`. */
async function warmedUp(count: Count, actions: number, maxMs: number): Promise<void> {
  const end = performance.now() + maxMs;
  await pause(WARM_UP_MS);
  while (count.acknowledged < actions && performance.now() < end) await pause(LOOK_MS);
}

/** Returns the event-loop delays of the slowest of several servers. */
function worstOf(figures: readonly ServedFigures[]): Delays {
  const most = (of: (delay: Delays) => number): number => Math.max(...figures.map(({ delay }) => of(delay)));
  return {
    p50: most(({ p50 }) => p50),
    p99: most(({ p99 }) => p99),
    p999: most(({ p999 }) => p999),
    most: most((one) => one.most),
  };
}

/**
 * Returns the number of actions after which each table abandons its first match, so that equally many matches begin at any
 * time. If all began together, the load would depend on whether they end during the measurement.
 */
function firstActionsOf({ game, players, tables }: LoadExtent): readonly number[] {
  const entry = GAMES.get(game);
  if (!entry) throw new CommandFault(`there is no game ${game}`);
  const length = actionsPerMatch(entry, players);
  return Array.from({ length: tables }, (_, i) => Math.ceil((length * (i + 1)) / tables));
}

/**
 * Plays tables through the API with clients that choose at random, and counts the acknowledged actions. Unless matches are
 * routed, the people of a table connect to all servers in turn.
 */
export async function measureLoad(
  servers: readonly ServerProcess[],
  extent: LoadExtent,
  { isRouted = false, meter, warmUpActions = 0 }: LoadOptions = {},
): Promise<LoadFigures> {
  const count: Count = { acknowledged: 0, latencies: [] };
  // Each table starts at the next server.
  const urlsFrom = (first: number): string[] => servers.map((_, i) => servers[(first + i) % servers.length]?.url ?? '');
  // No person thinks until the code is compiled, which would take minutes at the pace of people.
  const pace = { think: warmUpActions > 0 ? 0 : extent.think };
  const tableExtent = { ...extent, isRouted, pace };
  const tables = firstActionsOf(extent).map(
    (firstActions, i) => new BenchTable(urlsFrom(i), tableExtent, count, firstActions),
  );
  const running = Promise.all(tables.map((table) => table.run()));
  const failed = running.then(() => {});
  await Promise.race([Promise.all(tables.map(({ played }) => played)), failed]);
  const maxWarmUpMs = MAX_WARM_UP * extent.seconds * 1000 * servers.length;
  await Promise.race([warmedUp(count, warmUpActions * servers.length, maxWarmUpMs), failed]);
  if (pace.think !== extent.think) {
    pace.think = extent.think;
    // Until each table has thought.
    await Promise.race([pause(2 * extent.think), failed]);
  }
  await Promise.all(servers.map((server) => server.mark()));
  const client = process.cpuUsage();
  meter?.begin();
  const began = performance.now();
  Object.assign(count, { acknowledged: 0 });
  count.latencies.length = 0;
  await Promise.race([pause(extent.seconds * 1000), failed]);
  const perSecond = count.acknowledged / ((performance.now() - began) / 1000);
  const latencies = [...count.latencies];
  const counted = count.acknowledged;
  meter?.end(counted);
  const { user, system } = process.cpuUsage(client);
  const figures = await Promise.all(servers.map((server) => server.figures()));
  const cpu = figures.reduce((sum, one) => sum + one.cpu, 0);
  for (const table of tables) table.stop();
  await running;
  return {
    perSecond,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    delay: worstOf(figures),
    cpuPerAction: cpu / counted,
    clientPerAction: (user + system) / counted,
  };
}
