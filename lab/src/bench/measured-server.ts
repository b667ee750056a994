import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isObject } from '@levante/contract';
import { type RunningServer, startServer, startSharedServer } from '@levante/server';
import { HeldThread } from './held-thread.ts';

/** Percentiles in milliseconds, and the maximum. */
export interface Delays {
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  readonly most: number;
}

/** Figures that a measured server reports. */
export interface ServedFigures {
  /** Delay of the event loop in milliseconds. */
  readonly delay: Delays;
  /** CPU time of the main thread per turn of the event loop, in milliseconds; null if the system does not report it. */
  readonly held: Delays | null;
  /** Microseconds of CPU time since the last mark. */
  readonly cpu: number;
  /** Memory after a garbage collection, in bytes: used heap, and resident memory. */
  readonly heap: number;
  readonly bytes: number;
}

const NS = 1_000_000;
const RESOLUTION_MS = 1;

/** Returns the delay: the histogram's value less its own sampling interval. */
const late = (ns: number): number => Math.max(0, ns / NS - RESOLUTION_MS);

/** Moves the clock of this process forward by a number of milliseconds. */
function jumpClock(ms: number): void {
  const now = Date.now;
  Date.now = () => now() + ms;
}

const delaysOf = (percentile: (share: number) => number, most: number): Delays => ({
  p50: percentile(50),
  p99: percentile(99),
  p999: percentile(99.9),
  most,
});

/** Environment variable with the shared services of one of several servers, which may contain a password. */
export const SHARED_PLACES = 'LEVANTE_BENCH_SHARED';

/** Environment variable, set if the event loop is not sampled: a thousand times a second, that costs about 40 ms of CPU time. */
export const NO_SAMPLING = 'LEVANTE_BENCH_NO_SAMPLING';

/** Environment variable, set if the server has the limits that are shipped, by the addresses that its clients name. */
export const AS_SHIPPED = 'LEVANTE_BENCH_AS_SHIPPED';

/** Options besides the place: no rate limits unless as shipped, and webhooks to receivers on this machine. */
const OPTIONS = {
  ...(process.env[AS_SHIPPED] === undefined ? { limits: null } : { trustProxy: true }),
  webhooks: { allowPrivate: true, allowHttp: true },
};

async function startAt(dataDir: string): Promise<RunningServer> {
  const reply = process.env[SHARED_PLACES];
  if (reply === undefined) return await startServer({ dataDir, ...OPTIONS });
  const places: unknown = JSON.parse(reply);
  if (!isObject(places)) throw new TypeError(`${SHARED_PLACES} is no object`);
  const { database, secret, nats } = places;
  const shared = { database: String(database), secret: String(secret), nats: String(nats) };
  return await startSharedServer({ shared, ...OPTIONS });
}

/**
 * Runs a server under measurement in its own process, started by `levante bench server`. By default it has no rate
 * limits and accepts webhooks to private addresses; otherwise it is configured as shipped. It prints its address, then
 * answers `mark` and `figures` until its parent disconnects.
 */
export async function serveToBench(dataDir: string): Promise<void> {
  const began = performance.now();
  const server = await startAt(dataDir);
  const readyMs = performance.now() - began;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const isSampling = process.env[NO_SAMPLING] === undefined;
  if (isSampling) delay.enable();
  const held = isSampling ? HeldThread.watch() : null;
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
