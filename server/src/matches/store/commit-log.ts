import type { Commit } from '@levante/host';

/** A commit that was applied. */
export interface AppliedCommit {
  /** Version of the match's proposals where other servers may have changed them; otherwise null. */
  readonly proposalsVersion: number | null;
}

/** A commit with the state after it as JSON, `at` milliseconds since the epoch. */
export interface CommitToWrite {
  readonly commit: Commit;
  readonly state: string;
  readonly at: number;
}

/** Appends actions, by the fastest way of a database: under load many commits share a transaction. */
export interface CommitLog {
  /** Appends a commit as `Store.commit` says. Returns null if it came too late. */
  append(commit: CommitToWrite): Promise<AppliedCommit | null>;
}
