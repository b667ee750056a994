import { statfs } from 'node:fs/promises';
import type { Gauges } from './metrics.ts';

/** Number of latest replies that the figures are about. */
const LATEST = 1000;
const SHARE = 0.95;

/** Figures for the page of operators. */
export interface HealthFigures {
  /** 95th percentile of the latest reply times, in milliseconds; null before the first reply. */
  readonly answerMs: number | null;
  /** Replies since the start, and the number with a server error. */
  readonly requests: number;
  readonly failed: number;
  readonly botsWaiting: number | null;
  readonly streams: number;
  readonly diskFree: number | null;
}

/** Counts the figures on the operators' page. Each server has its own. */
export class HealthLog {
  readonly #latest: number[] = [];
  #requests = 0;
  #failed = 0;

  served({ status, ms }: { readonly status: number; readonly ms: number }): void {
    this.#latest[this.#requests % LATEST] = ms;
    this.#requests += 1;
    if (status >= 500) this.#failed += 1;
  }

  async figures({ bots, streams, disk }: Pick<Gauges, 'bots' | 'streams' | 'disk'>): Promise<HealthFigures> {
    const sorted = [...this.#latest].sort((a, b) => a - b);
    const at = sorted[Math.min(sorted.length - 1, Math.floor(SHARE * sorted.length))];
    const space = disk && (await statfs(disk.folder));
    return {
      answerMs: at === undefined ? null : Math.round(at * 10) / 10,
      requests: this.#requests,
      failed: this.#failed,
      streams: streams(),
      botsWaiting: bots()?.waiting ?? null,
      diskFree: space && space.bavail * space.bsize,
    };
  }
}
