import { availableParallelism } from 'node:os';
import type { BotKit } from '@levante/bots';
import type { BotAnswer, BotPort, BotQuestion } from '@levante/host';
import { FairQueue } from './queue.ts';
import { HurryFlag } from './thinker.ts';
import { BOT_WORKER, Threads } from './threads.ts';

/** Maximum number of waiting questions: of matches with people or followers, and of idle ones. Further questions get `busy`. */
export interface BotLimits {
  readonly waiting: number;
  readonly idle: number;
  /** Maximum number of waiting questions per place, of both kinds. */
  readonly place: number;
  /** A place yields a thread to another if it has at least this many more questions waiting. */
  readonly yieldMargin: number;
}

/** A question takes about 10 KB, and each match has at most one. */
const LIMITS: BotLimits = { waiting: 4000, idle: 100, place: 100, yieldMargin: 8 };

export interface BotPoolOptions {
  /** The kits of the worker, used here only to list their levels. */
  readonly kits: ReadonlyMap<string, BotKit>;
  /** Default: `defaultThreads`. */
  readonly threads?: number;
  readonly worker?: URL;
  readonly limits?: Partial<BotLimits>;
}

interface Waiting {
  readonly question: BotQuestion;
  readonly answer: (answer: BotAnswer) => void;
  readonly isWanted: () => boolean;
}

/** A question being answered, with a flag to end it early. */
interface RunningQuestion {
  readonly question: BotQuestion;
  readonly hurry: HurryFlag;
}

/** Returns the default number of bot threads: all cores but one, which handles requests. */
export const defaultThreads = (): number => Math.max(1, availableParallelism() - 1);

/** Runs bots in threads, so that they never block the event loop. */
export class BotPool implements BotPort {
  readonly #kits: ReadonlyMap<string, BotKit>;
  readonly #maxThreads: number;
  readonly #limits: BotLimits;
  readonly #threads: Threads;
  readonly #queue = new FairQueue<Waiting>();
  /** Questions of matches without people and followers; answered last. */
  readonly #idle = new FairQueue<Waiting>();
  /** Questions being answered, without those already hurried. */
  readonly #running = new Set<RunningQuestion>();
  #thinking = 0;
  #stopped = false;

  constructor({ kits, threads = defaultThreads(), worker = BOT_WORKER, limits = {} }: BotPoolOptions) {
    this.#kits = kits;
    this.#maxThreads = threads;
    this.#limits = { ...LIMITS, ...limits };
    this.#threads = new Threads(worker, this.#maxThreads);
  }

  /** Number of questions waiting, waiting in idle matches, and being answered. */
  get load() {
    return { waiting: this.#queue.count, idle: this.#idle.count, thinking: this.#thinking };
  }

  async levels(game: string): Promise<readonly string[]> {
    return this.#kits.get(game)?.levels ?? [];
  }

  /** Answers a question. `isWanted` is checked before a thread starts; unwanted questions get `stopped`. */
  think(question: BotQuestion, isWanted: () => boolean = () => true): Promise<BotAnswer> {
    if (this.#stopped) return Promise.resolve({ ok: false, reason: 'stopped' });
    if (this.#isFull(question)) return Promise.resolve({ ok: false, reason: 'busy' });
    return new Promise((answer) => {
      this.#queueOf(question).push(question, { question, answer, isWanted });
      this.#begin();
      if (!question.idle && this.#queue.count > 0) this.#hurryOneFor(question.place);
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (let next = this.#next(); next; next = this.#next()) next.answer({ ok: false, reason: 'stopped' });
    await this.#threads.stop();
  }

  #queueOf({ idle }: BotQuestion): FairQueue<Waiting> {
    return idle ? this.#idle : this.#queue;
  }

  /** Returns whether the question would have to wait and its queue is full. */
  #isFull(question: BotQuestion): boolean {
    if (this.#thinking < this.#maxThreads) return false;
    const queue = this.#queueOf(question);
    if (queue.countAt(question.place) >= this.#limits.place) return true;
    return queue.count >= (question.idle ? this.#limits.idle : this.#limits.waiting);
  }

  #next(): Waiting | undefined {
    return this.#queue.shift() ?? this.#idle.shift();
  }

  #begin(): void {
    while (this.#thinking < this.#maxThreads) {
      const next = this.#next();
      if (!next) return;
      if (!next.isWanted()) {
        next.answer({ ok: false, reason: 'stopped' });
        continue;
      }
      this.#thinking += 1;
      void this.#think(next);
    }
  }

  /**
   * Frees a thread for a waiting question: hurries an idle question, otherwise one of a place with far more waiting
   * questions.
   */
  #hurryOneFor(place: string): void {
    const thought =
      this.#idleRunning() ?? this.#runningOfHeaviest(this.#queue.countAt(place) + this.#limits.yieldMargin);
    if (!thought) return;
    thought.hurry.raise();
    this.#running.delete(thought);
  }

  #idleRunning(): RunningQuestion | null {
    for (const thought of this.#running) if (thought.question.idle) return thought;
    return null;
  }

  /** Returns the running question of the place with the most waiting questions, if there are at least `min`. */
  #runningOfHeaviest(min: number): RunningQuestion | null {
    let [max, heaviest]: [number, RunningQuestion | null] = [min - 1, null];
    for (const thought of this.#running) {
      const waiting = this.#queue.countAt(thought.question.place);
      if (waiting > max) [max, heaviest] = [waiting, thought];
    }
    return heaviest;
  }

  async #think({ question, answer }: Waiting): Promise<void> {
    const { ms } = question;
    const hurry = new HurryFlag();
    const running = { question, hurry };
    this.#running.add(running);
    // Reserve the whole budget at the start: otherwise one group could take all threads at the same time.
    const end = this.#queueOf(question).begin(question, ms);
    const thought = await this.#threads.think(question, hurry);
    this.#running.delete(running);
    end(thought.ok ? thought.ms : ms);
    this.#thinking -= 1;
    answer(this.#stopped && !thought.ok ? { ok: false, reason: 'stopped' } : thought);
    if (!this.#stopped) this.#begin();
  }
}
