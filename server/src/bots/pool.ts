import { availableParallelism } from 'node:os';
import type { BotKit } from '@levante/bots';
import type { BotAnswer, BotPort, BotQuestion } from '@levante/host';
import { FairQueue, type Queued } from '../scheduling/fair-queue.ts';
import { Shares } from './shares.ts';
import { ThinkingTime } from './thinker.ts';
import { BOT_WORKER, Threads } from './threads.ts';

/**
 * Maximum numbers of waiting questions: for matches with people or followers, and for idle ones. Above them, questions
 * get `busy`.
 */
export interface BotLimits {
  readonly waiting: number;
  readonly idle: number;
  /** Maximum number of waiting questions of both kinds per place, and for the widest network of a place. */
  readonly place: number;
  readonly network: number;
}

/** A question takes about 10 KB, and each match has at most one. */
const LIMITS: BotLimits = { waiting: 4000, idle: 100, place: 100, network: 1600 };

export interface BotPoolOptions {
  /** The kits of the worker. The pool only lists their levels. */
  readonly kits: ReadonlyMap<string, BotKit>;
  /** Default: `defaultThreads`. */
  readonly threads?: number;
  readonly worker?: URL;
  readonly limits?: Partial<BotLimits>;
  /** Returns the names of the networks of a place, widest first and the place itself last. Default: the place alone. */
  readonly networksOf?: (place: string) => readonly string[];
}

interface QueuedQuestion extends Queued {
  readonly question: BotQuestion;
  readonly answer: (answer: BotAnswer) => void;
  readonly isWanted: () => boolean;
}

/** Returns the default number of bot threads: all cores but one, which handles requests. */
export const defaultThreads = (): number => Math.max(1, availableParallelism() - 1);

/** Runs bots in threads, so that they never block the event loop. */
export class BotPool implements BotPort {
  readonly #kits: ReadonlyMap<string, BotKit>;
  readonly #maxThreads: number;
  readonly #limits: BotLimits;
  readonly #threads: Threads;
  readonly #networksOf: (place: string) => readonly string[];
  readonly #queue = new FairQueue<QueuedQuestion>();
  readonly #shares: Shares<QueuedQuestion>;
  /** Questions of matches without people and followers. They are answered last. */
  readonly #idle = new FairQueue<QueuedQuestion>();
  /** Questions being answered, with their thinking time. */
  readonly #running = new Map<QueuedQuestion, ThinkingTime>();
  #stopped = false;

  constructor(options: BotPoolOptions) {
    const { kits, threads = defaultThreads(), worker = BOT_WORKER, limits = {} } = options;
    this.#networksOf = options.networksOf ?? ((place) => [place]);
    this.#kits = kits;
    this.#maxThreads = threads;
    this.#limits = { ...LIMITS, ...limits };
    this.#threads = new Threads(worker, threads);
    this.#shares = new Shares(this.#queue, threads);
  }

  /** Number of questions waiting, waiting in idle matches, and being answered. */
  get load() {
    return { waiting: this.#queue.count, idle: this.#idle.count, thinking: this.#running.size };
  }

  async levels(game: string): Promise<readonly string[]> {
    return this.#kits.get(game)?.levels ?? [];
  }

  /** Answers a question. `isWanted` is checked before a thread starts; unwanted questions get `stopped`. */
  think(question: BotQuestion, isWanted: () => boolean = () => true): Promise<BotAnswer> {
    if (this.#stopped) return Promise.resolve({ ok: false, reason: 'stopped' });
    if (this.#isFull(question)) return Promise.resolve({ ok: false, reason: 'busy' });
    return new Promise((answer) => {
      const { place, fairnessGroup, match, turns, waited } = question;
      const since = performance.now() - waited;
      this.#queueOf(question).push({
        parties: [...this.#networksOf(place), fairnessGroup, match],
        turns,
        since,
        question,
        answer,
        isWanted,
      });
      this.#begin();
      if (!question.idle) this.#shorten();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (let next = this.#next(); next; next = this.#next()) this.#refuse(next);
    await this.#threads.stop();
  }

  #queueOf({ idle }: BotQuestion): FairQueue<QueuedQuestion> {
    return idle ? this.#idle : this.#queue;
  }

  /** Returns whether a question would have to wait although its queue is full. */
  #isFull(question: BotQuestion): boolean {
    if (this.#running.size < this.#maxThreads) return false;
    const queue = this.#queueOf(question);
    const networks = this.#networksOf(question.place);
    if (queue.countAt(networks) >= this.#limits.place) return true;
    if (queue.countAt(networks.slice(0, 1)) >= this.#limits.network) return true;
    return queue.count >= (question.idle ? this.#limits.idle : this.#limits.waiting);
  }

  #next(): QueuedQuestion | undefined {
    return this.#shares.next(performance.now()) ?? this.#idle.shift();
  }

  #begin(): void {
    while (this.#running.size < this.#maxThreads) {
      const next = this.#next();
      if (!next) return;
      if (next.isWanted()) void this.#think(next);
      else this.#refuse(next);
    }
  }

  #refuse(item: QueuedQuestion): void {
    this.#queueOf(item.question).end(item);
    item.answer({ ok: false, reason: 'stopped' });
  }

  /** Shortens the time of the running questions, and ends one without people if another question waits. */
  #shorten(): void {
    const running = [...this.#running];
    const shared = running.filter(([{ question }]) => !question.idle);
    const all = this.#shares.of(
      shared.map(([item]) => item),
      performance.now(),
    );
    for (const [i, [, time]] of shared.entries()) time.lower(all[i] ?? 0);
    if (this.#queue.count > 0) running.find(([{ question }, { ms }]) => question.idle && ms > 0)?.[1].lower(0);
  }

  #msFor(item: QueuedQuestion): number {
    const { ms, idle } = item.question;
    const [share = ms] = idle ? [] : this.#shares.of([item], performance.now());
    return Math.min(ms, share);
  }

  async #think(item: QueuedQuestion): Promise<void> {
    const { question, answer } = item;
    const time = ThinkingTime.of(this.#msFor(item));
    this.#running.set(item, time);
    const thought = await this.#threads.think(question, time);
    this.#running.delete(item);
    this.#queueOf(question).end(item);
    if (this.#stopped && !thought.ok) answer({ ok: false, reason: 'stopped' });
    else answer(thought.ok && time.ms < question.ms ? { ...thought, granted: time.ms } : thought);
    if (!this.#stopped) this.#begin();
  }
}
