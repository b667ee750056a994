import { StreamPly } from '@levante/wire';
import * as z from 'zod/mini';
import { KeptMatch } from './kept.ts';

/** Where the matches of this device are kept. Each of its promises fails where the browser keeps or gives nothing. */
export interface Book {
  /** Null where there is no such match. */
  read(id: string): Promise<KeptMatch | null>;
  /** All matches that can be read, the newest first. */
  all(): Promise<readonly KeptMatch[]>;
  /** The actions of a match from ply `from` on, with what they did. */
  plies(id: string, from: number): Promise<readonly StreamPly[]>;
  create(match: KeptMatch): Promise<void>;
  /**
   * Puts a match in the place of the one that had `from` actions, together with the actions since. False, and nothing
   * is changed, where the match has gone on meanwhile, as in another tab, or has been deleted.
   */
  commit(from: number, match: KeptMatch, plies: readonly StreamPly[]): Promise<boolean>;
  delete(id: string): Promise<void>;
}

const NAME = 'levante';
const VERSION = 1;
/** Matches by id. */
const MATCHES = 'matches';
/** Actions by match and ply. */
const PLIES = 'plies';

/** The book in the browser's own database: what is committed is there after a reload, and tabs do not overwrite each other. */
export class BrowserBook implements Book {
  #opened: Promise<IDBDatabase> | null = null;

  async read(id: string): Promise<KeptMatch | null> {
    const store = (await this.#begin('readonly')).objectStore(MATCHES);
    return readMatch(await answer(store.get(id)));
  }

  async all(): Promise<readonly KeptMatch[]> {
    const store = (await this.#begin('readonly')).objectStore(MATCHES);
    const found = (await answer(store.getAll())).map((one) => z.safeParse(KeptMatch, one));
    const read = found.flatMap((one) => (one.success ? one.data : []));
    return read.sort((a, b) => b.createdAt - a.createdAt);
  }

  async plies(id: string, from: number): Promise<readonly StreamPly[]> {
    const store = (await this.#begin('readonly')).objectStore(PLIES);
    return readAs(z.array(StreamPly), await answer(store.getAll(pliesOf(id, from))));
  }

  async create(match: KeptMatch): Promise<void> {
    const work = await this.#begin('readwrite');
    work.objectStore(MATCHES).add(match);
    await done(work);
  }

  async commit(from: number, match: KeptMatch, plies: readonly StreamPly[]): Promise<boolean> {
    const work = await this.#begin('readwrite');
    const matches = work.objectStore(MATCHES);
    // One transaction at a time writes here, so nothing can come between reading and writing.
    const known = readMatch(await answer(matches.get(match.id)));
    if (known?.ply !== from) return false;
    matches.put(match);
    for (const [i, ply] of plies.entries()) work.objectStore(PLIES).add(ply, [match.id, from + i]);
    await done(work);
    return true;
  }

  async delete(id: string): Promise<void> {
    const work = await this.#begin('readwrite');
    work.objectStore(MATCHES).delete(id);
    work.objectStore(PLIES).delete(pliesOf(id, 0));
    await done(work);
  }

  async #begin(mode: 'readonly' | 'readwrite'): Promise<IDBTransaction> {
    this.#opened ??= open();
    try {
      return (await this.#opened).transaction([MATCHES, PLIES], mode, { durability: 'strict' });
    } catch (error) {
      // The browser may have closed it, or have been asked to allow it: the next try opens it again.
      this.#opened = null;
      throw error;
    }
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(MATCHES, { keyPath: 'id' });
    opening.result.createObjectStore(PLIES);
  };
  return answer(opening);
}

function readMatch(value: unknown): KeptMatch | null {
  return value === undefined ? null : readAs(KeptMatch, value);
}

/** What was kept, as it was kept; another form means another build of the page wrote it. */
function readAs<T>(schema: z.core.$ZodType<T>, value: unknown): T {
  const read = z.safeParse(schema, value);
  if (!read.success) throw new TypeError('kept in a form that this page does not know');
  return read.data;
}

const pliesOf = (id: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** When all that a transaction wrote is kept. */
function done(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error);
  });
}
