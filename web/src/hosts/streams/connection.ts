import { EventReader, type ServerEvent } from './events.ts';

export interface ConnectionOptions {
  readonly fetch?: typeof fetch;
  /** Milliseconds before the nth consecutive retry, n from 1. */
  readonly backoff?: (n: number) => number;
  /** Milliseconds of silence after which the connection counts as lost. The server's heartbeat is more frequent. */
  readonly silence?: number;
}

/** Address of a stream. */
export interface StreamAddress {
  readonly url: string;
  /** The event after which the whole stream starts; null for everything. */
  readonly from: string | null;
}

/** Reply of a server or proxy that is not a stream. */
export interface NoStream {
  readonly status: number;
  readonly body: string;
}

export interface ConnectionListener {
  /**
   * Called when the server has accepted the stream. `isWhole` tells whether it starts with everything instead of after
   * an event.
   */
  started(isWhole: boolean): void;
  /** Called with the events of arrived bytes. */
  events(events: readonly ServerEvent[]): void;
  /** Called when the connection is lost. It is retried. */
  lost(): void;
  /**
   * Called when the server's first bytes are late although each stream begins with some: a proxy may hold them back.
   */
  held?(): void;
  /** Called when the request got a reply that is not a stream. It is retried, too. */
  answered(reply: NoStream): void;
}

/** Silence after which a connection is opened again, in milliseconds: the server's heartbeat is 20 s. */
const STALE_MS = 30_000;

/** Time for the first bytes of a stream to arrive, in milliseconds. */
const FIRST_MS = 10_000;

const defaultBackoff = (n: number): number => Math.min(10_000, 300 * 2 ** (n - 1));

/** Connection to a stream of server-sent events. It reconnects with `Last-Event-ID` and exponential backoff until it is closed. */
export class EventConnection {
  readonly #url: string;
  readonly #from: string | null;
  readonly #listener: ConnectionListener;
  readonly #fetch: typeof fetch;
  readonly #backoff: (n: number) => number;
  readonly #silence: number;
  #lastId: string | null;
  #tries = 0;
  #closed = false;
  /** Whether the connection was ended on purpose to reopen it, so that nothing was lost. */
  #isRestarting = false;
  /** Whether it was reopened after a silence and has been silent since. */
  #isRevived = false;
  #lastArrivalAt = Date.now();
  #attempt = new AbortController();
  #wake: () => void = () => {};

  /**
   * Creates a connection. A whole stream starts after event `from` (null for everything); this one starts after
   * `lastId`.
   */
  constructor(
    { url, from }: StreamAddress,
    lastId: string | null,
    listener: ConnectionListener,
    options: ConnectionOptions = {},
  ) {
    this.#url = url;
    this.#from = from;
    this.#lastId = lastId;
    this.#listener = listener;
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

  /** Connects now if it is waiting to, or if it has been silent for long. */
  retryNow(): void {
    this.revive();
    this.#wake();
  }

  /**
   * Reconnects if it has been silent for long, for example after the computer slept. If it stays silent it counts as
   * lost.
   */
  revive(): void {
    if (Math.abs(Date.now() - this.#lastArrivalAt) <= STALE_MS) return;
    this.#restart();
    this.#isRestarting = !this.#isRevived;
    this.#isRevived = true;
  }

  /** Reconnects to receive the whole stream. */
  startOver(): void {
    this.#lastId = this.#from;
    this.#restart();
    this.#wake();
  }

  #restart(): void {
    this.#isRestarting = true;
    this.#lastArrivalAt = Date.now();
    this.#attempt.abort();
  }

  async #run(): Promise<void> {
    while (!this.#closed) {
      this.#isRestarting = false;
      await this.#connect();
      if (this.#closed) return;
      if (this.#isRestarting) continue;
      this.#listener.lost();
      this.#tries += 1;
      await this.#pause(this.#backoff(this.#tries));
    }
  }

  /** Reads until the connection breaks. */
  async #connect(): Promise<void> {
    this.#attempt = new AbortController();
    const { signal } = this.#attempt;
    const isWhole = this.#lastId === this.#from;
    const headers = {
      accept: 'text/event-stream',
      ...(this.#lastId === null ? {} : { 'last-event-id': this.#lastId }),
    };
    const guard = setTimeout(() => this.#attempt.abort(), this.#silence);
    const late = setTimeout(() => this.#listener.held?.(), FIRST_MS);
    try {
      const response = await this.#fetch(this.#url, { headers, signal, credentials: 'same-origin', cache: 'no-store' });
      clearTimeout(guard);
      if (!response.ok) {
        const body = await response.text();
        if (!signal.aborted) this.#listener.answered({ status: response.status, body });
      } else if (response.body && !signal.aborted) {
        this.#listener.started(isWhole);
        await this.#read(response.body, signal, () => clearTimeout(late));
      }
    } catch {
      // The next attempt follows.
    } finally {
      clearTimeout(guard);
      clearTimeout(late);
    }
  }

  async #read(body: ReadableStream<Uint8Array>, signal: AbortSignal, onArrival: () => void): Promise<void> {
    const reader = new EventReader();
    const decoder = new TextDecoder();
    const chunks = body.getReader();
    for (;;) {
      const guard = setTimeout(() => this.#attempt.abort(), this.#silence);
      const { done, value } = await chunks.read().finally(() => clearTimeout(guard));
      if (done || signal.aborted) return;
      onArrival();
      this.#tries = 0;
      this.#isRevived = false;
      this.#lastArrivalAt = Date.now();
      const events = reader.read(decoder.decode(value, { stream: true }));
      this.#lastId = events.at(-1)?.id ?? this.#lastId;
      this.#listener.events(events);
    }
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
