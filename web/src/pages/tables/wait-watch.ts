import { isPassing, type Reply } from '@levante/table/host/fault.ts';
import type { ListedTable, Match, TableListMessage } from '@levante/wire';

/** Tables at which I wait, and the match of a full one. */
export interface Waits {
  readonly waiting: readonly ListedTable[];
  readonly full: Match | null;
}

export interface WaitWatchParts {
  /** Returns the ids of the tables at which I may wait, as known to this browser. */
  ids(): ReadonlySet<string>;
  /** Removes a table at which I no longer wait. */
  forget(id: string): void;
  read(id: string): Promise<Reply<Match>>;
  changed(waits: Waits): void;
}

/**
 * Watches the tables at which I wait through the list of open tables. A table is read once when it is first seen, and
 * when it leaves the list because it is full or I have left it.
 */
export class WaitWatch {
  readonly #parts: WaitWatchParts;
  #open: ReadonlyMap<string, ListedTable> = new Map();
  /** Tables that were read, and whether they were open. */
  readonly #read = new Map<string, boolean>();
  #full: Match | null = null;

  constructor(parts: WaitWatchParts) {
    this.#parts = parts;
  }

  /** Handles a message about the open tables, and reads the tables that it leaves undecided. */
  async message(message: TableListMessage): Promise<void> {
    const open = new Map(message.type === 'tables' ? [] : this.#open);
    if (message.type === 'changes') for (const id of message.gone) open.delete(id);
    for (const table of message.tables) open.set(table.id, table);
    this.#open = open;
    await this.check();
  }

  /** Reads the tables with an unknown state, and reports. */
  async check(): Promise<void> {
    const unread = [...this.#parts.ids()].filter((id) => this.#read.get(id) !== this.#open.has(id));
    for (const id of unread) this.#read.set(id, this.#open.has(id));
    await Promise.all(unread.map((id) => this.#readOne(id)));
    this.#report();
  }

  /** Reads the tables that appear in no list: tables for people with a link, and rematches. */
  async checkUnlisted(): Promise<void> {
    const unlisted = [...this.#parts.ids()].filter((id) => !this.#open.has(id));
    await Promise.all(unlisted.map((id) => this.#readOne(id)));
    if (unlisted.length > 0) this.#report();
  }

  /** Removes the full table, whose match was opened. */
  opened(id: string): void {
    this.#parts.forget(id);
    if (this.#full?.id === id) this.#full = null;
    this.#report();
  }

  async #readOne(id: string): Promise<void> {
    const reply = await this.#parts.read(id);
    if (!reply.ok) {
      // Without an answer the next message reads it again.
      if (isPassing(reply.fault) || reply.fault.kind !== 'refused') this.#read.delete(id);
      else this.#parts.forget(id);
      return;
    }
    const { status, mine } = reply.value;
    if (mine.length === 0 || status === 'over') return this.#parts.forget(id);
    if (status !== 'running' || this.#starting() !== null) return;
    this.#full = reply.value;
    // Those of the same person may have been left by the server.
    for (const other of this.#parts.ids()) if (other !== id) await this.#readOne(other);
  }

  /** Returns the match of the full table; null if there is none, or if a page has shown it since, in this tab or another. */
  #starting(): Match | null {
    if (this.#full && !this.#parts.ids().has(this.#full.id)) this.#full = null;
    return this.#full;
  }

  #report(): void {
    const waiting = [...this.#parts.ids()].flatMap((id) => this.#open.get(id) ?? []);
    this.#parts.changed({ waiting, full: this.#starting() });
  }
}
