import type { StreamMessage } from '@levante/wire';
import type { Visitor } from '../lib/visitor.ts';

/** The part of the last stream message that a player needs. */
export interface Turn {
  readonly ply: number;
  readonly legal: readonly string[] | null;
  readonly over: boolean;
}

const RETRY_MS = 5;
/** A silence longer than any restart, even on a slow machine. */
const MAX_SILENCE_MS = 60_000;

/**
 * Follows a match from its first ply, reconnecting with the last event id after every failure, and collects all
 * messages. A gap or an unexpected full view is a fault.
 */
export class Watch {
  readonly actions: string[] = [];
  readonly faults: string[] = [];
  connections = 0;
  turn: Turn = { ply: 0, legal: null, over: false };
  readonly #visitor: Visitor;
  readonly #match: string;
  readonly #seat: number | undefined;

  /** Creates a watch through one of the visitor's seats; without `seat` as a spectator. */
  constructor(visitor: Visitor, match: string, seat?: number) {
    this.#visitor = visitor;
    this.#match = match;
    this.#seat = seat;
  }

  /** Resolves when the match is over or a fault was found. */
  async run(): Promise<void> {
    let lastEventAt = Date.now();
    while (!this.turn.over && this.faults.length === 0) {
      const before = this.connections;
      await this.#connect();
      if (this.connections > before) lastEventAt = Date.now();
      if (Date.now() - lastEventAt > MAX_SILENCE_MS) this.faults.push('the stream is silent');
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  async #connect(): Promise<void> {
    const follower = this.#visitor.follow(this.#match, String(this.actions.length), this.#seat);
    let read = 0;
    // Reads until the connection breaks, which is expected here.
    for (;;) {
      const event = await follower.until((one) => follower.events.indexOf(one) >= read).catch(() => null);
      if (!event) break;
      if (read === 0) this.connections += 1;
      read += 1;
      this.#take(event.id, event.message);
      if (this.turn.over || this.faults.length > 0) break;
    }
    await follower.close();
  }

  #take(id: string | null, message: StreamMessage): void {
    if (message.type === 'view') this.faults.push(`full view at ${id}, expected ${this.actions.length}`);
    if (message.type !== 'plies') return;
    if (message.from !== this.actions.length) this.faults.push(`from ${message.from}, expected ${this.actions.length}`);
    this.actions.push(...message.plies.map((ply) => ply.action));
    if (id !== String(this.actions.length)) this.faults.push(`id ${id}, expected ${this.actions.length}`);
    this.turn = { ply: message.ply, legal: message.legal, over: message.result !== null };
  }
}
