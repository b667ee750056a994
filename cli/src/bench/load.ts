import { setTimeout as pause } from 'node:timers/promises';
import { BenchTable, type Count } from './bench-table.ts';
import { percentile } from './percentile.ts';
import type { ServedFigures } from './served.ts';
import type { ServerProcess } from './server-process.ts';

/** How many tables of which game are played for how long. */
export interface LoadExtent {
  readonly game: string;
  readonly players: number;
  readonly tables: number;
  readonly seconds: number;
}

export interface LoadFigures {
  /** Acknowledged actions a second. */
  readonly perSecond: number;
  /** Milliseconds from a request to the event at every seat. */
  readonly p50: number;
  readonly p99: number;
  readonly delay: ServedFigures['delay'];
  /** Microseconds of a core that the server used for an action: what else the machine does changes it least. */
  readonly cpuPerAction: number;
}

const WARM_UP_MS = 2000;

/** Plays tables by API, as people would who never think, and counts what was acknowledged. */
export async function measureLoad(server: ServerProcess, extent: LoadExtent): Promise<LoadFigures> {
  const count: Count = { acknowledged: 0, told: [] };
  const tables = Array.from({ length: extent.tables }, () => new BenchTable(server.url, extent, count));
  const running = Promise.all(tables.map((table) => table.run()));
  const failed = running.then(() => {});
  await Promise.race([Promise.all(tables.map(({ played }) => played)), failed]);
  await Promise.race([pause(WARM_UP_MS), failed]);
  await server.mark();
  const began = performance.now();
  Object.assign(count, { acknowledged: 0 });
  count.told.length = 0;
  await Promise.race([pause(extent.seconds * 1000), failed]);
  const perSecond = count.acknowledged / ((performance.now() - began) / 1000);
  const told = [...count.told];
  const counted = count.acknowledged;
  const { delay, cpu } = await server.figures();
  for (const table of tables) table.stop();
  await running;
  return { perSecond, p50: percentile(told, 0.5), p99: percentile(told, 0.99), delay, cpuPerAction: cpu / counted };
}
