import type { Advanced, DatedCommit } from './commits.ts';

/** Maximum number of commits in a statement. */
const MAX_COMMITS = 64;
/** Maximum number of statements in progress: while one waits for the disk, the next is prepared. */
const MAX_IN_PROGRESS = 2;
/** Time for which commits wait for others if the last group had several. Under load it saves more time than it takes. */
const GATHER_MS = 10;

/** Codes of PostgreSQL for bad data, violated constraints, and transactions that were rolled back, such as deadlocks. */
const REFUSED = /^(?:22|23|40)...$/;

interface WaitingCommit {
  readonly commit: DatedCommit;
  readonly done: (advanced: Advanced | null) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Groups commits that wait anyway, so that they share a statement. Each is answered after it has been written, and
 * rejected alone.
 */
export class CommitQueue {
  readonly #write: (commits: readonly DatedCommit[]) => Promise<readonly Advanced[]>;
  readonly #later: (then: () => void) => void;
  #waiting: WaitingCommit[] = [];
  #inProgress = 0;
  #lastSize = 0;
  #isGathering = false;

  /**
   * `write` writes commits of different matches together or not at all, and returns the matches that advanced. `later` calls
   * a function when commits have waited for others.
   */
  constructor(
    write: (commits: readonly DatedCommit[]) => Promise<readonly Advanced[]>,
    later: (then: () => void) => void = (then) => void setTimeout(then, GATHER_MS),
  ) {
    this.#write = write;
    this.#later = later;
  }

  /** Writes a commit. Returns null if the match had moved on. Rejects if it could not be written. */
  put(commit: DatedCommit): Promise<Advanced | null> {
    return new Promise((done, failed) => {
      this.#waiting.push({ commit, done, failed });
      if (this.#waiting.length === 1 && !this.#isGathering) this.#gather();
    });
  }

  /** Begins a group: where several commits came together, the next ones are awaited, too. */
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

  /** Takes the first commits, of each match one. */
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

  async #settle(group: readonly WaitingCommit[]): Promise<void> {
    try {
      const advanced = new Map((await this.#write(group.map(({ commit }) => commit))).map((one) => [one.id, one]));
      for (const { commit, done } of group) done(advanced.get(commit.commit.match) ?? null);
    } catch (error) {
      if (group.length > 1 && isUnwritten(error)) {
        // One by one, only those concerned fail.
        for (const one of group) await this.#settle([one]);
      } else {
        for (const { failed } of group) failed(error);
      }
    }
  }
}

/**
 * Returns whether nothing of a statement was written: the database has refused it, or it was not sent, because a number could
 * not be encoded.
 */
const isUnwritten = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof Error && 'code' in error && REFUSED.test(String(error.code)));
