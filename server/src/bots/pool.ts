import { availableParallelism } from 'node:os';
import type { BotKit } from '@levante/bots';
import type { BotAnswer, BotPort, BotQuestion } from '@levante/host';
import { FairQueue } from './queue.ts';
import { BOT_WORKER, Threads } from './threads.ts';

/** How many questions may wait: for each thread, of one fairness group, of one match. One more is `busy`. */
export interface BotLimits {
  readonly waitingPerThread: number;
  readonly waitingOfGroup: number;
  readonly waitingOfMatch: number;
}

/** With a second for each question, nobody waits much longer than a minute. */
const LIMITS: BotLimits = { waitingPerThread: 60, waitingOfGroup: 20, waitingOfMatch: 4 };

export interface BotPoolOptions {
  /** The kits that the worker has: here they are asked for their levels only. */
  readonly kits: ReadonlyMap<string, BotKit>;
  /** Default: all cores but one, which is for requests; at least one. */
  readonly threads?: number;
  readonly worker?: URL;
  readonly limits?: BotLimits;
}

interface Waiting {
  readonly question: BotQuestion;
  readonly answer: (answer: BotAnswer) => void;
}

/** Bots that think in threads beside this one, so that nothing here ever waits for them. */
export class BotPool implements BotPort {
  readonly #kits: ReadonlyMap<string, BotKit>;
  readonly #most: number;
  readonly #limits: BotLimits;
  readonly #threads: Threads;
  readonly #queue = new FairQueue<Waiting>();
  /** Stand-ins, who go before all others. Each match has one at most, so that no limit is needed. */
  readonly #standIns: Waiting[] = [];
  #thinking = 0;
  #stopped = false;

  constructor({ kits, threads, worker = BOT_WORKER, limits = LIMITS }: BotPoolOptions) {
    this.#kits = kits;
    this.#most = threads ?? Math.max(1, availableParallelism() - 1);
    this.#limits = limits;
    this.#threads = new Threads(worker, this.#most);
  }

  async levels(game: string): Promise<readonly string[]> {
    return this.#kits.get(game)?.levels ?? [];
  }

  think(question: BotQuestion): Promise<BotAnswer> {
    if (this.#stopped) return Promise.resolve({ ok: false, reason: 'stopped' });
    if (this.#isFull(question)) return Promise.resolve({ ok: false, reason: 'busy' });
    return new Promise((answer) => {
      const { fairnessGroup, match, standIn } = question;
      if (standIn) this.#standIns.push({ question, answer });
      else this.#queue.push(fairnessGroup, match, { question, answer });
      this.#begin();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (let next = this.#next(); next; next = this.#next()) next.answer({ ok: false, reason: 'stopped' });
    await this.#threads.stop();
  }

  /** Whether a question would have to wait, and too many do already. */
  #isFull({ fairnessGroup, match, standIn }: BotQuestion): boolean {
    if (standIn || this.#thinking < this.#most) return false;
    const { waitingPerThread, waitingOfGroup, waitingOfMatch } = this.#limits;
    return (
      this.#queue.count() >= waitingPerThread * this.#most ||
      this.#queue.count(fairnessGroup) >= waitingOfGroup ||
      this.#queue.count(fairnessGroup, match) >= waitingOfMatch
    );
  }

  #next(): Waiting | undefined {
    return this.#standIns.shift() ?? this.#queue.shift();
  }

  #begin(): void {
    while (this.#thinking < this.#most) {
      const next = this.#next();
      if (!next) return;
      this.#thinking += 1;
      void this.#think(next);
    }
  }

  async #think({ question, answer }: Waiting): Promise<void> {
    const thought = await this.#threads.think(question);
    this.#thinking -= 1;
    answer(this.#stopped && !thought.ok ? { ok: false, reason: 'stopped' } : thought);
    if (!this.#stopped) this.#begin();
  }
}
