import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isObject } from '@levante/contract';
import { startServer } from '@levante/server';

/** What a measured server tells of itself. */
export interface ServedFigures {
  /** By how many milliseconds the event loop was late. */
  readonly delay: { readonly p50: number; readonly p99: number; readonly most: number };
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

/**
 * A server to be measured, in a process of its own that `levante bench server` started: no limits on how much is asked,
 * everything else as it ships. It tells its address, then answers `mark` and `figures` until it is left alone.
 */
export async function serveToBench(dataDir: string): Promise<void> {
  const began = performance.now();
  const server = await startServer({ dataDir, limits: null });
  const readyMs = performance.now() - began;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let used = process.cpuUsage();
  const figures = (): ServedFigures => {
    const { user, system } = process.cpuUsage(used);
    for (let i = 0; i < 3; i++) globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    const [p50, p99, most] = [delay.percentile(50), delay.percentile(99), delay.max].map(late);
    return {
      delay: { p50: p50 ?? 0, p99: p99 ?? 0, most: most ?? 0 },
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
      used = process.cpuUsage();
    }
    if (message.ask !== undefined) process.send?.(message.ask === 'figures' ? figures() : {});
  });
  process.once('disconnect', () => void server.stop().finally(() => process.exit()));
  process.send?.({ url: server.url, readyMs });
}
