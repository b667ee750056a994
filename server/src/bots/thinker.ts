import type { MessagePort } from 'node:worker_threads';
import type { BotKit } from '@levante/bots';
import type { BotAnswer, BotQuestion } from '@levante/host';

/** A flag across threads that asks a bot to answer immediately. */
export class HurryFlag {
  readonly memory: SharedArrayBuffer;
  readonly #flag: Int32Array;

  /** Creates a flag, or attaches to the memory of another thread's flag. */
  constructor(memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#flag = new Int32Array(memory);
  }

  raise(): void {
    Atomics.store(this.#flag, 0, 1);
  }

  get isRaised(): boolean {
    return Atomics.load(this.#flag, 0) === 1;
  }
}

/** A task for a bot thread: a question, a port that reports the start, and the memory of a `HurryFlag`. */
export interface ThinkTask {
  readonly question: Pick<BotQuestion, 'game' | 'level' | 'seat' | 'view' | 'seed' | 'ms'>;
  readonly began: MessagePort;
  readonly hurry: SharedArrayBuffer;
}

const MAX_FRAMES = 8;

/** Creates the default export of a worker file, which answers questions with these kits in its own thread. */
export function thinkerOf(kits: ReadonlyMap<string, BotKit>): (task: ThinkTask) => BotAnswer {
  return ({ question, began, hurry }) => {
    began.postMessage(null);
    const flag = new HurryFlag(hurry);
    const start = performance.now();
    const spent = (): number => performance.now() - start;
    try {
      const { game, ms, ...rest } = question;
      const kit = kits.get(game);
      if (!kit) throw new RangeError(`no bots for ${game}`);
      const { lines } = kit.think({ ...rest, budget: { remaining: () => (flag.isRaised ? 0 : ms - spent()) } });
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
