import type { MessagePort } from 'node:worker_threads';
import type { BotKit } from '@levante/bots';
import type { BotAnswer, BotQuestion } from '@levante/host';

/** Thinking time shared between threads, in milliseconds from the start. It can be lowered while a bot thinks. */
export class ThinkingTime {
  readonly memory: SharedArrayBuffer;
  readonly #ms: Int32Array;

  /** Attaches to the memory of another thread's time. */
  constructor(memory: SharedArrayBuffer) {
    this.memory = memory;
    this.#ms = new Int32Array(memory);
  }

  static of(ms: number): ThinkingTime {
    const time = new ThinkingTime(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    Atomics.store(time.#ms, 0, ms);
    return time;
  }

  get ms(): number {
    return Atomics.load(this.#ms, 0);
  }

  /** Lowers the time to `ms` if it is longer. With 0 the bot answers immediately. */
  lower(ms: number): void {
    if (ms < this.ms) Atomics.store(this.#ms, 0, ms);
  }
}

/** A task for a bot thread: a question, a port that reports the start, and the memory of its `ThinkingTime`. */
export interface ThinkTask {
  readonly question: Pick<BotQuestion, 'game' | 'level' | 'seat' | 'view' | 'seed'>;
  readonly began: MessagePort;
  readonly time: SharedArrayBuffer;
}

const MAX_FRAMES = 8;

/** Creates the default export of a worker file. It answers questions with these kits in its own thread. */
export function thinkerOf(kits: ReadonlyMap<string, BotKit>): (task: ThinkTask) => BotAnswer {
  return ({ question, began, time: memory }) => {
    began.postMessage(null);
    const time = new ThinkingTime(memory);
    const start = performance.now();
    const spent = (): number => performance.now() - start;
    try {
      const { game, ...rest } = question;
      const kit = kits.get(game);
      if (!kit) throw new RangeError(`no bots for ${game}`);
      const { lines } = kit.think({ ...rest, budget: { remaining: () => time.ms - spent() } });
      return { ok: true, lines, ms: spent() };
    } catch (error) {
      return { ok: false, reason: 'threw', where: error instanceof Error ? framesOf(error) : [] };
    }
  };
}

/** Returns the stack frames without the message, which may quote secrets of the bot's seat. */
function framesOf({ name, message, stack = '' }: Error): string[] {
  const heading = `${name}: ${message}`;
  if (!stack.startsWith(heading)) return [];
  const lines = stack.slice(heading.length).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, MAX_FRAMES);
}
