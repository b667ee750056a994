import type { Registry } from '@levante/contract';
import type { Attending, Bell, TableStore, Time } from '@levante/host';
import { type ListedTable, MAX_OPEN_TABLES, type TableListMessage } from '@levante/wire';
import { describeTable } from './describe-table.ts';

/** Receives the list of open tables and its changes. The same message object is sent to everybody. */
export interface TableSink {
  /** Returns false if the client is too slow or gone and must be dropped. */
  send(message: TableListMessage): boolean;
  end(): void;
}

export interface TableFeedParts {
  readonly store: Pick<TableStore, 'openTables'>;
  readonly games: Registry;
  /** Rings when the list may have changed, here or on another server. */
  readonly bell: Pick<Bell, 'listen'>;
  readonly time: Time;
  /** People who follow the list, on all servers. Default: unknown. */
  readonly presence?: Pick<Attending, 'enter' | 'at' | 'listen'>;
  /** Interval of reading the list without a ring, in milliseconds, while anyone follows it. */
  readonly pollMs: number;
  readonly failed: (error: unknown) => void;
}

/** Minimum time between two readings of the list, in milliseconds, however often the bell rings. */
const PAUSE_MS = 50;

/** Place of the people who follow the list. No match has this id. */
const PLACE = 'tables';
/** Minimum time between two messages about how many people follow, in milliseconds. */
const COUNT_MS = 1000;

/** A table with its text, which tells whether it has changed. */
interface Known {
  readonly table: ListedTable;
  readonly text: string;
}

/**
 * The live list of open tables: read once for everybody, and sent as changes. It is read only while somebody follows or
 * asks for it.
 */
export class TableFeed {
  readonly #parts: TableFeedParts;
  readonly #sinks = new Set<TableSink>();
  readonly #unlisten: () => void;
  /** Number of people last sent. */
  #sentHere: number | undefined;
  #cancelCount: (() => void) | null = null;
  #known: ReadonlyMap<string, Known> = new Map();
  /** The reading in progress. */
  #reading: Promise<void> | null = null;
  /** Whether something changed since the reading began. */
  #isStale = false;
  #cancelPoll: () => void = () => {};
  #cancelPause: (() => void) | null = null;
  #isClosed = false;

  constructor(parts: TableFeedParts) {
    this.#parts = parts;
    const stopListening = parts.bell.listen(() => this.#changed());
    const stopCounting = parts.presence?.listen((place) => {
      if (place === PLACE) this.#countSoon();
    });
    this.#unlisten = () => {
      stopListening();
      stopCounting?.();
    };
  }

  /** Number of people who follow the list on all servers; undefined if unknown. */
  get here(): number | undefined {
    const at = this.#parts.presence?.at(PLACE);
    return at && at.people.length + at.guests;
  }

  /** Number of followers. */
  get count(): number {
    return this.#sinks.size;
  }

  /** Reads the open tables, newest first. Concurrent calls share one reading that begins after the first of them. */
  async tables(): Promise<readonly ListedTable[]> {
    await this.#readNow();
    return this.#list();
  }

  /** Sends the whole list to the `sink` of a person, then its changes. Returns an unsubscribe function. */
  async follow(sink: TableSink, person: string | null = null): Promise<() => void> {
    await this.#readNow();
    if (this.#isClosed) {
      sink.end();
      return () => {};
    }
    this.#sinks.add(sink);
    const leave = this.#parts.presence?.enter(PLACE, person);
    if (!sink.send({ type: 'tables', tables: [...this.#list()], ...this.#count() })) this.#drop(sink);
    if (this.#sinks.size === 1) this.#pollLater();
    return () => {
      this.#sinks.delete(sink);
      leave?.();
    };
  }

  /** Ends all streams and stops reading. */
  close(): void {
    this.#isClosed = true;
    this.#unlisten();
    this.#cancelPoll();
    this.#cancelPause?.();
    this.#cancelCount?.();
    for (const sink of this.#sinks) this.#drop(sink);
  }

  #list(): readonly ListedTable[] {
    return [...this.#known.values()].map(({ table }) => table);
  }

  #count(): { readonly here?: number } {
    const { here } = this;
    return here === undefined ? {} : { here };
  }

  /** Sends the number of followers after a pause, in which it may change further. */
  #countSoon(): void {
    this.#cancelCount ??= this.#parts.time.after(COUNT_MS, () => {
      this.#cancelCount = null;
      const { here } = this;
      if (here === undefined || here === this.#sentHere) return;
      this.#sentHere = here;
      this.#publish({ type: 'changes', tables: [], gone: [], here });
    });
  }

  #changed(): void {
    if (this.#reading) this.#isStale = true;
    else if (this.#sinks.size > 0 && this.#cancelPause === null) this.#readSoon();
  }

  /** Reads after a pause, in which further rings change nothing. */
  #readSoon(): void {
    this.#cancelPause = this.#parts.time.after(PAUSE_MS, () => {
      this.#cancelPause = null;
      void this.#readNow().catch(this.#parts.failed);
    });
  }

  /** Waits for a reading that begins now or later, so that it contains what the caller has written. */
  async #readNow(): Promise<void> {
    const current = this.#reading;
    if (current) {
      await current.catch(() => {});
      // Several callers wait for the same next reading.
      if (this.#reading) return await this.#reading;
    }
    await this.#begin();
  }

  async #begin(): Promise<void> {
    this.#isStale = false;
    this.#reading = this.#read().finally(() => {
      this.#reading = null;
      if (this.#isStale && !this.#isClosed) this.#changed();
    });
    await this.#reading;
  }

  async #read(): Promise<void> {
    const found = await this.#parts.store.openTables(MAX_OPEN_TABLES);
    const before = this.#known;
    const now = new Map<string, Known>();
    for (const match of found) {
      const table = describeTable(match, this.#parts.games);
      now.set(match.id, { table, text: JSON.stringify(table) });
    }
    this.#known = now;
    const changed = [...now].filter(([id, { text }]) => before.get(id)?.text !== text);
    const gone = [...before.keys()].filter((id) => !now.has(id));
    if (changed.length > 0 || gone.length > 0) {
      this.#publish({ type: 'changes', tables: changed.map(([, { table }]) => table), gone });
    }
  }

  #publish(message: TableListMessage): void {
    for (const sink of this.#sinks) if (!sink.send(message)) this.#drop(sink);
  }

  #drop(sink: TableSink): void {
    this.#sinks.delete(sink);
    sink.end();
  }

  #pollLater(): void {
    this.#cancelPoll();
    this.#cancelPoll = this.#parts.time.after(this.#parts.pollMs, () => {
      if (this.#sinks.size === 0 || this.#isClosed) return;
      void this.#readNow()
        .catch(this.#parts.failed)
        .then(() => this.#pollLater());
    });
  }
}
