import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isObject } from '@levante/contract';
import { type RunningServer, startServer, startSharedServer } from '@levante/server';
import { HeldThread } from './held.ts';

/** Milliseconds: what half, 99 of 100 and 999 of 1,000 were below, and the longest. */
export interface Delays {
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  readonly most: number;
}

/** What a measured server tells of itself. */
export interface ServedFigures {
  /** By how many milliseconds the event loop was late. */
  readonly delay: Delays;
  /** For how many milliseconds its main thread was at work in a turn of the loop; null where the system does not tell. */
  readonly held: Delays | null;
  /** How many microseconds of a core it used since it was last told to mark. */
  readonly cpu: number;
  /** What the process holds after a collection, in bytes: what is in use of its heap, and all memory the system gave it. */
  readonly heap: number;
  readonly bytes: number;
}

const NS = 1_000_000;
const RESOLUTION_MS = 1;

/** How late the loop was: what the histogram holds above the pause that it makes itself. */
const late = (ns: number): number => Math.max(0, ns / NS - RESOLUTION_MS);

/** From now on this process takes it for so many milliseconds later. */
function jumpClock(ms: number): void {
  const now = Date.now;
  Date.now = () => now() + ms;
}

const delaysOf = (percentile: (share: number) => number, most: number): Delays => ({
  ...{ p50: percentile(50), p99: percentile(99), p999: percentile(99.9), most },
});

/** The variable of the environment in which such a server of several is told what they share: it may hold a password. */
export const SHARED_PLACES = 'LEVANTE_BENCH_SHARED';

async function startAt(dataDir: string): Promise<RunningServer> {
  const told = process.env[SHARED_PLACES];
  if (told === undefined) return await startServer({ dataDir, limits: null });
  const places: unknown = JSON.parse(told);
  if (!isObject(places)) throw new TypeError(`${SHARED_PLACES} is no object`);
  const { database, secret, nats } = places;
  const shared = { database: String(database), secret: String(secret), nats: String(nats) };
  return await startSharedServer({ shared, limits: null });
}

/**
 * A server to be measured, in a process of its own that `levante bench server` started: no limits on how much is asked,
 * everything else as it ships. It tells its address, then answers `mark` and `figures` until it is left alone.
 */
export async function serveToBench(dataDir: string): Promise<void> {
  const began = performance.now();
  const server = await startAt(dataDir);
  const readyMs = performance.now() - began;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const held = HeldThread.watch();
  let used = process.cpuUsage();
  const figures = (): ServedFigures => {
    const { user, system } = process.cpuUsage(used);
    for (let i = 0; i < 3; i++) globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    return {
      delay: delaysOf((percent) => late(delay.percentile(percent)), late(delay.max)),
      held: held && delaysOf((percent) => held.percentile(percent), held.most),
      cpu: user + system,
      heap: heapUsed + external,
      bytes: rss,
    };
  };
  process.on('message', (message) => {
    if (!isObject(message)) return;
    if (typeof message.jump === 'number') jumpClock(message.jump);
    if (message.ask === 'mark') {
      delay.reset();
      held?.reset();
      used = process.cpuUsage();
    }
    if (message.ask !== undefined) process.send?.(message.ask === 'figures' ? figures() : {});
  });
  process.once('disconnect', () => void server.stop().finally(() => process.exit()));
  process.send?.({ url: server.url, readyMs });
}
