import type { LookOf, Registry } from '@levante/contract';
import {
  type Bell,
  type MatchHead,
  type PresenceTracker,
  type TableStore,
  type Time,
  withTableNames,
} from '@levante/host';
import { type ListedTable, MAX_OPEN_TABLES, type TableListMessage } from '@levante/wire';
import { describeTable } from './describe-table.ts';
import { invitedIn } from './invite-feed.ts';

/** Receives the list of open tables and its changes. All sinks get the same message object. */
export interface TableSink {
  /** Returns false if the client is too slow or gone and must be dropped. */
  send(message: TableListMessage): boolean;
  end(): void;
}

export interface TableFeedParts {
  readonly store: Pick<TableStore, 'openTables' | 'openTable'>;
  readonly games: Registry;
  /** Returns a key that is equal for names that look alike. Default: names that differ only in case. */
  readonly lookOf?: LookOf;
  /** Rings with the id of a match that may have changed in the list, here or on another server. */
  readonly bell: Pick<Bell, 'listen'>;
  readonly time: Time;
  /** People who follow the list, on all servers. Default: unknown. */
  readonly presence?: Pick<PresenceTracker, 'enter' | 'at' | 'listen'>;
  /** Interval of reading the list without a ring, in milliseconds, while it is kept current. */
  readonly pollMs: number;
  readonly failed: (error: unknown) => void;
}

/** Minimum time between two readings of the list, in milliseconds, however often the bell rings. */
const PAUSE_MS = 50;

/** Time for which the list is kept current after a person has asked for it, in milliseconds. */
const KEPT_MS = 60_000;

/** Place of the people who follow the list. No match has this id. */
const PLACE = 'tables';
/** Minimum time between two messages about how many people follow, in milliseconds. */
const COUNT_MS = 1000;

/** Maximum number of changed tables read one by one: more cost as much as the whole list. */
const MAX_READ_SINGLY = 50;

/** A table with its text, which tells whether it has changed. */
interface Known {
  readonly table: ListedTable;
  /** Number of the match: the list has the highest first. */
  readonly number: number;
  readonly text: string;
}

/**
 * The live list of open tables, read once for all followers and sent as changes. It is kept current while it is
 * followed, and for a while after a request.
 */
export class TableFeed {
  readonly #parts: TableFeedParts;
  readonly #sinks = new Set<TableSink>();
  readonly #unlisten: () => void;
  /** Number of people last sent. */
  #sentHere: number | undefined;
  #cancelCount: (() => void) | null = null;
  #known: ReadonlyMap<string, Known> = new Map();
  /** The whole list as sent to new followers; null after a change. */
  #whole: TableListMessage | null = null;
  /** The reading in progress, and the reading of the whole list for which callers wait. */
  #reading: Promise<void> | null = null;
  #readingAll: Promise<void> | null = null;
  /** Matches that may have changed and are not read yet. */
  readonly #notified = new Set<string>();
  #cancelPoll: () => void = () => {};
  #cancelPause: (() => void) | null = null;
  /** Number of calls that wait for a reading. Rings are recorded until these calls keep the list. */
  #callers = 0;
  /** End of the time for which the list is kept without followers. */
  #keptUntil = 0;
  #isClosed = false;

  constructor(parts: TableFeedParts) {
    this.#parts = parts;
    const stopListening = parts.bell.listen((match) => this.#changed(match));
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

  /**
   * Returns the open tables, newest first, with every change for which the bell has rung. Unless the list is kept
   * current it is read, once for concurrent calls.
   */
  async tables(): Promise<readonly ListedTable[]> {
    const isCurrent = this.#isKept;
    await this.#whileHeeding(async () => {
      await this.#bringUp();
      this.#keptUntil = this.#parts.time.now() + KEPT_MS;
    });
    if (!isCurrent) this.#pollLater();
    return this.#list();
  }

  /** Sends the whole list to the `sink` of a person, then its changes. Returns an unsubscribe function. */
  async follow(sink: TableSink, person: string | null = null): Promise<() => void> {
    await this.#whileHeeding(async () => {
      // A list that is kept is current but for changes that are about to be sent.
      if (!this.#isKept) await this.#readNow();
      if (!this.#isClosed) this.#sinks.add(sink);
    });
    if (this.#isClosed) {
      sink.end();
      return () => {};
    }
    const leave = this.#parts.presence?.enter(PLACE, person);
    if (!sink.send(this.#wholeList())) this.#drop(sink);
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

  /** Whether all rings are recorded, so that the list is current except for changes that are about to be read. */
  get #isKept(): boolean {
    return this.#sinks.size > 0 || this.#parts.time.now() < this.#keptUntil;
  }

  #list(): readonly ListedTable[] {
    return [...this.#known.values()].map(({ table }) => table);
  }

  #wholeList(): TableListMessage {
    if (this.#whole) return this.#whole;
    const { here } = this;
    // A number that was not sent to the others must be corrected even if it returns to the last one sent.
    if (here !== this.#sentHere) this.#sentHere = undefined;
    this.#whole = { type: 'tables', tables: [...this.#list()], ...(here !== undefined && { here }) };
    return this.#whole;
  }

  /** Sends the number of followers after a pause, in which it may change again. */
  #countSoon(): void {
    this.#cancelCount ??= this.#parts.time.after(COUNT_MS, () => {
      this.#cancelCount = null;
      const { here } = this;
      if (here === undefined || here === this.#sentHere) return;
      this.#sentHere = here;
      this.#publish({ type: 'changes', tables: [], gone: [], here });
    });
  }

  #changed(match: string): void {
    if (invitedIn(match) !== null) return;
    if (!this.#isKept && this.#callers === 0) return;
    this.#notified.add(match);
    // During a reading, the changes are read after it.
    if (!this.#reading && this.#cancelPause === null) this.#readSoon();
  }

  /** Reads the changes after a pause that absorbs further rings. */
  #readSoon(): void {
    this.#cancelPause = this.#parts.time.after(PAUSE_MS, () => {
      this.#cancelPause = null;
      if (this.#reading || this.#notified.size === 0) return;
      void this.#begin(() => this.#readNotified()).catch(this.#parts.failed);
    });
  }

  /** Records rings until the caller keeps the list. */
  async #whileHeeding(work: () => Promise<void>): Promise<void> {
    this.#callers += 1;
    try {
      await work();
    } finally {
      this.#callers -= 1;
    }
  }

  /** Makes the list current: reads all of it, or only the changes if it is kept. */
  async #bringUp(): Promise<void> {
    if (!this.#isKept) return await this.#readNow();
    await this.#reading?.catch(() => {});
    if (this.#notified.size > 0) await this.#begin(() => this.#readNotified());
  }

  /** Waits for a reading of the whole list that begins now or later and therefore contains the caller's writes. */
  async #readNow(): Promise<void> {
    const current = this.#reading;
    if (current) {
      await current.catch(() => {});
      // Several callers wait for the same next reading.
      if (this.#readingAll) return await this.#readingAll;
    }
    this.#readingAll = this.#begin(() => this.#readAll()).finally(() => {
      this.#readingAll = null;
    });
    await this.#readingAll;
  }

  async #begin(read: () => Promise<void>): Promise<void> {
    while (this.#reading) await this.#reading.catch(() => {});
    this.#reading = read().finally(() => {
      this.#reading = null;
      if (this.#notified.size > 0 && !this.#isClosed && this.#cancelPause === null) this.#readSoon();
    });
    await this.#reading;
  }

  async #readAll(): Promise<void> {
    this.#notified.clear();
    const found = await this.#parts.store.openTables(MAX_OPEN_TABLES);
    this.#replace(found.map((match) => this.#knownOf(match)));
  }

  /** Reads only the tables for which the bell has rung, since one change must not cost as much as a thousand tables. */
  async #readNotified(): Promise<void> {
    const notified = [...this.#notified];
    if (notified.length > MAX_READ_SINGLY) return await this.#readAll();
    this.#notified.clear();
    const read = await Promise.all(notified.map((match) => this.#parts.store.openTable(match))).catch(
      (error: unknown) => {
        for (const match of notified) this.#notified.add(match);
        throw error;
      },
    );
    const others = [...this.#known.values()].filter(({ table }) => !notified.includes(table.id));
    const changed = read.filter((match) => match !== null).map((match) => this.#knownOf(match));
    const all = [...others, ...changed].sort((a, b) => b.number - a.number).slice(0, MAX_OPEN_TABLES);
    this.#replace(all);
  }

  #knownOf(match: MatchHead): Known {
    const table = describeTable(withTableNames(match, this.#parts.lookOf), this.#parts.games);
    return { table, number: match.number, text: JSON.stringify(table) };
  }

  /** Replaces the list, and sends the changes. */
  #replace(list: readonly Known[]): void {
    const before = this.#known;
    this.#known = new Map(list.map((known) => [known.table.id, known]));
    const changed = list.filter(({ table, text }) => before.get(table.id)?.text !== text);
    const gone = [...before.keys()].filter((id) => !this.#known.has(id));
    if (changed.length > 0 || gone.length > 0) {
      this.#publish({ type: 'changes', tables: changed.map(({ table }) => table), gone });
    }
  }

  #publish(message: TableListMessage): void {
    this.#whole = null;
    for (const sink of this.#sinks) if (!sink.send(message)) this.#drop(sink);
  }

  #drop(sink: TableSink): void {
    this.#sinks.delete(sink);
    sink.end();
  }

  #pollLater(): void {
    this.#cancelPoll();
    this.#cancelPoll = this.#parts.time.after(this.#parts.pollMs, () => {
      if (!this.#isKept || this.#isClosed) return;
      void this.#readNow()
        .catch(this.#parts.failed)
        .then(() => this.#pollLater());
    });
  }
}
