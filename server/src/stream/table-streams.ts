import type { Time } from '@levante/host';
import type { TableFeed, TableSink } from '@levante/people/tables';
import type { TableListMessage } from '@levante/wire';
import type { TextSink } from './event-streams.ts';

/** Someone who follows the list of open tables. */
export interface TablesFollower {
  readonly person: string | null;
  /** The address, or the /64 of an IPv6 address. */
  readonly address: string;
}

export interface TableStreamsParts {
  readonly feed: Pick<TableFeed, 'follow'>;
  readonly time: Time;
  readonly keepAliveMs: number;
}

/** The open streams of the list of open tables. Each message is serialised once for everybody. */
export class TableStreams {
  readonly #parts: TableStreamsParts;
  readonly #open = new Map<TextSink, TablesFollower>();
  readonly #texts = new WeakMap<TableListMessage, string>();
  #cancelKeepAlive: () => void;

  constructor(parts: TableStreamsParts) {
    this.#parts = parts;
    this.#cancelKeepAlive = this.#keepAliveLater();
  }

  /** Number of open streams. */
  get count(): number {
    return this.#open.size;
  }

  /** Writes the list and its changes to `sink`. Returns an unsubscribe function. */
  async follow(sink: TextSink, follower: TablesFollower): Promise<() => void> {
    this.#open.set(sink, follower);
    const one: TableSink = {
      send: (message) => this.#open.has(sink) && sink.send(this.#textOf(message)),
      end: () => this.#end(sink),
    };
    const stop = await this.#parts.feed.follow(one, follower.person).catch((error: unknown) => {
      this.#open.delete(sink);
      throw error;
    });
    return () => {
      this.#open.delete(sink);
      stop();
    };
  }

  /** Ends the streams of followers for whom `isOut` holds. */
  endWhere(isOut: (follower: TablesFollower) => boolean): void {
    for (const [sink, follower] of this.#open) if (isOut(follower)) this.#end(sink);
  }

  /** Ends every stream. */
  close(): void {
    this.#cancelKeepAlive();
    for (const sink of this.#open.keys()) this.#end(sink);
  }

  #textOf(message: TableListMessage): string {
    const known = this.#texts.get(message);
    if (known !== undefined) return known;
    const text = `data: ${JSON.stringify(message)}\n\n`;
    this.#texts.set(message, text);
    return text;
  }

  #end(sink: TextSink): void {
    if (this.#open.delete(sink)) sink.end();
  }

  #keepAliveLater(): () => void {
    return this.#parts.time.after(this.#parts.keepAliveMs, () => {
      for (const sink of this.#open.keys()) if (!sink.send(': keep-alive\n\n')) this.#end(sink);
      this.#cancelKeepAlive = this.#keepAliveLater();
    });
  }
}
