import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import type { BotAnswer, BotQuestion } from '@levante/host';
import { Piscina } from 'piscina';
import type { ThinkingTime, ThinkTask } from './thinker.ts';

/** Maximum time until a thread starts on a question, including loading the bots. */
const START_MS = 30_000;
/** A bot is late after `PATIENCE` times its budget plus `GRACE_MS`; machines stall. */
const PATIENCE = 1.5;
const GRACE_MS = 1000;
/** Idle time after which a thread ends. */
const IDLE_MS = 5 * 60_000;
/** Maximum memory of a bot thread. A bot that needs more is faulty. */
const THREAD_MB = 512;

/** Returns whether a file is TypeScript source. The build puts the bundled worker next to the server's bundle. */
const isSource = (file: string): boolean => file.endsWith('.ts');
export const BOT_WORKER = new URL(isSource(import.meta.url) ? './worker.ts' : './bot-worker.js', import.meta.url);

/** Returns the flags that let a thread run TypeScript source, in development and tests. */
function execArgvOf(worker: string): { execArgv: string[] } | object {
  if (!isSource(worker)) return {};
  return { execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] };
}

/** Bot threads, started on demand. Each answers one question at a time. A thread that is late or dies is replaced. */
export class Threads {
  readonly #pool: Piscina<ThinkTask, BotAnswer>;
  /** Questions that have not started. */
  readonly #notStarted = new Set<AbortController>();

  /** Creates the threads. The default export of `worker` is a `thinkerOf(…)`. */
  constructor(worker: URL, maxThreads: number) {
    const filename = fileURLToPath(worker);
    this.#pool = new Piscina({
      filename,
      ...execArgvOf(filename),
      minThreads: 0,
      maxThreads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MB },
      recordTiming: false,
    });
    // A thread failed to load its file; its questions would wait forever.
    this.#pool.on('error', () => {
      for (const abort of this.#notStarted) abort.abort('died');
    });
  }

  /**
   * Answers a question within a thinking time. Ask at most one question per thread at the same time, since the time of
   * a question also runs while it waits.
   */
  async think({ game, level, seat, view, seed, ms }: BotQuestion, time: ThinkingTime): Promise<BotAnswer> {
    const { port1: started, port2: began } = new MessageChannel();
    const abort = new AbortController();
    this.#notStarted.add(abort);
    let timer = setTimeout(() => abort.abort('died'), START_MS);
    started.once('message', () => {
      this.#notStarted.delete(abort);
      clearTimeout(timer);
      timer = setTimeout(() => abort.abort('late'), ms * PATIENCE + GRACE_MS);
    });
    const task: ThinkTask = { question: { game, level, seat, view, seed }, began, time: time.memory };
    try {
      return await this.#pool.run(task, { signal: abort.signal, transferList: [began] });
    } catch {
      return { ok: false, reason: abort.signal.reason === 'late' ? 'late' : 'died' };
    } finally {
      this.#notStarted.delete(abort);
      clearTimeout(timer);
      started.close();
    }
  }

  /** Terminates all threads immediately. */
  async stop(): Promise<void> {
    await this.#pool.destroy();
  }
}
