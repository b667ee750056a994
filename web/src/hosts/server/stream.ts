import type { RequestFault } from '@levante/table/host/fault.ts';
import type { Following, MatchListener } from '@levante/table/host/host.ts';
import { parseStreamMessage } from '@levante/wire';
import { EventReader } from './events.ts';

export interface StreamOptions {
  readonly fetch?: typeof fetch;
  /** Event id to resume after; without it the stream starts with a full view. */
  readonly from?: string;
  /** Milliseconds before the nth consecutive retry, n from 1. */
  readonly backoff?: (n: number) => number;
  /** Milliseconds of silence after which the connection counts as lost; the server's heartbeat is more frequent. */
  readonly silence?: number;
}

const defaultBackoff = (n: number): number => Math.min(10_000, 300 * 2 ** (n - 1));

/**
 * Stream of a match. It reconnects with `Last-Event-ID` and exponential backoff, and delivers each message once, in the
 * server's order.
 */
export class MatchStream implements Following {
  readonly #url: () => string;
  readonly #listener: MatchListener;
  readonly #fetch: typeof fetch;
  readonly #backoff: (n: number) => number;
  readonly #silence: number;
  readonly #from: string | null;
  #lastId: string | null;
  #tries = 0;
  #closed = false;
  /** Whether the connection was ended to open it again: nothing was lost. */
  #isReopening = false;
  #attempt = new AbortController();
  #wake: () => void = () => {};

  /** `url` is called for each connection. */
  constructor(url: () => string, listener: MatchListener, options: StreamOptions = {}) {
    this.#url = url;
    this.#listener = listener;
    this.#from = options.from ?? null;
    this.#lastId = this.#from;
    this.#fetch = options.fetch ?? ((...args) => fetch(...args));
    this.#backoff = options.backoff ?? defaultBackoff;
    this.#silence = options.silence ?? 60_000;
    void this.#run();
  }

  close(): void {
    this.#closed = true;
    this.#attempt.abort();
    this.#wake();
  }

  retryNow(): void {
    this.#wake();
  }

  startOver(): void {
    this.#lastId = this.#from;
    this.#attempt.abort();
    this.#wake();
  }

  /** Opens the connection again because its URL has changed. It resumes where it was; the listener notices nothing. */
  reopen(): void {
    this.#isReopening = true;
    this.#attempt.abort();
    this.#wake();
  }

  async #run(): Promise<void> {
    this.#listener.line('connecting');
    while (!this.#closed) {
      this.#isReopening = false;
      const refusedWith = await this.#connect();
      if (this.#closed) return;
      if (refusedWith !== null) {
        this.#listener.refused(refusedBy(refusedWith));
        return;
      }
      if (this.#isReopening) continue;
      this.#listener.line('lost');
      this.#tries += 1;
      await this.#pause(this.#backoff(this.#tries));
    }
  }

  /** Reads until the connection breaks; returns the status code if the server refuses permanently. */
  async #connect(): Promise<number | null> {
    this.#attempt = new AbortController();
    const { signal } = this.#attempt;
    const headers = {
      accept: 'text/event-stream',
      ...(this.#lastId === null ? {} : { 'last-event-id': this.#lastId }),
    };
    const guard = setTimeout(() => this.#attempt.abort(), this.#silence);
    try {
      const response = await this.#fetch(this.#url(), {
        headers,
        signal,
        credentials: 'same-origin',
        cache: 'no-store',
      });
      clearTimeout(guard);
      if (response.status >= 400 && response.status < 500 && response.status !== 429) return response.status;
      if (response.ok && response.body) await this.#read(response.body);
    } catch {
      return null;
    } finally {
      clearTimeout(guard);
    }
    return null;
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const events = new EventReader();
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const guard = setTimeout(() => this.#attempt.abort(), this.#silence);
      const { done, value } = await reader.read().finally(() => clearTimeout(guard));
      if (done || this.#closed) return;
      this.#tries = 0;
      this.#listener.line('live');
      for (const event of events.read(decoder.decode(value, { stream: true }))) this.#take(event.id, event.data);
    }
  }

  #take(id: string | null, data: string): void {
    const message = parseStreamMessage(data);
    if (!message) return;
    if (id !== null && message.type !== 'match') this.#lastId = id;
    this.#listener.message(message);
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Maps the status code of a refused stream to a fault: no such match, or an invalid identity. */
function refusedBy(status: number): RequestFault {
  const error = { code: status === 404 ? 'no-such-match' : 'bad-identity', message: '' };
  return { kind: 'refused', status, error };
}
