import { availableParallelism } from 'node:os';
import type { BotKit } from '@levante/bots';
import type { BotAnswer, BotPort, BotQuestion } from '@levante/host';
import { FairQueue } from './queue.ts';
import { HurryFlag } from './thinker.ts';
import { BOT_WORKER, Threads } from './threads.ts';

/** How many questions may wait: of matches that people play or follow, and of those that nobody looks at. One more is `busy`. */
export interface BotLimits {
  readonly waiting: number;
  readonly idle: number;
  /** How many questions of one place may wait, of either kind. */
  readonly place: number;
  /** A place of which so many more questions wait than of another makes way for it. */
  readonly yieldMargin: number;
}

/** A question is some 10 KB, and each match has one at most. */
const LIMITS: BotLimits = { waiting: 4000, idle: 100, place: 100, yieldMargin: 8 };

export interface BotPoolOptions {
  /** The kits that the worker has: here they are asked for their levels only. */
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

/** A question that a thread thinks about, and how to end that early. */
interface RunningQuestion {
  readonly question: BotQuestion;
  readonly hurry: HurryFlag;
}

/** How many threads of a machine think where nobody says otherwise: one core is for requests. */
export const defaultThreads = (): number => Math.max(1, availableParallelism() - 1);

/** Bots that think in threads beside this one, so that nothing here ever waits for them. */
export class BotPool implements BotPort {
  readonly #kits: ReadonlyMap<string, BotKit>;
  readonly #maxThreads: number;
  readonly #limits: BotLimits;
  readonly #threads: Threads;
  readonly #queue = new FairQueue<Waiting>();
  /** Matches of bots alone that nobody follows: they come after all others. */
  readonly #idle = new FairQueue<Waiting>();
  /** What the threads think about, but for thoughts that were told to end. */
  readonly #running = new Set<RunningQuestion>();
  #thinking = 0;
  #stopped = false;

  constructor({ kits, threads = defaultThreads(), worker = BOT_WORKER, limits = {} }: BotPoolOptions) {
    this.#kits = kits;
    this.#maxThreads = threads;
    this.#limits = { ...LIMITS, ...limits };
    this.#threads = new Threads(worker, this.#maxThreads);
  }

  /** How many questions wait, of matches that somebody looks at and of the others, and how many are thought about. */
  get load() {
    return { waiting: this.#queue.count, idle: this.#idle.count, thinking: this.#thinking };
  }

  async levels(game: string): Promise<readonly string[]> {
    return this.#kits.get(game)?.levels ?? [];
  }

  /** `isWanted` is asked before a thread begins: what nobody wants any more is answered with `stopped`. */
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

  /** Whether a question would have to wait, and too many do already. */
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
   * Somebody waits: a bot that thinks for nobody, else one of the place that asks far more than this one, plays what it has
   * found so far.
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

  /** The thought for the place of which the most questions wait, if these are at least so many. */
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
    // What it may take counts from the beginning: else one group could have all threads at once.
    const end = this.#queueOf(question).begin(question, ms);
    const thought = await this.#threads.think(question, hurry);
    this.#running.delete(running);
    end(thought.ok ? thought.ms : ms);
    this.#thinking -= 1;
    answer(this.#stopped && !thought.ok ? { ok: false, reason: 'stopped' } : thought);
    if (!this.#stopped) this.#begin();
  }
}
