import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import type { BotAnswer, BotQuestion } from '@levante/host';
import { Piscina } from 'piscina';
import type { HurryFlag, ThinkTask } from './thinker.ts';

/** How long a thread may take until it begins: it has to load the bots first. */
const START_MS = 30_000;
/** A bot is late after so many times its budget, and this much more: machines stutter. */
const PATIENCE = 1.5;
const GRACE_MS = 1000;
/** A thread without work ends after this time. */
const IDLE_MS = 5 * 60_000;
/** The memory that a bot may use; whatever needs more is at fault. */
const THREAD_MB = 512;

/** The worker of the house's bots. Built, it lies beside the bundle. */
const isSource = (file: string): boolean => file.endsWith('.ts');
export const BOT_WORKER = new URL(isSource(import.meta.url) ? './worker.ts' : './bot-worker.js', import.meta.url);

/** What a thread needs to read our source as it stands, in development and tests. */
function execArgvOf(worker: string): { execArgv: string[] } | object {
  if (!isSource(worker)) return {};
  return { execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] };
}

/**
 * Threads that think, one question each at a time, started when they are needed. One that is late, or ends, is given
 * up, and another takes its place.
 */
export class Threads {
  readonly #pool: Piscina<ThinkTask, BotAnswer>;
  /** Questions that no thread has begun with. */
  readonly #notStarted = new Set<AbortController>();

  /** `worker` exports `thinkerOf(…)` as its default. */
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
    // A thread that could not even load its file; what waits for it would wait for ever.
    this.#pool.on('error', () => {
      for (const abort of this.#notStarted) abort.abort('died');
    });
  }

  /** Asks a bot; `hurry` ends its time early. Ask no more at a time than there are threads: the time of a question would run while it waits. */
  async think({ game, level, seat, view, seed, ms }: BotQuestion, hurry: HurryFlag): Promise<BotAnswer> {
    const { port1: started, port2: began } = new MessageChannel();
    const abort = new AbortController();
    this.#notStarted.add(abort);
    let timer = setTimeout(() => abort.abort('died'), START_MS);
    started.once('message', () => {
      this.#notStarted.delete(abort);
      clearTimeout(timer);
      timer = setTimeout(() => abort.abort('late'), ms * PATIENCE + GRACE_MS);
    });
    const task: ThinkTask = { question: { game, level, seat, view, seed, ms }, began, hurry: hurry.memory };
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

  /** Ends all threads, whatever they are doing. */
  async stop(): Promise<void> {
    await this.#pool.destroy();
  }
}
