import { type JsonObject, listedOptions } from '@levante/contract';
import {
  branchIn,
  type ClockStore,
  type Commit,
  changeIn,
  type Deadline,
  type Leaving,
  LiveMatches,
  type MatchHead,
  type Meeting,
  type Met,
  type MyTurn,
  type NewBranch,
  type NewStoredMatch,
  type ProposalChange,
  RecentCache,
  type RefusedCommand,
  type SeatChange,
  type SeatedBot,
  type SeatFilled,
  type SeatInvite,
  type Store,
  type StoredAnswer,
  type StoredDealer,
  type StoredMatch,
  type StoredPly,
  type TableStore,
} from '@levante/host';
import { sql } from 'kysely';
import { openDatabase, type SqliteConnection } from '../../database/database.ts';
import { type SqlAccess, sqliteAccess } from '../../database/sql-access.ts';
import { inlineWriter, threadWriter } from './batch-writers.ts';
import { proposalColumns } from './branching.ts';
import { type ListedMatch, listOfMatches, MAX_CACHED_OPTIONS, type Unreadable } from './list.ts';
import { type Ban, NOTICE_KINDS, type NoticeSource, type OperatorNotice } from './notices.ts';
import type { People } from './people.ts';
import { answerOf, refusing } from './refusals.ts';
import {
  type CountedPlace,
  countedUntil,
  DEFAULT_RETENTION,
  lastDay,
  lastDaysOfPeople,
  type OpenedMatches,
  type Retention,
  type RetentionPolicy,
} from './retention.ts';
import {
  clocksText,
  DatabaseRow,
  optionsIn,
  readState,
  toBan,
  toDeadline,
  toDealer,
  toHead,
  toPly,
  toTurn,
} from './rows.ts';
import { seatChangeWrite } from './seat-change-write.ts';
import { SQLITE_QUERIES as SQL } from './sqlite-queries.ts';
import { WriteQueue } from './write-queue.ts';
import type { BranchWrite, CreateWrite, SeatBotWrite, SeatWrite, Write } from './writes.ts';

/**
 * The bundled script of the writing thread, next to the server's bundle. Source code writes in place instead, since a
 * thread would have to compile it first.
 */
const WRITE_WORKER = import.meta.url.endsWith('.ts') ? null : new URL('./write-worker.js', import.meta.url);

/** Settings of a store. */
export interface StoreSettings {
  readonly unreadable: Unreadable;
  /** Called with the result of each write: null for success, else the error. */
  readonly wrote: (error: unknown) => void;
  readonly retention: RetentionPolicy;
}

/**
 * A store on SQLite. Reads in the calling thread with prepared statements and writes through a queue. Caches recently
 * used matches: this process has the folder to itself, except for operators' commands, which leave notices. Each write
 * is also checked against the file.
 */
export class SqliteStore implements Store, ClockStore, TableStore, People, Retention, NoticeSource {
  readonly live = new LiveMatches();
  /** Abridged options by match. They never change, and parsing a board is slow. */
  readonly #listedOptions = new RecentCache<JsonObject>(MAX_CACHED_OPTIONS);
  readonly #connection: SqliteConnection;
  readonly #queue: WriteQueue;
  readonly #unreadable: Unreadable;
  readonly #retention: RetentionPolicy;
  readonly #statements;
  /** Access to the tables that have no methods here. */
  readonly access: SqlAccess;
  /** Service time at the last beat; null until it is read. */
  #serviceMs: number | null = null;

  private constructor(
    connection: SqliteConnection,
    queue: WriteQueue,
    { unreadable, retention }: Pick<StoreSettings, 'unreadable' | 'retention'>,
  ) {
    this.#unreadable = unreadable;
    this.#retention = retention;
    this.#connection = connection;
    this.#queue = queue;
    this.access = sqliteAccess(connection, (statements, changesSeats) =>
      this.#change({ kind: 'statements', statements }, changesSeats ? null : []),
    );
    const prepare = (sql: string) => connection.prepare(sql);
    this.#statements = {
      head: prepare(SQL.head),
      match: prepare(SQL.match),
      dealer: prepare(SQL.dealer),
      plies: prepare(SQL.plies),
      answer: prepare(SQL.answer),
      matchesOf: prepare(SQL.matchesOf),
      openTables: prepare(SQL.openTables),
      openTable: prepare(SQL.openTable),
      invitesOf: prepare(SQL.invitesOf),
      turnsOf: prepare(SQL.turnsOf),
      unattended: prepare(SQL.unattended),
      deadlines: prepare(SQL.deadlines),
      service: prepare(SQL.service),
      name: prepare(SQL.name),
      openedBy: prepare(SQL.openedBy),
      openedFrom: prepare(SQL.openedFrom),
      past: prepare(SQL.past),
      sitsIn: prepare(SQL.sitsIn),
      generation: prepare(SQL.generation),
      notices: prepare(SQL.notices),
      bans: prepare(SQL.bans),
    };
  }

  /** Opens a database file, creating it if missing. `worker` is the script of the writing thread; null writes in place. */
  static async open(
    file: string,
    worker: URL | null = WRITE_WORKER,
    settings: Partial<StoreSettings> = {},
  ): Promise<SqliteStore> {
    const connection = await openDatabase(file);
    const queue = new WriteQueue(worker ? threadWriter(file, worker) : inlineWriter(file), settings.wrote);
    return new SqliteStore(connection, queue, { unreadable: () => {}, retention: DEFAULT_RETENTION, ...settings });
  }

  /** Closes the store after pending writes. */
  async close(): Promise<void> {
    await this.#queue.close();
    this.#connection.close();
  }

  async create(match: NewStoredMatch): Promise<void> {
    await this.#queue.put(this.#creating(match));
  }

  #creating(match: NewStoredMatch): CreateWrite {
    const full = match.seats.every((seat) => seat.kind === 'bot' || seat.person !== null);
    return {
      kind: 'create',
      match: [
        match.id,
        match.game,
        match.rulesVersion,
        JSON.stringify(match.options),
        full ? 'running' : 'waiting',
        match.seed,
        match.commitment,
        JSON.stringify(match.state),
        match.actor,
        match.createdAt,
        match.opener?.person ?? null,
        match.opener?.place ?? null,
        lastDay(full ? this.#retention.running : this.#retention.waiting),
        ...[match.branches && JSON.stringify(match.branches), match.start && JSON.stringify(match.start)].map(
          (text) => text ?? null,
        ),
        clocksText(match.clocks),
        match.standIn ?? null,
        full && match.clocks ? 0 : null,
        match.listedAs ?? null,
        match.rematchOf ?? null,
      ],
      seats: match.seats.map(({ seat, kind, person, name, level, reservedFor = null, invited = null }, i) => {
        return [match.id, seat, kind, person, name, level, match.entropy?.[i] ?? null, reservedFor, invited];
      }),
    };
  }

  async read(id: string): Promise<StoredMatch | null> {
    const known = this.live.current(id);
    if (known) return known;
    const row: unknown = this.#statements.match.get(id);
    if (row === undefined) return null;
    const columns = new DatabaseRow(row);
    const state = columns.text('state_json');
    return this.live.remember({ head: toHead(columns), state: () => readState(state) });
  }

  async dealerOf(id: string): Promise<StoredDealer | null> {
    const ply = this.live.recall(id)?.ply;
    const known = ply === undefined ? null : this.live.dealerAt(id, ply);
    if (known) return known;
    const row: unknown = this.#statements.dealer.get(id);
    if (row === undefined) return null;
    const dealer = toDealer(new DatabaseRow(row));
    if (ply !== undefined) this.live.rememberDealer(id, ply, dealer);
    return dealer;
  }

  async plies(id: string, from: number, to: number): Promise<StoredPly[]> {
    return this.#statements.plies.all(id, from, to).map((row) => toPly(new DatabaseRow(row)));
  }

  async commit(commit: Commit): Promise<boolean> {
    const { match, from, plies, actor, result, position, command, clocks, seatVersion = 0 } = commit;
    const state = JSON.stringify(commit.state);
    const actedAt = Date.now();
    const write: Write = {
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
      lastDay: lastDay(result ? this.#retention.botsAlone : this.#retention.running),
      finish: result && this.#finish(false),
      actedAt,
      command: command && [command.person, command.key, command.hash],
    };
    let isDone = false;
    try {
      isDone = await this.#queue.put(write);
      return isDone;
    } finally {
      if (isDone) this.live.committed(commit, actedAt, () => readState(state));
      else this.live.drop(match);
    }
  }

  async changeProposal(change: ProposalChange): Promise<boolean> {
    const { match, at, version, seatVersion = 0, effect } = change;
    const { json, until } = proposalColumns(change);
    const branch = branchIn(effect);
    const changed = changeIn(effect);
    const isEnd = effect !== null && !changed;
    const write: Write = {
      kind: 'proposal',
      match,
      at,
      version,
      seatVersion,
      proposals: json,
      until,
      finish: isEnd ? this.#finish(branch !== null) : null,
      branch: branch && this.#branchWrite(branch),
      change: changed && seatChangeWrite({ ...changed, match, ply: at, seatVersion }),
    };
    return await this.#change(write, [match]);
  }

  /** Returns how long a match that ends now stays and counts. */
  #finish(isContinued: boolean) {
    return { lastDay: lastDaysOfPeople(this.#retention), countedUntil: countedUntil(Date.now(), isContinued) };
  }

  #branchWrite({ id, ply, branches, state, actor, createdAt, clocks, sat }: NewBranch): BranchWrite {
    const columns = {
      branches: JSON.stringify(branches),
      state: JSON.stringify(state),
      clocks: clocksText(clocks),
      sat: sat ? JSON.stringify(sat) : null,
    };
    return { id, ply, actor, createdAt, ...columns, lastDay: lastDay(this.#retention.running) };
  }

  async answerTo(match: string, person: string, key: string): Promise<StoredAnswer | null> {
    const row: unknown = this.#statements.answer.get(match, person, key);
    if (row === undefined) return null;
    const answer = new DatabaseRow(row);
    return answerOf(answer.text('hash'), answer.integer('ply'), answer.textOrNull('refused_json'));
  }

  async refuse(refused: RefusedCommand): Promise<void> {
    await this.access.write([{ query: refusing(this.access.db, refused) }]);
  }

  async takeSeat(
    match: string,
    seat: number,
    person: string,
    name: string,
    entropy: string | null,
  ): Promise<SeatFilled> {
    const began = lastDay(this.#retention.running);
    return await this.#fillSeat({ kind: 'seat', match, seat, person, name, entropy, lastDay: began });
  }

  async seatBot(match: string, seat: number, { level, name }: SeatedBot): Promise<SeatFilled> {
    const began = lastDay(this.#retention.running);
    return await this.#fillSeat({ kind: 'bot', match, seat, level, name, lastDay: began });
  }

  async #fillSeat(write: SeatWrite | SeatBotWrite): Promise<SeatFilled> {
    const filled = await this.#queue.ask(write).finally(() => this.#drop(write.match));
    if (filled === false) return false;
    const left = typeof filled === 'object' ? filled : [];
    this.#dropLeft(left);
    return left.length === 0 || { left };
  }

  /** Drops tables that people left, and the matches before them, whose rematch they may have been. */
  #dropLeft(left: readonly string[]): void {
    for (const id of left) this.#drop(id, this.live.recall(id)?.rematchOf);
  }

  async changeSeat(change: SeatChange): Promise<boolean> {
    return await this.#change(seatChangeWrite(change), [change.match]);
  }

  async deadlines(limit: number): Promise<readonly Deadline[]> {
    return this.#statements.deadlines.all(limit).map((row) => toDeadline(new DatabaseRow(row)));
  }

  async beat(maxMs: number): Promise<number> {
    // The value is written, not an addition: a beat whose reply was lost is not added twice.
    const serviceMs = this.#readServiceMs() + maxMs;
    await this.#queue.put({ kind: 'beat', serviceMs });
    this.#serviceMs = serviceMs;
    return serviceMs;
  }

  #readServiceMs(): number {
    if (this.#serviceMs === null) {
      const row: unknown = this.#statements.service.get();
      this.#serviceMs = row === undefined ? 0 : new DatabaseRow(row).integer('service_ms');
    }
    return this.#serviceMs;
  }

  async addEntropy(match: string, person: string, entropy: string): Promise<boolean> {
    return await this.#change({ kind: 'entropy', match, person, entropy }, [match]);
  }

  async matchesOf(person: string, before: number, limit: number): Promise<MatchHead[]> {
    const page = async (below: number, wanted: number) =>
      this.#statements.matchesOf.all(person, below, wanted).map((row) => {
        const listed = new DatabaseRow(row);
        return { id: listed.text('id'), number: listed.integer('number') };
      });
    const head = async ({ id }: ListedMatch): Promise<MatchHead | null> => {
      const row: unknown = this.#statements.head.get(id);
      return row === undefined ? null : this.#listedHead(new DatabaseRow(row));
    };
    return await listOfMatches(before, limit, page, head, this.#unreadable);
  }

  #listedHead(row: DatabaseRow): MatchHead {
    const id = row.text('id');
    const options = this.#listedOptions.get(id) ?? listedOptions(optionsIn(row));
    this.#listedOptions.set(id, options);
    return toHead(row, options);
  }

  async openTables(limit: number): Promise<MatchHead[]> {
    return this.#statements.openTables.all(limit).map((row) => this.#listedHead(new DatabaseRow(row)));
  }

  async openTable(match: string): Promise<MatchHead | null> {
    const row: unknown = this.#statements.openTable.get(match);
    return row === undefined ? null : this.#listedHead(new DatabaseRow(row));
  }

  async meet({ person, name, entropy, onlyAt, table }: Meeting): Promise<Met | null> {
    const { listedAs } = table;
    if (listedAs === undefined) throw new Error('a quick match needs a listed table');
    const who = { person, name, entropy, onlyAt, now: Date.now(), lastDay: lastDay(this.#retention.running) };
    const met = await this.#queue.ask({ kind: 'meet', listedAs, ...who, table: this.#creating(table) });
    if (met === 'too-many') return null;
    if (typeof met === 'string') return { match: met, left: [], isSeated: false };
    const [match, ...left] = typeof met === 'object' ? met : [];
    if (match === undefined) throw new Error('a quick match has no match');
    this.#drop(match);
    this.#dropLeft(left);
    return { match, left, isSeated: true };
  }

  async leave(match: string, person: string): Promise<Leaving | null> {
    const before = (await this.read(match))?.rematchOf;
    const left = await this.#queue.ask({ kind: 'leave', match, person }).finally(() => this.#drop(match, before));
    return left === 'left' || left === 'called-off' ? left : null;
  }

  async invite({ match, seat, opener, invited }: SeatInvite): Promise<boolean> {
    const { person, handle } = invited ?? { person: null, handle: null };
    return await this.#change({ kind: 'invite', match, seat, opener, person, handle }, [match]);
  }

  async invitesOf(person: string, limit: number): Promise<MatchHead[]> {
    return this.#statements.invitesOf.all(person, limit).map((row) => this.#listedHead(new DatabaseRow(row)));
  }

  async turnsOf(person: string, limit: number): Promise<readonly MyTurn[]> {
    return this.#statements.turnsOf.all(person, limit).map((row) => toTurn(new DatabaseRow(row)));
  }

  async rematch(of: string, match: NewStoredMatch): Promise<boolean> {
    return await this.#change({ kind: 'rematch', of, id: match.id, table: this.#creating(match) }, [of]);
  }

  #drop(...matches: readonly (string | undefined)[]): void {
    for (const match of matches) if (match !== undefined) this.live.drop(match);
  }

  async unattended(): Promise<string[]> {
    return this.#statements.unattended.all().map((row) => new DatabaseRow(row).text('id'));
  }

  async nameOf(person: string): Promise<string | null> {
    const row: unknown = this.#statements.name.get(person);
    return row === undefined ? null : new DatabaseRow(row).text('name');
  }

  async opened(person: string, places: readonly CountedPlace[], now = Date.now()): Promise<OpenedMatches> {
    const { openedBy, openedFrom } = this.#statements;
    const isFull = ({ marks, max }: CountedPlace): boolean => {
      const counts = marks.map((mark) => new DatabaseRow(openedFrom.get(mark, now, max)).integer('count'));
      return counts.reduce((sum, count) => sum + count, 0) >= max;
    };
    const byPerson = new DatabaseRow(openedBy.get(person, now)).integer('count');
    return { byPerson, isFull: places.some(isFull) };
  }

  async callOff(match: string, person: string): Promise<boolean> {
    const before = (await this.read(match))?.rematchOf;
    return await this.#change({ kind: 'call-off', match, person }, [match, ...(before === undefined ? [] : [before])]);
  }

  async expire(today: number, limit: number): Promise<readonly string[]> {
    const matches = this.#statements.past.all(today, limit).map((row) => new DatabaseRow(row).text('id'));
    // Clear the whole cache: rematches are unlinked from the matches before them.
    if (matches.length > 0) await this.#change({ kind: 'expire', matches, today }, null);
    return matches;
  }

  async forgetOpeners(now: number): Promise<void> {
    await this.#queue.put({ kind: 'forget-openers', now });
  }

  async forget(person: string): Promise<readonly string[]> {
    const matches = this.#statements.sitsIn.all(person).map((row) => new DatabaseRow(row).text('id'));
    // The person's matches at the time of the write are unknown here: clear the whole cache.
    await this.#change({ kind: 'forget', person }, null);
    return matches;
  }

  async generationOf(person: string): Promise<number> {
    const row: unknown = this.#statements.generation.get(person);
    return row === undefined ? 0 : new DatabaseRow(row).integer('generation');
  }

  async generationsOf(people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const generations = new Map<string, number>();
    for (const person of people) generations.set(person, await this.generationOf(person));
    return generations;
  }

  /** Returns the database's time in milliseconds since the epoch. */
  async now(): Promise<number> {
    const now = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
    return (await this.access.db.selectNoFrom(now.as('now')).executeTakeFirstOrThrow()).now;
  }

  async probe(): Promise<void> {
    await this.#queue.put({ kind: 'probe' });
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#queue.put({ kind: 'name', person, name });
  }

  async noticesAfter(number: number): Promise<readonly OperatorNotice[]> {
    const notices = this.#statements.notices.all(number).flatMap((found): OperatorNotice[] => {
      const row = new DatabaseRow(found);
      // A newer command line may write further kinds.
      const kind = NOTICE_KINDS.find((one) => one === row.text('kind'));
      return kind ? [{ number: row.integer('number'), kind, subject: row.text('subject') }] : [];
    });
    for (const { kind, subject } of notices) {
      if (kind === 'match') this.live.drop(subject);
    }
    return notices;
  }

  async bans(): Promise<readonly Ban[]> {
    return this.#statements.bans.all().map((row) => toBan(new DatabaseRow(row)));
  }

  /** Writes a change of these matches, or of any (null), which are read again afterwards. */
  async #change(write: Write, matches: readonly string[] | null): Promise<boolean> {
    try {
      return await this.#queue.put(write);
    } finally {
      if (matches === null) this.live.clear();
      else this.#drop(...matches);
    }
  }
}
