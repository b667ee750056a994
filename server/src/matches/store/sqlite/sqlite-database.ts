import { LiveMatches } from '@levante/host';
import { openDatabase, type SqliteConnection } from '../../../database/database.ts';
import { type BuiltQuery, type PreparedQuery, prepareSqliteQuery } from '../../../database/prepared-query.ts';
import { type SqlAccess, sqliteAccess } from '../../../database/sql-access.ts';
import type { CommitLog, CommitToWrite } from '../commit-log.ts';
import { lastDay, type RetentionPolicy } from '../retention.ts';
import { clocksText } from '../rows.ts';
import { SERVICE_TIME } from '../service-time.ts';
import type { StoreDatabase } from '../store-database.ts';
import { finishedNow } from '../writes/finish.ts';
import type {
  AppliedMatchWrite,
  MatchWrite,
  MatchWriteInput,
  MatchWriteName,
  MatchWriteResult,
} from '../writes/match-writes.ts';
import { inlineWriter, threadWriter } from './batch-writers.ts';
import { SQLITE_DIALECT } from './dialect.ts';
import { WriteQueue } from './write-queue.ts';
import type { CommitWrite } from './writes.ts';

/**
 * A SQLite database used only by this process and by operators' commands, which leave notices. Writes go through a
 * queue.
 */
export class SqliteDatabase implements StoreDatabase {
  readonly dialect = SQLITE_DIALECT;
  readonly live = new LiveMatches({ isExclusive: true });
  readonly access: SqlAccess;
  readonly commits: CommitLog;
  readonly retention: RetentionPolicy;
  readonly #connection: SqliteConnection;
  readonly #queue: WriteQueue;
  /** Service time at the last beat; null until it is read. */
  #serviceMs: number | null = null;

  private constructor(connection: SqliteConnection, queue: WriteQueue, retention: RetentionPolicy) {
    this.#connection = connection;
    this.#queue = queue;
    this.retention = retention;
    this.commits = {
      append: async (commit) => ((await queue.put(commitWrite(commit, retention))) ? { proposalsVersion: null } : null),
    };
    this.access = sqliteAccess(connection, (statements, changesSeats) => {
      const writing = queue.put({ kind: 'statements', statements });
      return changesSeats ? writing.finally(() => this.live.clear()) : writing;
    });
  }

  /** Opens a database file, creating it if missing. `worker` is the script of the writing thread; null writes in place. */
  static async open(
    file: string,
    worker: URL | null,
    { retention, wrote }: { readonly retention: RetentionPolicy; readonly wrote: (error: unknown) => void },
  ): Promise<SqliteDatabase> {
    const connection = await openDatabase(file);
    const queue = new WriteQueue(worker ? threadWriter(file, worker) : inlineWriter(file), wrote);
    return new SqliteDatabase(connection, queue, retention);
  }

  /** Closes the database after pending writes. */
  async close(): Promise<void> {
    await this.#queue.close();
    this.#connection.close();
  }

  prepare<Row>(query: BuiltQuery<Row>): PreparedQuery<Row> {
    return prepareSqliteQuery(this.#connection, query);
  }

  async apply<Name extends MatchWriteName>(name: Name, input: MatchWriteInput<Name>): Promise<MatchWriteResult<Name>> {
    return await this.#applied(this.#queue.apply(name, input));
  }

  async applyAll(writes: readonly MatchWrite[]): Promise<void> {
    // An empty transaction would count as proof that the disk can be written.
    if (writes.length === 0) return;
    await this.#applied(this.#queue.applyAll(writes));
  }

  /**
   * Awaits a write and drops the changed matches from the cache. Drops all if the write failed, since it may have been
   * written.
   */
  async #applied<Result>(write: Promise<AppliedMatchWrite<Result>>): Promise<Result> {
    try {
      const { result, changed } = await write;
      this.live.drop(...changed);
      return result;
    } catch (error) {
      this.live.clear();
      throw error;
    }
  }

  nextNumber(): null {
    return null;
  }

  async beat(maxMs: number): Promise<number> {
    const { db } = this.access;
    if (this.#serviceMs === null) {
      const query = db.selectFrom('service_time').select('service_ms').where('id', '=', SERVICE_TIME);
      this.#serviceMs = (await query.executeTakeFirst())?.service_ms ?? 0;
    }
    // The value is written, not an addition: a beat whose reply was lost is not added twice.
    const service_ms = this.#serviceMs + maxMs;
    const query = db
      .insertInto('service_time')
      .values({ id: SERVICE_TIME, service_ms, beat_at: 0 })
      .onConflict((c) => c.column('id').doUpdateSet({ service_ms }));
    await this.access.write([{ query }]);
    this.#serviceMs = service_ms;
    return service_ms;
  }
}

function commitWrite({ commit, state, at }: CommitToWrite, retention: RetentionPolicy): CommitWrite {
  const { match, from, plies, actor, result, position, command, clocks, seatVersion = 0 } = commit;
  return {
    kind: 'commit',
    match,
    from,
    seatVersion,
    plies: plies.map(({ action, journal, usedMs = 0, leftMs = null }) => {
      return [action, JSON.stringify(journal), usedMs, leftMs];
    }),
    clocks: clocksText(clocks?.after),
    deadline: (result ? null : clocks?.deadline) ?? null,
    words: position,
    state,
    actor,
    result: result && JSON.stringify(result),
    lastDay: lastDay(result ? retention.botsAlone : retention.running),
    finished: result && finishedNow(retention),
    actedAt: at,
    command: command && [command.person, command.key, command.hash],
  };
}
