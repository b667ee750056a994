import type { CommandKey, MatchDatabase, MatchWork, MatchWorkMode } from './database.ts';

const VERSION = 2;
/** Matches by id. */
const MATCHES = 'matches';
/** Actions by match and ply. */
const PLIES = 'plies';
/** Answers to idempotency keys, by match, person and key. */
const COMMANDS = 'commands';

/** Errors of a connection that the browser has closed, as it does in the background, or under pressure. */
const CLOSED: readonly string[] = ['InvalidStateError', 'AbortError', 'UnknownError', 'TransactionInactiveError'];
const nameOf = (error: unknown): string =>
  error instanceof DOMException || error instanceof Error ? error.name : 'unknown';

/** IndexedDB database. A job whose connection was closed is repeated once on a new one. */
export class IndexedDatabase implements MatchDatabase {
  readonly #name: string;
  #opened: Promise<IDBDatabase> | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  async run<T>(mode: MatchWorkMode, job: (work: MatchWork) => Promise<T>): Promise<T> {
    try {
      return await this.#runOnce(mode, job);
    } catch (error) {
      if (!CLOSED.includes(nameOf(error))) throw error;
      // Nothing of a transaction that failed is stored, so that the job may be repeated.
      await this.close();
      return await this.#runOnce(mode, job);
    }
  }

  async close(): Promise<void> {
    const opened = await this.#opened?.catch(() => null);
    this.#opened = null;
    opened?.close();
  }

  async #runOnce<T>(mode: MatchWorkMode, job: (work: MatchWork) => Promise<T>): Promise<T> {
    const database = await this.#connection();
    const transaction = database.transaction([MATCHES, PLIES, COMMANDS], mode, { durability: 'strict' });
    const stored = done(transaction);
    // The job usually fails first.
    stored.catch(() => {});
    const result = await job(workIn(transaction)).catch((error: unknown) => {
      abort(transaction);
      throw error;
    });
    if (mode === 'readwrite') await stored;
    return result;
  }

  async #connection(): Promise<IDBDatabase> {
    this.#opened ??= open(this.#name);
    try {
      return await this.#opened;
    } catch (error) {
      // The browser may have asked the user for permission: reopen on the next call.
      this.#opened = null;
      throw error;
    }
  }
}

function open(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, VERSION);
  opening.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) {
      opening.result.createObjectStore(MATCHES, { keyPath: 'id' });
      opening.result.createObjectStore(PLIES);
    }
    opening.result.createObjectStore(COMMANDS);
  };
  const held = new Promise<never>((_, reject) => {
    // An older page in another tab holds the database: fail rather than wait for it.
    opening.onblocked = () => reject(new Error('another tab holds an earlier database'));
  });
  const opened = answer(opening).then((database) => {
    // A newer page in another tab wants to upgrade the database: do not block it.
    database.onversionchange = () => database.close();
    return database;
  });
  return Promise.race([opened, held]);
}

function workIn(transaction: IDBTransaction): MatchWork {
  const matches = transaction.objectStore(MATCHES);
  const plies = transaction.objectStore(PLIES);
  const commands = transaction.objectStore(COMMANDS);
  const keyOf = (key: CommandKey): IDBValidKey => [...key];
  return {
    match: (id) => answer<unknown>(matches.get(id)),
    matches: () => answer<unknown[]>(matches.getAll()),
    addMatch: (match) => void matches.add(match),
    putMatch: (match) => void matches.put(match),
    plies: (id, from, to) => answer<unknown[]>(plies.getAll(IDBKeyRange.bound([id, from], [id, to], false, true))),
    addPly: (id, ply, action) => void plies.add(action, [id, ply]),
    command: (key) => answer<unknown>(commands.get(keyOf(key))),
    addCommand: (key, command) => void commands.add(command, keyOf(key)),
    deleteAll(id) {
      matches.delete(id);
      // Array keys of a match sort between `[id]` and `[id, []]`.
      for (const store of [plies, commands]) store.delete(IDBKeyRange.bound([id], [id, []]));
    },
  };
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Undoes the writes of a failed job. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

/** Resolves when a transaction has been committed. */
function done(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    // Without an error the browser has ended it.
    work.onabort = () => reject(work.error ?? new DOMException('the transaction was ended', 'AbortError'));
  });
}
