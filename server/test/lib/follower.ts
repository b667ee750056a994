import {
  type ChatLine,
  type ChatMessage,
  type MatchUpdate,
  type PresenceMessage,
  parseStreamMessage,
} from '@levante/wire';

export interface StreamEvent {
  readonly id: string | null;
  readonly message: MatchUpdate;
}

/** A connection to a stream that collects its events until either side closes it. */
export class Follower {
  readonly events: StreamEvent[] = [];
  readonly #abort = new AbortController();
  readonly #waiting: (() => void)[] = [];
  readonly #reading: Promise<void>;
  /** The presence last received. */
  presence: PresenceMessage | null = null;
  readonly chats: ChatMessage[] = [];
  /** Lines of the chat so far. */
  chat: readonly ChatLine[] = [];
  status: number | null = null;
  ended = false;

  constructor(url: string, headers: Record<string, string>, received: string[]) {
    this.#reading = this.#read(url, headers, received)
      .catch(() => {})
      .finally(() => {
        this.ended = true;
        this.#wake();
      });
  }

  /** The event id with which a browser would resume. */
  get lastId(): string | undefined {
    return this.events.findLast((event) => event.id !== null)?.id ?? undefined;
  }

  /** Waits for a past or future event that fits. Throws if the stream ends first. */
  async until(fits: (event: StreamEvent) => boolean): Promise<StreamEvent> {
    for (;;) {
      const found = this.events.find(fits);
      if (found) return found;
      if (this.ended) throw new Error(`the stream ended after ${JSON.stringify(this.events.at(-1)?.message)}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Waits until the match has reached this ply. */
  untilPly(ply: number): Promise<StreamEvent> {
    return this.until((event) => event.id !== null && Number(event.id) >= ply);
  }

  /** Waits until the connection has ended. */
  async end(): Promise<void> {
    await this.#reading;
  }

  async close(): Promise<void> {
    this.#abort.abort();
    await this.#reading;
  }

  async #read(url: string, headers: Record<string, string>, received: string[]): Promise<void> {
    const response = await fetch(url, { headers, signal: this.#abort.signal });
    this.status = response.status;
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      received.push(chunk);
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
      this.#wake();
    }
  }

  #take(block: string): void {
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (data === undefined) return;
    const message = parseStreamMessage(data);
    if (!message) throw new Error(`no message: ${data}`);
    // It comes at any time, so that tests of commits would have to expect it anywhere.
    if (message.type === 'presence') {
      this.presence = message;
      return;
    }
    if (message.type === 'chat') {
      this.chats.push(message);
      this.chat = message.whole ? message.lines : [...this.chat, ...message.lines];
      return;
    }
    this.events.push({ id: /^id: (.*)$/m.exec(block)?.[1] ?? null, message });
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
