import type { MessagePort } from 'node:worker_threads';
import type { BotKit } from '@levante/bots';
import type { BotAnswer, BotQuestion } from '@levante/host';

/** Whether somebody who waits for a thread is in a hurry, told across threads: no more time is left then. */
export class HurryFlag {
  readonly memory: SharedArrayBuffer;
  readonly #flag: Int32Array;

  /** `memory`: of the one that another thread has; left out, one that nobody is told of yet. */
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

/** What a thread is sent: a question, where to say that the thinking begins, and the memory of a `Hurry`. */
export interface ThinkTask {
  readonly question: Pick<BotQuestion, 'game' | 'level' | 'seat' | 'view' | 'seed' | 'ms'>;
  readonly began: MessagePort;
  readonly hurry: SharedArrayBuffer;
}

const MAX_FRAMES = 8;

/** What a worker file exports: answers questions to these kits, in the thread that it runs in. */
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

/** Where in the program something was thrown, without what it said: that may quote what only the bot's seat may see. */
function framesOf({ name, message, stack = '' }: Error): string[] {
  const said = `${name}: ${message}`;
  if (!stack.startsWith(said)) return [];
  const lines = stack.slice(said.length).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, MAX_FRAMES);
}
