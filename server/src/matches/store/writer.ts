import { STAND_IN } from '@levante/host';
import { connect, type SqliteConnection } from '../../database/database.ts';
import { runStatements, TooLate } from '../../database/statements.ts';
import { MeetingWriter } from './meeting-writer.ts';
import { FORGOTTEN } from './retention.ts';
import { DatabaseRow } from './rows.ts';
import { SERVICE_TIME } from './service-time.ts';
import type {
  BeatWrite,
  BranchWrite,
  CallOffWrite,
  CommitWrite,
  CreateWrite,
  EntropyWrite,
  ExpireWrite,
  ForgetOpenersWrite,
  ForgetWrite,
  NameWrite,
  ProposalWrite,
  SeatBotWrite,
  SeatChangeWrite,
  SeatWrite,
  StatementsWrite,
  Write,
  Written,
} from './writes.ts';

const SOMEBODY_SAT = 'exists (select 1 from seats where match = matches.id and person is not null)';
const inMatches = (status: string): string =>
  `exists (select 1 from matches where id = seats.match and status = '${status}')`;

const SQL = {
  insertMatch: `insert into matches (id, game, rules_version, options_json, status, seed, commitment, words, ply,
    state_json, actor, result_json, created_at, opened_by, opened_from, last_day, branches_json, start_json, clocks_json,
    stand_in, deadline, listed_as, rematch_of)
    values (?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?, null, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  insertSeat: `insert into seats (match, seat, kind, person, name, level, entropy, reserved_for, invited)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  advance: `update matches set ply = ?, words = coalesce(?, words), state_json = ?, actor = ?, result_json = ?, status = ?,
    clocks_json = ?, deadline = ?, last_day = ?, acted_at = ?,
    proposal_until = case when ? then null else proposal_until end
    where id = ? and ply = ? and seat_version = ? and status = 'running'`,
  // Most commits change only these columns. Naming others, even unchanged, would update their indices and run their triggers.
  advanceOnly: `update matches set ply = ?, words = coalesce(?, words), state_json = ?, actor = ?, acted_at = ?
    where id = ? and ply = ? and seat_version = ? and status = 'running'
    and clocks_json is null and proposal_until is null and last_day is ?`,
  changeProposal: `update matches set proposals_json = ?, proposal_until = ?, proposals_version = proposals_version + 1
    where id = ? and ply = ? and proposals_version = ? and seat_version = ? and status = 'running'`,
  endMatch: `update matches set status = 'over', actor = null, deadline = null, continued_by = ? where id = ?`,
  branchMatch: `insert into matches (id, game, rules_version, options_json, status, seed, commitment, words, ply,
    state_json, actor, result_json, created_at, opened_by, opened_from, last_day, branches_json, start_json, clocks_json,
    stand_in, sat_json, deadline)
    select ?, game, rules_version, options_json, 'running', seed, commitment, 0, ?, ?, ?, null, ?, opened_by, opened_from, ?, ?,
    start_json, ?, stand_in, ?, case when clocks_json is null then null else 0 end from matches where id = ?`,
  branchSeats: `insert into seats (match, seat, kind, person, name, level, entropy, played_by, played_why,
    hidden_name)
    select ?, seat, kind, person, name, level, entropy, played_by, played_why, hidden_name from seats where match = ?`,
  branchActions: `insert into actions (match, ply, action, journal_json, used_ms, left_ms)
    select ?, ply, action, journal_json, used_ms, left_ms from actions where match = ? and ply < ?`,
  branchChat: 'insert into chats (match, off, version) select ?, off, 0 from chats where match = ? and off = 1',
  changeSeats: `update matches set seat_version = seat_version + 1, clocks_json = ?, deadline = ?, sat_json = ?,
    acted_at = coalesce(?, acted_at)
    where id = ? and ply = ? and seat_version = ? and status = 'running'`,
  // While a match waits, its seats change without a ply: the version tells one read from another.
  countSeats: 'update matches set seat_version = seat_version + 1 where id = ?',
  playSeat: 'update seats set played_by = ?, played_why = ? where match = ? and seat = ?',
  beat: `insert into service_time (id, service_ms, beat_at) values ('${SERVICE_TIME}', ?, 0)
    on conflict (id) do update set service_ms = excluded.service_ms`,
  finish: `update matches set counted_until = ?, last_day = case when
      (select count(distinct person) from seats where match = matches.id and person is not null) = 1 then ? else ? end
    where id = ? and ${SOMEBODY_SAT}`,
  forgetOpeners:
    'update matches set opened_by = null, opened_from = null, counted_until = null where counted_until < ?',
  insertAction: 'insert into actions (match, ply, action, journal_json, used_ms, left_ms) values (?, ?, ?, ?, ?, ?)',
  insertCommand: 'insert into commands (match, person, key, hash, ply) values (?, ?, ?, ?, ?)',
  takeSeat: `update seats set person = ?1, name = ?2, entropy = ?3, reserved_for = null, invited = null
    where match = ?4 and seat = ?5 and kind = 'person' and person is null and coalesce(reserved_for, ?1) = ?1`,
  seatBot: `update seats set kind = 'bot', level = ?, name = ?, reserved_for = null, invited = null
    where match = ? and seat = ? and kind = 'person' and person is null`,
  addEntropy: `update seats set entropy = ? where match = ? and person = ? and ${inMatches('waiting')}`,
  startIfFull: `update matches set status = 'running', last_day = ?, acted_at = ?, deadline = case when clocks_json is null then null else 0 end
    where id = ?
    and not exists (select 1 from seats where match = matches.id and kind = 'person' and person is null)`,
  isOnlyPerson: `select 1 from matches where id = ? and status = 'waiting'
    and exists (select 1 from seats where match = matches.id and person = ?)
    and not exists (select 1 from seats where match = matches.id and person <> ?)`,
  isPast: 'select 1 from matches where id = ? and last_day < ?',
  matchesAlone: `select distinct match as id from seats as hers where person = ?
    and not exists (select 1 from seats where match = hers.match and person not in (hers.person, '${FORGOTTEN}'))`,
  deleteCommands: 'delete from commands where match = ?',
  deleteActions: 'delete from actions where match = ?',
  deleteSeats: 'delete from seats where match = ?',
  unlinkRematch: 'update matches set rematch = null where id = (select rematch_of from matches where id = ?)',
  deleteMatch: 'delete from matches where id = ?',
  forgetCommands: 'delete from commands where person = ? and match in (select match from seats where person = ?)',
  forgetOpener: 'update matches set opened_by = null where opened_by = ?',
  openSeats: `update seats set person = null, name = null, entropy = null where person = ? and ${inMatches('waiting')}`,
  handSeats: `update seats set kind = 'bot', level = '${STAND_IN}', person = null, name = null, played_by = null, played_why = null
    where person = ? and ${inMatches('running')}`,
  unwait: 'delete from waits where person = ?',
  withdrawAll: `update seats set reserved_for = null, invited = null
    where invited is not null and match in (select id from matches where opened_by = ?)`,
  // An invited seat stays reserved: that it is open again would say that the handle had an account.
  unreserve: `update seats set reserved_for = case when invited is null then null else '' end, name = null
    where reserved_for = ?`,
  leaveSeats: `update seats set person = '${FORGOTTEN}', name = null where person = ? and ${inMatches('over')}`,
  // Deadline 0: a server adjusts the clocks to who plays.
  // The version refuses commits that were decided while the person had the seat; deadline 0 adjusts the clocks.
  leaveRunning: `update matches set seat_version = seat_version + 1, deadline = case when clocks_json is null then deadline else 0 end
    where status = 'running' and id in (select match from seats where person = ?)`,
  leaveWaiting: `update matches set seat_version = seat_version + 1 where status = 'waiting'
    and (opened_by = ?1 or id in (select match from seats where person = ?1 or reserved_for = ?1))`,
  forgetName: 'delete from people where id = ?',
  revokeKeys: `insert into keys (id, generation) values (?, 1)
    on conflict (id) do update set generation = generation + 1`,
  probe: `insert into keys (id, generation) values ('probe', 0)`,
  unprobe: `delete from keys where id = 'probe'`,
  rename: 'insert into people (id, name) values (?, ?) on conflict (id) do update set name = excluded.name',
} as const;

/**
 * Writes batches to the database, with one transaction and sync per batch. Each write is applied completely or not at
 * all, independent of the others.
 */
export class Writer {
  readonly #connection: SqliteConnection;
  readonly #statements;
  readonly #meetings: MeetingWriter;

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
      advanceOnly: prepare(SQL.advanceOnly),
      changeProposal: prepare(SQL.changeProposal),
      endMatch: prepare(SQL.endMatch),
      branchMatch: prepare(SQL.branchMatch),
      branchSeats: prepare(SQL.branchSeats),
      branchActions: prepare(SQL.branchActions),
      branchChat: prepare(SQL.branchChat),
      insertAction: prepare(SQL.insertAction),
      insertCommand: prepare(SQL.insertCommand),
      takeSeat: prepare(SQL.takeSeat),
      seatBot: prepare(SQL.seatBot),
      changeSeats: prepare(SQL.changeSeats),
      countSeats: prepare(SQL.countSeats),
      playSeat: prepare(SQL.playSeat),
      beat: prepare(SQL.beat),
      addEntropy: prepare(SQL.addEntropy),
      startIfFull: prepare(SQL.startIfFull),
      rename: prepare(SQL.rename),
      finish: prepare(SQL.finish),
      forgetOpeners: prepare(SQL.forgetOpeners),
      isOnlyPerson: prepare(SQL.isOnlyPerson),
      isPast: prepare(SQL.isPast),
      matchesAlone: prepare(SQL.matchesAlone),
      forgetCommands: prepare(SQL.forgetCommands),
      probe: prepare(SQL.probe),
      unprobe: prepare(SQL.unprobe),
      /** Statements that delete a match, in order of references. */
      deleteMatch: [SQL.unlinkRematch, SQL.deleteCommands, SQL.deleteActions, SQL.deleteSeats, SQL.deleteMatch].map(
        prepare,
      ),
      /** Statements that delete a person's data, in order. */
      forget: [
        SQL.leaveWaiting,
        SQL.withdrawAll,
        SQL.forgetOpener,
        SQL.openSeats,
        SQL.unwait,
        SQL.unreserve,
        SQL.leaveRunning,
        SQL.handSeats,
        SQL.leaveSeats,
        SQL.forgetName,
        SQL.revokeKeys,
      ].map(prepare),
    };
    this.#meetings = new MeetingWriter(this.#connection, {
      create: (write) => this.#create(write),
      takeSeat: (write) => this.#seat(write),
      deleteMatch: (match) => this.#deleteMatch(match),
      countSeats: (match) => this.#statements.countSeats.run(match),
    });
  }

  /**
   * Applies the writes and returns their results once they are durable. If the transaction fails, nothing is written
   * and all writes fail.
   */
  write(writes: readonly Write[]): Written[] {
    try {
      return this.#together(writes, (write) => this.#apply(write));
    } catch {
      // Failures are rare. Only then is each write wrapped in a savepoint, which takes half as long again.
      return this.#apart(writes);
    }
  }

  close(): void {
    this.#connection.close();
  }

  #apart(writes: readonly Write[]): Written[] {
    try {
      return this.#together(writes, (write) => this.#one(write));
    } catch (error) {
      return writes.map(() => failure(error));
    }
  }

  /** Applies all writes in one transaction. Throws and writes nothing on failure. */
  #together(writes: readonly Write[], apply: (write: Write) => Written): Written[] {
    try {
      this.#statements.begin.run();
      const written = writes.map(apply);
      this.#statements.commit.run();
      return written;
    } catch (error) {
      if (this.#connection.inTransaction) this.#connection.exec('rollback');
      throw error;
    }
  }

  #one(write: Write): Written {
    const { save, release, undo } = this.#statements;
    save.run();
    let written: Written;
    try {
      written = this.#apply(write);
    } catch (error) {
      // Throws if the database has rolled back the whole transaction; then all writes fail.
      undo.run();
      written = error instanceof TooLate ? false : failure(error);
    }
    release.run();
    return written;
  }

  #apply(write: Write): boolean | string | readonly string[] {
    switch (write.kind) {
      case 'create':
        return this.#create(write);
      case 'commit':
        return this.#commit(write);
      case 'proposal':
        return this.#changeProposal(write);
      case 'seat':
        return this.#seat(write);
      case 'bot':
        return this.#seatBot(write);
      case 'seat-change':
        return this.#changeSeat(write);
      case 'beat':
        return this.#beat(write);
      case 'entropy':
        return this.#entropy(write);
      case 'name':
        return this.#name(write);
      case 'call-off':
        return this.#callOff(write);
      case 'meet':
        return this.#meetings.meet(write);
      case 'leave':
        return this.#meetings.leave(write);
      case 'invite':
        return this.#meetings.invite(write);
      case 'rematch':
        return this.#meetings.rematch(write);
      case 'expire':
        return this.#expire(write);
      case 'forget-openers':
        return this.#forgetOpeners(write);
      case 'forget':
        return this.#forget(write);
      case 'probe':
        return this.#probe();
      case 'statements':
        return this.#runAll(write);
    }
  }

  #create({ match, seats }: CreateWrite): boolean {
    this.#statements.insertMatch.run(...match);
    for (const seat of seats) this.#statements.insertSeat.run(...seat);
    return true;
  }

  #commit(write: CommitWrite): boolean {
    const { match, from, plies, finish: finished, command } = write;
    const { finish, insertAction, insertCommand } = this.#statements;
    const ply = from + plies.length;
    if (!this.#advanceOnly(write, ply) && !this.#advance(write, ply)) return false;
    if (finished) finish.run(finished.countedUntil, finished.lastDay.solo, finished.lastDay.over, match);
    for (const [i, ply] of plies.entries()) insertAction.run(match, from + i, ...ply);
    if (command) insertCommand.run(match, ...command, ply);
    return true;
  }

  /** Advances a match to a ply. Returns false if it has advanced already, or anything else in it changes. */
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

  #changeProposal(write: ProposalWrite): boolean {
    const { match, at, version, seatVersion, proposals, until, finish: finished, branch, change } = write;
    const { changeProposal, endMatch, finish } = this.#statements;
    if (changeProposal.run(proposals, until, match, at, version, seatVersion).changes === 0) return false;
    if (change) return this.#changeSeat(change);
    if (!finished) return true;
    if (branch) this.#branch(match, branch);
    endMatch.run(branch?.id ?? null, match);
    finish.run(finished.countedUntil, finished.lastDay.solo, finished.lastDay.over, match);
    return true;
  }

  #branch(from: string, { id, ply, branches, state, actor, createdAt, lastDay, clocks, sat }: BranchWrite): void {
    const { branchMatch, branchSeats, branchActions, branchChat } = this.#statements;
    branchMatch.run(id, ply, state, actor, createdAt, lastDay, branches, clocks, sat, from);
    branchSeats.run(id, from);
    branchActions.run(id, from, ply);
    branchChat.run(id, from);
  }

  /** Returns the tables that people left because the match started; false if the seat is not open. */
  #seat({ match, seat, person, name, entropy, lastDay }: SeatWrite): readonly string[] | false {
    if (this.#statements.takeSeat.run(person, name, entropy, match, seat).changes === 0) return false;
    return this.#startIfFull(match, lastDay);
  }

  #seatBot({ match, seat, level, name, lastDay }: SeatBotWrite): readonly string[] | false {
    if (this.#statements.seatBot.run(level, name, match, seat).changes === 0) return false;
    return this.#startIfFull(match, lastDay);
  }

  #startIfFull(match: string, lastDay: number | null): readonly string[] {
    this.#statements.countSeats.run(match);
    const { changes } = this.#statements.startIfFull.run(lastDay, Date.now(), match);
    return changes > 0 ? this.#meetings.leaveOthers(match) : [];
  }

  #changeSeat({ match, ply, seatVersion, seats, clocks, deadline, sat }: SeatChangeWrite): boolean {
    const { changeSeats, playSeat } = this.#statements;
    const actedAt = seats.length > 0 ? Date.now() : null;
    if (changeSeats.run(clocks, deadline, sat, actedAt, match, ply, seatVersion).changes === 0) return false;
    for (const [number, level, why] of seats) playSeat.run(level, why, match, number);
    return true;
  }

  #beat({ serviceMs }: BeatWrite): boolean {
    this.#statements.beat.run(serviceMs);
    return true;
  }

  #entropy({ match, person, entropy }: EntropyWrite): boolean {
    return this.#statements.addEntropy.run(entropy, match, person).changes > 0;
  }

  #callOff({ match, person }: CallOffWrite): boolean {
    if (this.#statements.isOnlyPerson.get(match, person, person) === undefined) return false;
    this.#deleteMatch(match);
    return true;
  }

  #expire({ matches, today }: ExpireWrite): boolean {
    // Check again: a match played in the meantime has another last day.
    const past = matches.filter((match) => this.#statements.isPast.get(match, today) !== undefined);
    for (const match of past) this.#deleteMatch(match);
    return past.length === matches.length;
  }

  #forgetOpeners({ now }: ForgetOpenersWrite): boolean {
    this.#statements.forgetOpeners.run(now);
    return true;
  }

  #forget({ person }: ForgetWrite): boolean {
    const { matchesAlone, forgetCommands, forget } = this.#statements;
    for (const row of matchesAlone.all(person)) this.#deleteMatch(new DatabaseRow(row).text('id'));
    forgetCommands.run(person, person);
    for (const statement of forget) statement.run(person);
    return true;
  }

  #probe(): boolean {
    this.#statements.probe.run();
    return this.#statements.unprobe.run().changes > 0;
  }

  #runAll({ statements }: StatementsWrite): boolean {
    runStatements(this.#connection, statements);
    return true;
  }

  #deleteMatch(match: string): void {
    for (const statement of this.#statements.deleteMatch) statement.run(match);
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
