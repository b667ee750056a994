import { randomUUID } from 'node:crypto';
import type { BotAnswer, BotQuestion } from '@levante/host';
import * as z from 'zod/mini';
import type { Bus } from './bus.ts';
import { Ask, Open, SUBJECTS } from './messages.ts';

/** Interval between announcements of a worker. */
const HERE_MS = 500;
/** A server that has been silent this long no longer wants answers. */
const SILENCE_MS = 5000;

/** Answers questions. `isWanted` is checked before a bot starts. */
export interface BotThinker {
  think(question: BotQuestion, isWanted: () => boolean): Promise<BotAnswer>;
}

export interface BotServiceParts {
  readonly bus: Bus;
  readonly bots: BotThinker;
  readonly threads: number;
  /** Available levels by game. */
  readonly levels: Readonly<Record<string, readonly string[]>>;
}

/** Answers the questions of all servers, in the order chosen by `bots`. */
export class BotService {
  readonly #parts: BotServiceParts;
  readonly #id = randomUUID();
  /** Open questions by server. */
  readonly #open = new Map<string, Set<number>>();
  /** Time of the last message by server. */
  readonly #servers = new Map<string, number>();
  readonly #beat: NodeJS.Timeout;
  #stopped = false;

  constructor(parts: BotServiceParts) {
    this.#parts = parts;
    const { bus } = parts;
    bus.subscribe(SUBJECTS.ask(this.#id), (data) => void this.#onAsk(data));
    bus.subscribe(SUBJECTS.open(this.#id), (data) => this.#onOpen(data));
    this.#here();
    this.#beat = setInterval(() => this.#here(), HERE_MS);
  }

  /** Accepts no more questions, and lets the servers ask other workers. */
  stop(): void {
    this.#stopped = true;
    clearInterval(this.#beat);
    this.#parts.bus.publish(SUBJECTS.gone, { worker: this.#id });
  }

  #here(): void {
    if (this.#stopped) return;
    const { bus, threads, levels } = this.#parts;
    const open = [...this.#open.values()].reduce((sum, ids) => sum + ids.size, 0);
    bus.publish(SUBJECTS.here, { worker: this.#id, threads, open, levels });
  }

  async #onAsk(data: unknown): Promise<void> {
    const ask = z.safeParse(Ask, data);
    if (!ask.success || this.#stopped) return;
    const { server, id, question } = ask.data;
    this.#servers.set(server, performance.now());
    const open = this.#open.get(server) ?? new Set();
    this.#open.set(server, open.add(id));
    const answer = await this.#parts.bots.think(question, () => this.#isThere(server));
    open.delete(id);
    if (open.size === 0) this.#open.delete(server);
    if (!this.#stopped) this.#parts.bus.publish(SUBJECTS.answer(server), { id, answer });
  }

  #onOpen(data: unknown): void {
    const read = z.safeParse(Open, data);
    if (!read.success || this.#stopped) return;
    const { server, ids } = read.data;
    if (ids === null) {
      this.#servers.delete(server);
      return;
    }
    this.#servers.set(server, performance.now());
    const open = this.#open.get(server);
    const lost = ids.filter((id) => !open?.has(id));
    if (lost.length > 0) this.#parts.bus.publish(SUBJECTS.lost(server), { ids: lost });
  }

  #isThere(server: string): boolean {
    const lastMessageAt = this.#servers.get(server);
    if (lastMessageAt !== undefined && performance.now() - lastMessageAt <= SILENCE_MS) return true;
    this.#servers.delete(server);
    return false;
  }
}
