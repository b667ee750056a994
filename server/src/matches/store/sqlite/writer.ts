import { type CompiledQuery, Kysely, type QueryResult } from 'kysely';
import { cachingDialect } from '../../../database/cached-statements.ts';
import { connect, type SqliteConnection } from '../../../database/database.ts';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import { runStatements, TooLate } from '../../../database/statements.ts';
import { finishMatch } from '../writes/finish.ts';
import { applyMatchWrite } from '../writes/match-writes.ts';
import type { MatchTransaction } from '../writes/transaction.ts';
import { SQLITE_DIALECT } from './dialect.ts';
import type { CommitWrite, NamedWrite, NamedWrites, Write, Written } from './writes.ts';

/** The statements of commits, which are prepared once: a server writes thousands a second. */
const SQL = {
  advance: `update matches set ply = ?, words = coalesce(?, words), state_json = ?, actor = ?, result_json = ?, status = ?,
    clocks_json = ?, deadline = ?, last_day = ?, acted_at = ?,
    proposal_until = case when ? then null else proposal_until end
    where id = ? and ply = ? and seat_version = ? and status = 'running'`,
  // Most commits change only these columns. Naming others, even unchanged, would update their indices and run their triggers.
  advanceOnly: `update matches set ply = ?, words = coalesce(?, words), state_json = ?, actor = ?, acted_at = ?
    where id = ? and ply = ? and seat_version = ? and status = 'running'
    and clocks_json is null and proposal_until is null and last_day is ?`,
  insertAction: 'insert into actions (match, ply, action, journal_json, used_ms, left_ms) values (?, ?, ?, ?, ?, ?)',
  insertCommand: 'insert into commands (match, person, key, hash, ply) values (?, ?, ?, ?, ?)',
} as const;

/**
 * Writes batches to the database, with one transaction and sync per batch. Each write is applied completely or not at
 * all, independent of the others.
 */
export class Writer {
  readonly #connection: SqliteConnection;
  readonly #db: Kysely<PostgresTables>;
  readonly #statements;
  /** Prepared statements of writes of matches by their text. */
  readonly #compiled = new Map<string, ReturnType<SqliteConnection['prepare']>>();

  constructor(file: string) {
    this.#connection = connect(file);
    this.#db = new Kysely<PostgresTables>({ dialect: cachingDialect(this.#connection) });
    const prepare = (sql: string) => this.#connection.prepare(sql);
    this.#statements = {
      begin: prepare('begin immediate'),
      commit: prepare('commit'),
      save: prepare('savepoint one'),
      release: prepare('release one'),
      undo: prepare('rollback to one'),
      advance: prepare(SQL.advance),
      advanceOnly: prepare(SQL.advanceOnly),
      insertAction: prepare(SQL.insertAction),
      insertCommand: prepare(SQL.insertCommand),
    };
  }

  /**
   * Applies the writes and returns their results once they are durable. If the transaction fails, nothing is written
   * and all writes fail. Call it again only after it has resolved.
   */
  async write(writes: readonly Write[]): Promise<readonly Written[]> {
    try {
      return await this.#together(writes, (write) => this.#apply(write));
    } catch {
      // Failures are rare. Only then is each write wrapped in a savepoint, which takes half as long again.
      return await this.#apart(writes);
    }
  }

  close(): void {
    this.#connection.close();
  }

  async #apart(writes: readonly Write[]): Promise<readonly Written[]> {
    try {
      return await this.#together(writes, (write) => this.#one(write));
    } catch (error) {
      return writes.map(() => failure(error));
    }
  }

  /** Applies all writes in one transaction. Throws and writes nothing on failure. */
  async #together(
    writes: readonly Write[],
    apply: (write: Write) => Written | Promise<Written>,
  ): Promise<readonly Written[]> {
    try {
      this.#statements.begin.run();
      const written: Written[] = [];
      for (const write of writes) {
        const result = apply(write);
        // Most are commits, whose result is there already.
        written.push(result instanceof Promise ? await result : result);
      }
      this.#statements.commit.run();
      return written;
    } catch (error) {
      if (this.#connection.inTransaction) this.#connection.exec('rollback');
      throw error;
    }
  }

  async #one(write: Write): Promise<Written> {
    const { save, release, undo } = this.#statements;
    save.run();
    let written: Written;
    try {
      written = await this.#apply(write);
    } catch (error) {
      // Throws if the database has rolled back the whole transaction; then all writes fail.
      undo.run();
      written = error instanceof TooLate ? false : failure(error);
    }
    release.run();
    return written;
  }

  #apply(write: Write): Written | Promise<Written> {
    switch (write.kind) {
      case 'commit':
        return this.#commit(write);
      case 'statements':
        runStatements(this.#connection, write.statements);
        return true;
      case 'match':
        return this.#applyNamed(write);
      case 'matches':
        return this.#applyAll(write);
    }
  }

  #commit(write: CommitWrite): boolean | Promise<boolean> {
    const { match, from, plies, finished, command } = write;
    const { insertAction, insertCommand } = this.#statements;
    const ply = from + plies.length;
    if (!this.#advanceOnly(write, ply) && !this.#advance(write, ply)) return false;
    for (const [i, action] of plies.entries()) insertAction.run(match, from + i, ...action);
    if (command) insertCommand.run(match, ...command, ply);
    return finished ? finishMatch(this.#transaction(), match, finished).then(() => true) : true;
  }

  /** Advances a match to a ply. Returns false if it has advanced already or the commit changes anything else. */
  #advanceOnly({ match, from, seatVersion, words, state, actor, actedAt, ...rest }: CommitWrite, ply: number): boolean {
    const { result, clocks, lastDay } = rest;
    if (result !== null || clocks !== null) return false;
    const { advanceOnly } = this.#statements;
    return advanceOnly.run(ply, words, state, actor, actedAt, match, from, seatVersion, lastDay).changes > 0;
  }

  #advance({ match, from, seatVersion, words, state, actor, actedAt, ...rest }: CommitWrite, ply: number): boolean {
    const { result, clocks, deadline, lastDay, command } = rest;
    const status = result === null ? 'running' : 'over';
    const moved = [ply, words, state, actor, result, status, clocks, deadline, lastDay, actedAt, command ? 1 : 0];
    return this.#statements.advance.run(...moved, match, from, seatVersion).changes > 0;
  }

  async #applyNamed({ name, input }: NamedWrite): Promise<Written> {
    const tx = this.#transaction();
    const result = await applyMatchWrite(tx, name, input);
    return { result, changed: [...tx.changed] };
  }

  async #applyAll({ writes }: NamedWrites): Promise<Written> {
    const tx = this.#transaction();
    for (const { name, input } of writes) await applyMatchWrite(tx, name, input);
    return { result: null, changed: [...tx.changed] };
  }

  #transaction(): MatchTransaction {
    return {
      db: this.#db,
      dialect: SQLITE_DIALECT,
      changed: new Set(),
      execute: (statement) => this.#execute(statement),
    };
  }

  /** Executes a statement directly, which costs a third of a call through Kysely. */
  async #execute<Row>({ sql, parameters }: CompiledQuery<Row>): Promise<QueryResult<Row>> {
    const statement = this.#compiled.get(sql) ?? this.#connection.prepare(sql);
    this.#compiled.set(sql, statement);
    // The columns match the query's, as with Kysely.
    if (statement.reader) return { rows: Object(statement.all(...parameters)) };
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }
}

function failure(error: unknown): Written {
  if (!(error instanceof Error)) return { message: String(error), code: '' };
  return { message: error.message, code: 'code' in error ? String(error.code) : '' };
}
