import { type ListedTable, type Match, parseTablesEvent } from '@levante/wire';

/** A connection to the stream of open tables that keeps the list up to date. */
export class TablesFollower {
  /** Data of the messages so far. */
  readonly data: string[] = [];
  readonly received: string[] = [];
  readonly #tables = new Map<string, ListedTable>();
  readonly #abort = new AbortController();
  readonly #reading: Promise<void>;
  #wake: () => void = () => {};
  /** Number of people who follow, as last received. */
  here: number | undefined;
  /** The waiting matches with a seat for me, as last received. */
  invites: readonly Match[] = [];
  ended = false;

  /** Headers name the person whose invitations are sent, too. */
  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.#reading = this.#read(url, headers)
      .catch(() => {})
      .finally(() => {
        this.ended = true;
        this.#wake();
      });
  }

  /** Waits until the list has been received and fits. Throws if the stream ends first. */
  async until(fits: (tables: readonly ListedTable[]) => boolean): Promise<void> {
    while (this.data.length === 0 || !fits([...this.#tables.values()])) {
      if (this.ended) throw new Error(`the stream of tables ended: ${this.received.join('')}`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Waits until the invitations fit. Throws if the stream ends first. */
  async untilInvites(fits: (matches: readonly Match[]) => boolean): Promise<void> {
    while (!fits(this.invites)) {
      if (this.ended) throw new Error(`the stream of tables ended: ${this.received.join('')}`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async close(): Promise<void> {
    this.#abort.abort();
    await this.#reading;
  }

  async #read(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
    const response = await fetch(url, { headers, signal: this.#abort.signal });
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      this.received.push(chunk);
      const events = (text + chunk).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) this.#take(/^data: (.*)$/m.exec(event)?.[1]);
      this.#wake();
    }
  }

  #take(data: string | undefined): void {
    const message = data === undefined ? null : parseTablesEvent(data);
    if (data === undefined || message === null) return;
    if (message.type === 'invites') {
      this.invites = message.matches;
      return;
    }
    this.here = message.here ?? this.here;
    this.data.push(data);
    if (message.type === 'tables') this.#tables.clear();
    else for (const id of message.gone) this.#tables.delete(id);
    for (const table of message.tables) this.#tables.set(table.id, table);
  }
}
