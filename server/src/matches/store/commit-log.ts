import type { Commit } from '@levante/host';

/** A commit that was applied. */
export interface AppliedCommit {
  /** Version of the match's proposals if other servers may change them; otherwise null. */
  readonly proposalsVersion: number | null;
}

/** A commit with the state after it as JSON. `at` is in milliseconds since the epoch. */
export interface CommitToWrite {
  readonly commit: Commit;
  readonly state: string;
  readonly at: number;
}

/** Appends actions in the fastest way that a database offers. Under load, many commits share a transaction. */
export interface CommitLog {
  /** Appends a commit (see `Store.commit`). Returns null if it came too late. */
  append(commit: CommitToWrite): Promise<AppliedCommit | null>;
}
