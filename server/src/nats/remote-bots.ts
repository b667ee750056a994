import { randomUUID } from 'node:crypto';
import type { BotAnswer, BotPort, BotQuestion } from '@levante/host';
import * as z from 'zod/mini';
import type { Bus } from './bus.ts';
import { Answered, Gone, Here, Lost, SUBJECTS } from './messages.ts';

/** How often workers are looked after. */
const ROUND_MS = 500;
/** A worker that has not been heard of for so long is given up. */
const SILENCE_MS = 2500;
/** A question may be on its way for so long before the worker is asked whether it has it. */
const ON_THE_WAY_MS = 1000;
/** After so many workers that went silent over a question it waits for better times: it may be the question. */
const TRIES = 3;

interface KnownWorker extends Here {
  heard: number;
}

interface OpenQuestion {
  readonly question: BotQuestion;
  readonly resolve: (answer: BotAnswer) => void;
  /** Null while there is none. */
  readonly worker: string | null;
  readonly since: number;
  readonly tries: number;
}

/**
 * Bots that think in workers on other machines. Each question goes to the worker with the least to do, which has the fair
 * queue in which it waits beside those of all other servers. A worker that stops, dies or loses a question costs another try;
 * where none comes for a while, bots are `unavailable`. Neither is ever taken for a fault of the bot.
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

  /** How many workers are known. */
  get workers(): number {
    return this.#workers.size;
  }

  async levels(game: string): Promise<readonly string[] | null> {
    if (this.#workers.size === 0) return null;
    const all = [...this.#workers.values()].map(({ levels }) => levels[game] ?? []);
    // Workers of two versions may be there at once: the longest list has what the others have.
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

  /** Of the workers that have the level the one with the least to do; where none has it, of all: it will say so. */
  #leastBusyFor({ game, level }: BotQuestion): string | null {
    const workers = [...this.#workers.values()];
    const able = workers.filter(({ levels }) => levels[game]?.includes(level));
    const mine = new Map<string, number>();
    for (const { worker } of this.#open.values()) if (worker !== null) mine.set(worker, (mine.get(worker) ?? 0) + 1);
    let [min, best]: [number, string | null] = [Number.POSITIVE_INFINITY, null];
    for (const { worker, threads, open } of able.length > 0 ? able : workers) {
      // What it said of itself is some time ago, and holds what others ask; of equals any, or all would ask the same one.
      const load = (Math.max(open, mine.get(worker) ?? 0) + Math.random()) / threads;
      if (load < min) [min, best] = [load, worker];
    }
    return best;
  }

  #here(data: unknown): void {
    const here = z.safeParse(Here, data);
    if (!here.success) return;
    const isNew = !this.#workers.has(here.data.worker);
    this.#workers.set(here.data.worker, { ...here.data, heard: performance.now() });
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
    // A worker that stops has decided nothing.
    if (!answer.ok && answer.reason === 'stopped') this.#ask(open.question, open.resolve, open.tries);
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
    for (const { worker, heard } of [...this.#workers.values()]) if (now - heard > SILENCE_MS) this.#giveUp(worker, 1);
    for (const worker of this.#workers.keys()) {
      const late = [...this.#open].filter(([, open]) => open.worker === worker && now - open.since > ON_THE_WAY_MS);
      this.#bus.publish(SUBJECTS.open(worker), { server: this.#id, ids: late.map(([id]) => id) });
    }
  }

  #idsAt(worker: string | null): number[] {
    return [...this.#open].filter(([, open]) => open.worker === worker).map(([id]) => id);
  }

  /** `counts`: 1 where its questions may have been too much for it. */
  #giveUp(worker: string, counts: 0 | 1): void {
    this.#workers.delete(worker);
    this.#askAgain(this.#idsAt(worker), counts);
  }

  #askAgain(ids: readonly number[], counts: 0 | 1): void {
    for (const id of ids) {
      const open = this.#open.get(id);
      this.#open.delete(id);
      if (open) this.#ask(open.question, open.resolve, open.tries + counts);
    }
  }
}
