import type { Registry } from '@levante/contract';
import type { Store } from '../store/port.ts';
import { Listener, type Sink } from './listener.ts';
import { type Describe, ViewWriter } from './message.ts';

/** What the hub reads of the book; it never writes. */
export type Book = Pick<Store, 'read' | 'plies'>;

export interface HubParts {
  readonly games: Registry;
  readonly book: Book;
  readonly describe: Describe;
  readonly log: { error(data: object, event: string): void };
  readonly keepAliveMs: number;
}

/** Those who follow one match. */
interface Channel {
  readonly listeners: Set<Listener>;
  rung: boolean;
  busy: boolean;
}

/**
 * Tells everybody who follows a match what was committed, each his own view. A ring only says "look into the
 * book"; what is told is always read there, so that a lost or doubled ring can neither lose nor repeat an action.
 */
export class Hub {
  readonly #parts: HubParts;
  readonly #channels = new Map<string, Channel>();
  readonly #heart: NodeJS.Timeout;
  #count = 0;

  constructor(parts: HubParts) {
    this.#parts = parts;
    this.#heart = setInterval(() => this.#keepAlive(), parts.keepAliveMs);
    this.#heart.unref();
  }

  /** How many streams are open. */
  get count(): number {
    return this.#count;
  }

  /**
   * Begins to tell `sink` of a match as the person sees it through `seat` (null: her first), from the whole view or
   * from what follows ply `resume`. Gives the way to stop.
   */
  follow(match: string, person: string | null, seat: number | null, resume: number | null, sink: Sink): () => void {
    const channel = this.#channels.get(match) ?? { listeners: new Set(), rung: false, busy: false };
    this.#channels.set(match, channel);
    const listener = new Listener(person, seat, resume, sink);
    channel.listeners.add(listener);
    this.#count += 1;
    this.ring(match);
    return () => this.#leave(match, channel, listener);
  }

  /** Something was committed in this match. */
  ring(match: string): void {
    const channel = this.#channels.get(match);
    if (!channel) return;
    channel.rung = true;
    if (!channel.busy) void this.#pump(match, channel);
  }

  /** Ends every stream. */
  close(): void {
    clearInterval(this.#heart);
    for (const channel of this.#channels.values()) for (const listener of channel.listeners) listener.drop();
  }

  async #pump(id: string, channel: Channel): Promise<void> {
    channel.busy = true;
    try {
      while (channel.rung) {
        channel.rung = false;
        await this.#tell(id, channel);
      }
    } catch (error) {
      // Whoever is dropped comes back with the last id it saw and is told again.
      this.#parts.log.error({ match: id, err: error }, 'stream-failed');
      for (const listener of channel.listeners) listener.drop();
    } finally {
      channel.busy = false;
    }
  }

  async #tell(id: string, channel: Channel): Promise<void> {
    const match = await this.#parts.book.read(id);
    if (!match) throw new Error('a match that is followed has vanished');
    const missing = [...channel.listeners].map((listener) => listener.missingFrom(match.ply) ?? match.ply);
    const from = Math.min(match.ply, ...missing);
    const plies = from < match.ply ? await this.#parts.book.plies(id, from, match.ply) : [];
    const page = { match, from, plies };
    const writer = new ViewWriter(this.#parts.games, page);
    for (const listener of channel.listeners) {
      // Who came while the book was read may need older actions: the ring of its coming is heard next.
      const start = listener.missingFrom(match.ply);
      if (start === null || start >= from) listener.tell(page, writer, this.#parts.describe);
    }
  }

  #leave(match: string, channel: Channel, listener: Listener): void {
    if (!channel.listeners.delete(listener)) return;
    this.#count -= 1;
    if (channel.listeners.size === 0) this.#channels.delete(match);
  }

  #keepAlive(): void {
    for (const channel of this.#channels.values()) for (const listener of channel.listeners) listener.keepAlive();
  }
}
