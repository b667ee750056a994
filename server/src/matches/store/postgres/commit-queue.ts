import { RecentCache } from '@levante/host';
import type { Advanced, DatedCommit } from './commits.ts';

/** Maximum number of commits in a statement. */
const MAX_COMMITS = 64;
/** Maximum number of statements in progress: while one waits for the disk, the next is prepared. */
const MAX_IN_PROGRESS = 2;
/** Time for which commits wait for others if the last group had several. Under load it saves more time than it takes. */
const GATHER_MS = 10;

/** Maximum number of keys remembered as used, enough for the last seconds under load. */
const MAX_KEYS = 20_000;

/** Codes of PostgreSQL for bad data, violated constraints, and transactions that were rolled back, such as deadlocks. */
const REFUSED = /^(?:22|23|40)...$/;

/** Code of PostgreSQL for a row that exists already. */
const EXISTS = '23505';

/** Access to the commits and commands of a database. */
export interface CommitTable {
  /** Writes commits of different matches together or not at all, and returns the matches that advanced. */
  write(commits: readonly DatedCommit[]): Promise<readonly Advanced[]>;
  /** Returns the commits whose key was used before. */
  used(commits: readonly DatedCommit[]): Promise<readonly DatedCommit[]>;
}

interface WaitingCommit {
  readonly commit: DatedCommit;
  readonly done: (advanced: Advanced | null) => void;
  readonly failed: (error: unknown) => void;
}

/** Identifies a command; null for a commit without one. */
function keyOf({ match, command }: DatedCommit['commit']): string | null {
  return command && `${match} ${command.person} ${command.key}`;
}

/**
 * Groups commits that are waiting, so that they share a statement. Each commit resolves after it was written, and is
 * rejected alone. A commit whose key was used here joins no group, since it would break the group up.
 */
export class CommitQueue {
  readonly #table: CommitTable;
  readonly #later: (then: () => void) => void;
  /** Keys of commands that this server wrote or refused. */
  readonly #used = new RecentCache<true>(MAX_KEYS);
  /** Ends with the last commit under a used key. Such commits are written one after another, beside the groups. */
  #alone: Promise<void> = Promise.resolve();
  #waiting: WaitingCommit[] = [];
  #inProgress = 0;
  #lastSize = 0;
  #isGathering = false;

  /** Creates a queue. `later` calls a function when commits have waited for others. */
  constructor(table: CommitTable, later: (then: () => void) => void = (then) => void setTimeout(then, GATHER_MS)) {
    this.#table = table;
    this.#later = later;
  }

  /** Writes a commit. Returns null if the match had moved on. Rejects if it could not be written. */
  put(commit: DatedCommit): Promise<Advanced | null> {
    const key = keyOf(commit.commit);
    return new Promise((done, failed) => {
      if (key !== null && this.#used.get(key)) {
        this.#writeAlone({ commit, done, failed });
        return;
      }
      this.#waiting.push({ commit, done, failed });
      if (this.#waiting.length === 1 && !this.#isGathering) this.#gather();
    });
  }

  /** Begins a group. If several commits arrived together, it waits for the next ones, too. */
  #gather(): void {
    this.#isGathering = true;
    const begin = (): void => {
      this.#isGathering = false;
      this.#next();
    };
    if (this.#lastSize > 1) this.#later(begin);
    // Later in this turn of the event loop, so that all commits of the turn go together.
    else setImmediate(begin);
  }

  #next(): void {
    if (this.#isGathering || this.#inProgress === MAX_IN_PROGRESS || this.#waiting.length === 0) return;
    const group = this.#take();
    this.#lastSize = group.length;
    this.#inProgress += 1;
    void this.#settle(group).finally(() => {
      this.#inProgress -= 1;
      this.#next();
    });
    this.#next();
  }

  /** Takes the first waiting commits, one per match. */
  #take(): readonly WaitingCommit[] {
    const matches = new Set<string>();
    const group: WaitingCommit[] = [];
    const rest: WaitingCommit[] = [];
    for (const one of this.#waiting) {
      const { match } = one.commit.commit;
      const isTaken = group.length < MAX_COMMITS && !matches.has(match);
      matches.add(match);
      (isTaken ? group : rest).push(one);
    }
    this.#waiting = rest;
    return group;
  }

  #writeAlone(one: WaitingCommit): void {
    this.#alone = this.#alone.then(() => this.#settle([one]));
  }

  async #settle(group: readonly WaitingCommit[]): Promise<void> {
    try {
      const advanced = new Map(
        (await this.#table.write(group.map(({ commit }) => commit))).map((one) => [one.id, one]),
      );
      for (const { commit, done } of group) {
        const one = advanced.get(commit.commit.match) ?? null;
        if (one) this.#use(commit);
        done(one);
      }
    } catch (error) {
      if (group.length > 1 && isUnwritten(error)) {
        for (const part of await this.#partsOf(group, error)) await this.#settle(part);
      } else {
        for (const { commit, failed } of group) {
          // Also after a broken connection: it may have been written.
          this.#use(commit);
          failed(error);
        }
      }
    }
  }

  /** Splits a refused group into parts that are written again, so that in the end only the faulty commits fail. */
  async #partsOf(group: readonly WaitingCommit[], error: unknown): Promise<readonly (readonly WaitingCommit[])[]> {
    // Nothing is known if this fails, too.
    const used = new Set(
      codeOf(error) === EXISTS ? await this.#table.used(group.map(({ commit }) => commit)).catch(() => []) : [],
    );
    if (used.size > 0) {
      for (const one of group) if (used.has(one.commit)) this.#writeAlone(one);
      const rest = group.filter(({ commit }) => !used.has(commit));
      return rest.length > 0 ? [rest] : [];
    }
    const half = group.length >> 1;
    return [group.slice(0, half), group.slice(half)];
  }

  #use({ commit }: DatedCommit): void {
    const key = keyOf(commit);
    if (key !== null) this.#used.set(key, true);
  }
}

/**
 * Returns whether nothing of a statement was written: the database has refused it, or it was not sent, because a number could
 * not be encoded.
 */
const isUnwritten = (error: unknown): boolean => error instanceof RangeError || REFUSED.test(codeOf(error));

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
