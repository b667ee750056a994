import type { BrowserMatch } from './browser-match.ts';

/** Name of the IndexedDB database that stores this device's matches. */
export const DATABASE = 'levante';

/** Returns whether this device may have stored matches. True if the browser cannot list its databases. */
export async function mayHaveMatches(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}

/** A transaction on the stored matches. Stored data may have been written by another build. */
export interface MatchWork {
  match(id: string): Promise<unknown>;
  matches(): Promise<readonly unknown[]>;
  /** Adds a match. The transaction fails if its id exists. */
  addMatch(match: BrowserMatch): void;
  putMatch(match: BrowserMatch): void;
  /** Returns the actions with `from ≤ ply < to`. */
  plies(match: string, from: number, to: number): Promise<readonly unknown[]>;
  addPly(match: string, ply: number, action: unknown): void;
  /** Returns the answer to an idempotency key, or undefined. */
  command(key: CommandKey): Promise<unknown>;
  addCommand(key: CommandKey, command: unknown): void;
  /** Deletes a match with its actions and answers. */
  deleteAll(match: string): void;
}

/** Match, person and idempotency key. */
export type CommandKey = readonly [match: string, person: string, key: string];

export type MatchWorkMode = 'readonly' | 'readwrite';

/** Stores the matches of this device. Write transactions run one after another. */
export interface MatchDatabase {
  /** Runs a job in a transaction. Resolves with its result once its writes are stored, or rejects. */
  run<T>(mode: MatchWorkMode, job: (work: MatchWork) => Promise<T>): Promise<T>;
  /** Closes the connection. The next job opens a new one. */
  close(): Promise<void>;
}
