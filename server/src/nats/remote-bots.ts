import { randomUUID } from 'node:crypto';
import type { BotAnswer, BotPort, BotQuestion } from '@levante/host';
import * as z from 'zod/mini';
import type { Bus } from './bus.ts';
import { Answered, Gone, Here, Lost, SUBJECTS } from './messages.ts';

/** Interval between checks of the workers. */
const ROUND_MS = 500;
/** A worker that is silent this long is given up. */
const SILENCE_MS = 2500;
/** Age of a question after which the worker is asked whether it has it. */
const ON_THE_WAY_MS = 1000;
/** Number of workers lost over a question before it is postponed, since it may be the cause. */
const TRIES = 3;

interface KnownWorker extends Here {
  lastMessageAt: number;
}

interface OpenQuestion {
  readonly question: BotQuestion;
  readonly resolve: (answer: BotAnswer) => void;
  /** Null until a worker is available. */
  readonly worker: string | null;
  readonly since: number;
  readonly tries: number;
}

/**
 * Bots in workers on other machines. Each question goes to the least busy worker, where a fair queue holds the
 * questions of all servers. If a worker stops, dies or loses a question, another one gets it; without workers, bots are
 * `unavailable`. Neither counts as a fault of the bot.
 */
export class RemoteBots implements BotPort {
  readonly #bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly #id = randomUUID();
  readonly #workers = new Map<string, KnownWorker>();
  readonly #open = new Map<number, OpenQuestion>();
  readonly #rounds: NodeJS.Timeout;
  #lastId = 0;
  #stopped = false;

  constructor(bus: Pick<Bus, 'publish' | 'subscribe'>) {
    this.#bus = bus;
    bus.subscribe(SUBJECTS.here, (data) => this.#here(data));
    bus.subscribe(SUBJECTS.gone, (data) => this.#gone(data));
    bus.subscribe(SUBJECTS.answer(this.#id), (data) => this.#answered(data));
    bus.subscribe(SUBJECTS.lost(this.#id), (data) => this.#lost(data));
    this.#rounds = setInterval(() => this.#round(), ROUND_MS);
  }

  /** Number of known workers. */
  get workers(): number {
    return this.#workers.size;
  }

  async levels(game: string): Promise<readonly string[] | null> {
    if (this.#workers.size === 0) return null;
    const all = [...this.#workers.values()].map(({ levels }) => levels[game] ?? []);
    // During an upgrade workers may differ; the longest list includes the others.
    return all.reduce((longest, levels) => (levels.length > longest.length ? levels : longest));
  }

  think(question: BotQuestion): Promise<BotAnswer> {
    return new Promise((resolve) => this.#ask(question, resolve, 1));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#rounds);
    for (const worker of this.#workers.keys())
      this.#bus.publish(SUBJECTS.open(worker), { server: this.#id, ids: null });
    for (const { resolve } of this.#open.values()) resolve({ ok: false, reason: 'stopped' });
    this.#open.clear();
  }

  #ask(question: BotQuestion, resolve: OpenQuestion['resolve'], tries: number): void {
    if (this.#stopped) {
      resolve({ ok: false, reason: 'stopped' });
      return;
    }
    if (tries > TRIES) {
      resolve({ ok: false, reason: 'unavailable' });
      return;
    }
    const worker = this.#leastBusyFor(question);
    this.#lastId += 1;
    const id = this.#lastId;
    this.#open.set(id, { question, resolve, worker, since: performance.now(), tries });
    if (worker !== null) this.#bus.publish(SUBJECTS.ask(worker), { server: this.#id, id, question });
  }

  /** Returns the least busy worker with the level; if none has it, the least busy of all workers. */
  #leastBusyFor({ game, level }: BotQuestion): string | null {
    const workers = [...this.#workers.values()];
    const able = workers.filter(({ levels }) => levels[game]?.includes(level));
    const mine = new Map<string, number>();
    for (const { worker } of this.#open.values()) if (worker !== null) mine.set(worker, (mine.get(worker) ?? 0) + 1);
    let min = Number.POSITIVE_INFINITY;
    let best: string | null = null;
    for (const { worker, threads, open } of able.length > 0 ? able : workers) {
      // `open` is outdated and includes the questions of others. The random part spreads ties among servers.
      const load = (Math.max(open, mine.get(worker) ?? 0) + Math.random()) / threads;
      if (load < min) {
        min = load;
        best = worker;
      }
    }
    return best;
  }

  #here(data: unknown): void {
    const here = z.safeParse(Here, data);
    if (!here.success) return;
    const isNew = !this.#workers.has(here.data.worker);
    this.#workers.set(here.data.worker, { ...here.data, lastMessageAt: performance.now() });
    if (isNew) this.#askAgain(this.#idsAt(null), 0);
  }

  #gone(data: unknown): void {
    const gone = z.safeParse(Gone, data);
    if (gone.success) this.#giveUp(gone.data.worker, 0);
  }

  #answered(data: unknown): void {
    const answered = z.safeParse(Answered, data);
    if (!answered.success) return;
    const { id, answer } = answered.data;
    const open = this.#open.get(id);
    if (!open) return;
    this.#open.delete(id);
    // A stopping worker has not answered.
    if (!answer.ok && answer.reason === 'stopped') this.#repeat(open, 0);
    else open.resolve(answer);
  }

  #lost(data: unknown): void {
    const lost = z.safeParse(Lost, data);
    if (lost.success) this.#askAgain(lost.data.ids, 0);
  }

  #round(): void {
    const now = performance.now();
    for (const id of this.#idsAt(null)) {
      const open = this.#open.get(id);
      if (!open || now - open.since <= SILENCE_MS) continue;
      this.#open.delete(id);
      open.resolve({ ok: false, reason: 'unavailable' });
    }
    for (const { worker, lastMessageAt } of [...this.#workers.values()])
      if (now - lastMessageAt > SILENCE_MS) this.#giveUp(worker, 1);
    for (const worker of this.#workers.keys()) {
      const late = [...this.#open].filter(([, open]) => open.worker === worker && now - open.since > ON_THE_WAY_MS);
      this.#bus.publish(SUBJECTS.open(worker), { server: this.#id, ids: late.map(([id]) => id) });
    }
  }

  #idsAt(worker: string | null): number[] {
    return [...this.#open].filter(([, open]) => open.worker === worker).map(([id]) => id);
  }

  /** Drops a worker. `counts` is 1 if its questions may have caused the failure. */
  #giveUp(worker: string, counts: 0 | 1): void {
    this.#workers.delete(worker);
    this.#askAgain(this.#idsAt(worker), counts);
  }

  #askAgain(ids: readonly number[], counts: 0 | 1): void {
    for (const id of ids) {
      const open = this.#open.get(id);
      this.#open.delete(id);
      if (open) this.#repeat(open, counts);
    }
  }

  /** Asks another worker. The time that a question has waited counts in the next queue. */
  #repeat({ question, resolve, since, tries }: OpenQuestion, counts: 0 | 1): void {
    const waited = question.waited + performance.now() - since;
    this.#ask({ ...question, waited }, resolve, tries + counts);
  }
}
