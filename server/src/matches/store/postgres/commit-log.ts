import type { Kysely } from 'kysely';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import type { AppliedCommit, CommitLog, CommitToWrite } from '../commit-log.ts';
import { lastDay, type RetentionPolicy } from '../retention.ts';
import { finishedNow, finishMatch } from '../writes/finish.ts';
import { CommitQueue } from './commit-queue.ts';
import { type Advanced, appendAll, usedAmong } from './commits.ts';

/**
 * Appends commits on PostgreSQL. Waiting commits share a statement; a commit that ends a match has its own transaction.
 */
export class PostgresCommitLog implements CommitLog {
  readonly #db: Kysely<PostgresTables>;
  readonly #queue: CommitQueue;
  readonly #retention: RetentionPolicy;
  readonly #wrote: (error: unknown) => void;

  /** Creates a log. `wrote` is called with the result of each commit: null for success, otherwise the error. */
  constructor(
    db: Kysely<PostgresTables>,
    { retention, wrote }: { readonly retention: RetentionPolicy; readonly wrote: (error: unknown) => void },
  ) {
    this.#db = db;
    this.#queue = new CommitQueue({ write: (all) => appendAll(db, all), used: (all) => usedAmong(db, all) });
    this.#retention = retention;
    this.#wrote = wrote;
  }

  async append(commit: CommitToWrite): Promise<AppliedCommit | null> {
    try {
      const advanced = await this.#advance(commit);
      this.#wrote(null);
      return advanced && { proposalsVersion: advanced.proposals_version };
    } catch (error) {
      this.#wrote(error);
      throw error;
    }
  }

  async #advance({ commit, state }: CommitToWrite): Promise<Advanced | null> {
    if (!commit.result) return await this.#queue.put({ commit, state, lastDay: lastDay(this.#retention.running) });
    return await this.#db.transaction().execute(async (db) => {
      const [advanced] = await appendAll(db, [{ commit, state, lastDay: lastDay(this.#retention.botsAlone) }]);
      if (!advanced) return null;
      await finishMatch({ db }, commit.match, finishedNow(this.#retention));
      return advanced;
    });
  }
}
