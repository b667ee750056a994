import { connect, type SqliteConnection } from './database.ts';
import type { CommitWrite, CreateWrite, NameWrite, SeatWrite, Write, Written } from './writes.ts';

const SQL = {
  insertMatch: `insert into matches (id, game, rules_version, options_json, status, seed, commitment, words, ply,
    state_json, actor, result_json, created_at) values (?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?, null, ?)`,
  insertSeat: 'insert into seats (match, seat, kind, person, name, level) values (?, ?, ?, ?, ?, ?)',
  advance: `update matches set ply = ?, words = ?, state_json = ?, actor = ?, result_json = ?, status = ?
    where id = ? and ply = ? and status = 'running'`,
  insertAction: 'insert into actions (match, ply, action, journal_json) values (?, ?, ?, ?)',
  insertCommand: 'insert into commands (match, person, key, hash, ply) values (?, ?, ?, ?, ?)',
  takeSeat: `update seats set person = ?, name = ?
    where match = ? and seat = ? and kind = 'person' and person is null`,
  startIfFull: `update matches set status = 'running' where id = ?
    and not exists (select 1 from seats where match = matches.id and kind = 'person' and person is null)`,
  rename: 'insert into people (id, name) values (?, ?) on conflict (id) do update set name = excluded.name',
} as const;

/**
 * Writes to the database, many writes in one transaction and thereby in one sync. Each is written whole or not at all, and
 * one that fails or comes late leaves the others as they are.
 */
export class Writer {
  readonly #connection: SqliteConnection;
  readonly #statements;

  constructor(file: string) {
    this.#connection = connect(file);
    const prepare = (sql: string) => this.#connection.prepare(sql);
    this.#statements = {
      begin: prepare('begin immediate'),
      commit: prepare('commit'),
      save: prepare('savepoint one'),
      release: prepare('release one'),
      undo: prepare('rollback to one'),
      insertMatch: prepare(SQL.insertMatch),
      insertSeat: prepare(SQL.insertSeat),
      advance: prepare(SQL.advance),
      insertAction: prepare(SQL.insertAction),
      insertCommand: prepare(SQL.insertCommand),
      takeSeat: prepare(SQL.takeSeat),
      startIfFull: prepare(SQL.startIfFull),
      rename: prepare(SQL.rename),
    };
  }

  /** What became of each, once all that was done is durable. If the transaction fails, nothing was written and all failed. */
  write(writes: readonly Write[]): Written[] {
    try {
      this.#statements.begin.run();
      const written = writes.map((write) => this.#one(write));
      this.#statements.commit.run();
      return written;
    } catch (error) {
      if (this.#connection.inTransaction) this.#connection.exec('rollback');
      return writes.map(() => failure(error));
    }
  }

  close(): void {
    this.#connection.close();
  }

  #one(write: Write): Written {
    const { save, release, undo } = this.#statements;
    save.run();
    let written: Written;
    try {
      written = this.#apply(write);
    } catch (error) {
      // Where the database has given up the whole transaction, this throws, and all fail.
      undo.run();
      written = failure(error);
    }
    release.run();
    return written;
  }

  #apply(write: Write): boolean {
    switch (write.kind) {
      case 'create':
        return this.#create(write);
      case 'commit':
        return this.#commit(write);
      case 'seat':
        return this.#seat(write);
      case 'name':
        return this.#name(write);
    }
  }

  #create({ match, seats }: CreateWrite): boolean {
    this.#statements.insertMatch.run(...match);
    for (const seat of seats) this.#statements.insertSeat.run(...seat);
    return true;
  }

  #commit({ match, from, plies, words, state, actor, result, command }: CommitWrite): boolean {
    const { advance, insertAction, insertCommand } = this.#statements;
    const ply = from + plies.length;
    const status = result === null ? 'running' : 'over';
    if (advance.run(ply, words, state, actor, result, status, match, from).changes === 0) return false;
    for (const [i, [action, journal]] of plies.entries()) insertAction.run(match, from + i, action, journal);
    if (command) insertCommand.run(match, ...command, ply);
    return true;
  }

  #seat({ match, seat, person, name }: SeatWrite): boolean {
    if (this.#statements.takeSeat.run(person, name, match, seat).changes === 0) return false;
    this.#statements.startIfFull.run(match);
    return true;
  }

  #name({ person, name }: NameWrite): boolean {
    this.#statements.rename.run(person, name);
    return true;
  }
}

function failure(error: unknown): Written {
  if (!(error instanceof Error)) return { message: String(error), code: '' };
  return { message: error.message, code: 'code' in error ? String(error.code) : '' };
}
