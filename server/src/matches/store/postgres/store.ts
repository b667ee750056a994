import { randomUUID } from 'node:crypto';
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
import { type ExpressionBuilder, type Kysely, type RawBuilder, sql, type Transaction, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { anyOf, NOW } from '../../../database/postgres/expressions.ts';
import { PreparedQuery } from '../../../database/postgres/prepared-query.ts';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import { listOfMatches, MAX_CACHED_OPTIONS, type Unreadable } from '../list.ts';
import { type Ban, NOTICE_KINDS, type NoticeSource, type OperatorNotice } from '../notices.ts';
import type { People } from '../people.ts';
import { answerOf, refusing } from '../refusals.ts';
import {
  AFTER_MARKS,
  type CountedPlace,
  countedUntil,
  DEFAULT_RETENTION,
  lastDay,
  lastDaysOfPeople,
  type OpenedMatches,
  type Retention,
  type RetentionPolicy,
} from '../retention.ts';
import { readState, type SeatRow } from '../rows.ts';
import type { StoreSettings } from '../sqlite.ts';
import { changeProposal } from './branches.ts';
import { beatIn, changeSeatIn, deadlinesIn } from './clocks.ts';
import { CommitQueue } from './commit-queue.ts';
import { type Advanced, appendAll, usedAmong } from './commits.ts';
import { createIn, isFull } from './create.ts';
import { callOffIn, fillSeat, isHeldWaiting, leaveWaiting } from './fill-seat.ts';
import { deleteMatch, leaveAll, rematchedBy } from './leave.ts';
import { factsIn, HEAD_FIELDS, type HeadRow, headIn, matchIn, objectIn, SEAT_LIST } from './match-rows.ts';
import {
  inviteIn,
  invitesIn,
  linkRematch,
  lockWaits,
  meetIn,
  openTablesIn,
  type SeatPlace,
  waitingTurns,
} from './meetings.ts';

/** Prepares the queries used in every action. */
function preparedQueriesOn(db: Kysely<PostgresTables>) {
  const added = (match: ExpressionBuilder<PostgresTables, 'matches'>) =>
    jsonArrayFrom(match.selectFrom('seats').select('entropy').whereRef('match', '=', 'matches.id').orderBy('seat')).as(
      'added',
    );
  const matches = db.selectFrom('matches').where('id', '=', '');
  const actions = db
    .selectFrom('actions')
    .select(['action', 'journal_json', 'used_ms', 'left_ms'])
    .where('match', '=', '');
  const commands = db.selectFrom('commands').select(['hash', 'ply', 'refused_json']).where('match', '=', '');
  return {
    match: new PreparedQuery(matches.select(['state_json', ...HEAD_FIELDS]).select(SEAT_LIST)),
    dealer: new PreparedQuery(matches.select(['seed', 'words', 'ply']).select(added)),
    plies: new PreparedQuery(actions.where('ply', '>=', 0).where('ply', '<', 0).orderBy('ply')),
    answer: new PreparedQuery(commands.where('person', '=', '').where('key', '=', '')),
    generation: new PreparedQuery(db.selectFrom('keys').select('generation').where('id', '=', '')),
  };
}

/** Match numbers per millisecond before they run ahead of the clock. */
const NUMBERS_PER_MS = 1024;

/** A store on PostgreSQL for any number of processes. The caller closes the database. */
export class PostgresStore implements Store, ClockStore, TableStore, People, Retention, NoticeSource {
  readonly live = new LiveMatches();
  readonly #db: Kysely<PostgresTables>;
  readonly #commits: CommitQueue;
  readonly #questions;
  readonly #unreadable: Unreadable;
  readonly #wrote: (error: unknown) => void;
  readonly #retention: RetentionPolicy;
  /** Abridged options by match. They never change, and parsing a board is slow. */
  readonly #listedOptions = new RecentCache<JsonObject>(MAX_CACHED_OPTIONS);
  #lastNumber = 0;

  constructor(db: Kysely<PostgresTables>, settings: Partial<StoreSettings> = {}) {
    this.#db = db;
    this.#commits = new CommitQueue({ write: (all) => appendAll(db, all), used: (all) => usedAmong(db, all) });
    this.#questions = preparedQueriesOn(db);
    this.#unreadable = settings.unreadable ?? (() => {});
    this.#wrote = settings.wrote ?? (() => {});
    this.#retention = settings.retention ?? DEFAULT_RETENTION;
  }

  async create(match: NewStoredMatch): Promise<void> {
    await this.#db.transaction().execute((tx) => this.#create(tx, match));
  }

  async #create(tx: Transaction<PostgresTables>, match: NewStoredMatch): Promise<void> {
    const { running, waiting } = this.#retention;
    await createIn(tx, match, { number: this.#nextNumber(), lastDay: lastDay(isFull(match) ? running : waiting) });
  }

  async read(id: string): Promise<StoredMatch | null> {
    return await this.live.reading(id, async () => {
      const [row] = await this.#questions.match.ask(this.#db, id);
      return row ? matchIn(row, row.seats) : null;
    });
  }

  async dealerOf(id: string): Promise<StoredDealer | null> {
    const [row] = await this.#questions.dealer.ask(this.#db, id);
    if (!row) return null;
    const dealer = { seed: row.seed, entropy: row.added.map(({ entropy }) => entropy), position: row.words };
    this.live.rememberDealer(id, row.ply, dealer);
    return dealer;
  }

  async plies(id: string, from: number, to: number): Promise<StoredPly[]> {
    const rows = await this.#questions.plies.ask(this.#db, id, from, to);
    return rows.map(({ action, journal_json, used_ms, left_ms }) => ({
      action,
      journal: factsIn(journal_json),
      ...(used_ms > 0 && { usedMs: used_ms }),
      ...(left_ms !== null && { leftMs: left_ms }),
    }));
  }

  async commit(commit: Commit): Promise<boolean> {
    const at = Date.now();
    const state = JSON.stringify(commit.state);
    let advanced: Advanced | null = null;
    try {
      advanced = await this.#append(commit, state);
      this.#wrote(null);
      return advanced !== null;
    } catch (error) {
      this.#wrote(error);
      throw error;
    } finally {
      const proposals = this.live.recall(commit.match)?.proposals?.version ?? 0;
      if (advanced?.proposals_version === proposals) this.live.committed(commit, at, () => readState(state));
      else this.live.drop(commit.match);
    }
  }

  async #append(commit: Commit, state: string): Promise<Advanced | null> {
    if (!commit.result) return await this.#commits.put({ commit, state, lastDay: lastDay(this.#retention.running) });
    return await this.#db.transaction().execute(async (tx) => {
      const [advanced] = await appendAll(tx, [{ commit, state, lastDay: lastDay(this.#retention.botsAlone) }]);
      if (!advanced) return null;
      await this.#finish(tx, commit.match);
      return advanced;
    });
  }

  /** Waits for a write, and forgets the matches that it changes. */
  async #changing<T>(write: Promise<T>, ...matches: readonly string[]): Promise<T> {
    return await write.finally(() => this.live.drop(...matches));
  }

  async changeProposal(change: ProposalChange): Promise<boolean> {
    const changed = this.#db.transaction().execute(async (tx) => {
      const created = { number: this.#nextNumber(), lastDay: lastDay(this.#retention.running) };
      if (!(await changeProposal(tx, change, created))) return false;
      const isContinued = branchIn(change.effect) !== null;
      if (change.effect && !changeIn(change.effect)) await this.#finish(tx, change.match, isContinued);
      return true;
    });
    return await this.#changing(changed, change.match);
  }

  async answerTo(match: string, person: string, key: string): Promise<StoredAnswer | null> {
    const [row] = await this.#questions.answer.ask(this.#db, match, person, key);
    return row ? answerOf(row.hash, row.ply, row.refused_json) : null;
  }

  async takeSeat(
    match: string,
    seat: number,
    person: string,
    name: string,
    entropy: string | null,
  ): Promise<SeatFilled> {
    return await this.#fill({ match, seat }, { person, name, entropy });
  }

  async seatBot(match: string, seat: number, bot: SeatedBot): Promise<SeatFilled> {
    return await this.#fill({ match, seat }, { kind: 'bot', ...bot });
  }

  async #fill(place: SeatPlace, filled: Updateable<PostgresTables['seats']>): Promise<SeatFilled> {
    const filling = this.#db.transaction().execute(async (tx) => {
      // Nobody waits for a quick match at a table that is not listed.
      const listed = tx
        .selectFrom('matches')
        .select('id')
        .where('id', '=', place.match)
        .where('listed_as', 'is not', null);
      if (await listed.executeTakeFirst()) await lockWaits(tx);
      return await fillSeat(tx, place, filled, lastDay(this.#retention.running));
    });
    const left = await this.#changing(filling, place.match);
    if (left === null) return false;
    this.live.drop(...left);
    return left.length === 0 || { left };
  }

  async openTables(limit: number): Promise<MatchHead[]> {
    const rows = await openTablesIn(this.#db).select(HEAD_FIELDS).select(SEAT_LIST).limit(limit).execute();
    return rows.map((row) => this.#listed(row));
  }

  async openTable(match: string): Promise<MatchHead | null> {
    const table = openTablesIn(this.#db).where('id', '=', match);
    const row = await table.select(HEAD_FIELDS).select(SEAT_LIST).executeTakeFirst();
    return row ? this.#listed(row) : null;
  }

  async meet(meeting: Meeting): Promise<Met | null> {
    const met = await this.#db.transaction().execute((tx) =>
      meetIn(tx, meeting, {
        create: (match) => this.#create(tx, match),
        takeSeat: (place, taken) => fillSeat(tx, place, taken, lastDay(this.#retention.running), true),
      }),
    );
    if (met) this.live.drop(met.match, ...met.left);
    return met;
  }

  async leave(match: string, person: string): Promise<Leaving | null> {
    return await this.#deleting(match, (tx) => leaveWaiting(tx, match, person));
  }

  /** Applies a write that may delete a match, and forgets it with the match whose rematch it was. */
  async #deleting<T>(match: string, write: (tx: Transaction<PostgresTables>) => Promise<T>): Promise<T> {
    const changed = [match];
    const deleting = this.#db.transaction().execute(async (tx) => {
      changed.push(...(await rematchedBy(tx, match)));
      return await write(tx);
    });
    return await deleting.finally(() => this.live.drop(...changed));
  }

  async invite(invite: SeatInvite): Promise<boolean> {
    const inviting = this.#db.transaction().execute(async (tx) => {
      return (await isHeldWaiting(tx, invite.match)) && (await inviteIn(tx, invite));
    });
    return await this.#changing(inviting, invite.match);
  }

  async invitesOf(person: string, limit: number): Promise<MatchHead[]> {
    const rows = await invitesIn(this.#db, person).select(HEAD_FIELDS).select(SEAT_LIST).limit(limit).execute();
    return rows.map((row) => this.#listed(row));
  }

  async turnsOf(person: string, limit: number): Promise<readonly MyTurn[]> {
    return await waitingTurns(this.#db, person, limit);
  }

  async rematch(of: string, match: NewStoredMatch): Promise<boolean> {
    const linking = this.#db.transaction().execute(async (tx) => {
      const isFirst = await linkRematch(tx, of, match.id);
      if (isFirst) await this.#create(tx, match);
      return isFirst;
    });
    return await this.#changing(linking, of);
  }

  changeSeat(change: SeatChange): Promise<boolean> {
    return this.#changing(changeSeatIn(this.#db, change), change.match);
  }

  async refuse(refused: RefusedCommand): Promise<void> {
    await refusing(this.#db, refused).execute();
  }

  deadlines(limit: number): Promise<readonly Deadline[]> {
    return deadlinesIn(this.#db, limit);
  }

  /** Returns the database's time in milliseconds since the epoch. */
  async now(): Promise<number> {
    return (await this.#db.selectNoFrom(NOW.as('now')).executeTakeFirstOrThrow()).now;
  }

  beat(maxMs: number): Promise<number> {
    return beatIn(this.#db, maxMs);
  }

  async addEntropy(match: string, person: string, entropy: string): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      if (!(await isHeldWaiting(tx, match))) return false;
      const { numUpdatedRows } = await tx
        .updateTable('seats')
        .set({ entropy })
        .where('match', '=', match)
        .where('person', '=', person)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }

  async matchesOf(person: string, before: number, limit: number): Promise<MatchHead[]> {
    const page = (below: number, wanted: number) =>
      this.#db
        .selectFrom('seats')
        .select(['match as id', 'number'])
        .distinct()
        .where('person', '=', person)
        .where('number', '<', below)
        .orderBy('number', 'desc')
        .limit(wanted)
        .execute();
    return await listOfMatches(before, limit, page, ({ id }) => this.#head(id), this.#unreadable);
  }

  async unattended(): Promise<string[]> {
    const rows = await this.#db.selectFrom('matches').select('id').where('owed_until', 'is not', null).execute();
    return rows.map((row) => row.id);
  }

  async nameOf(person: string): Promise<string | null> {
    const row = await this.#db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirst();
    return row?.name ?? null;
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#db
      .insertInto('people')
      .values({ id: person, name })
      .onConflict((c) => c.column('id').doUpdateSet({ name }))
      .execute();
  }

  async #head(id: string): Promise<MatchHead | null> {
    const row = await this.#db
      .selectFrom('matches')
      .select(HEAD_FIELDS)
      .select(SEAT_LIST)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? this.#listed(row) : null;
  }

  #listed(row: HeadRow & { readonly seats: readonly SeatRow[] }): MatchHead {
    const options = this.#listedOptions.get(row.id) ?? listedOptions(objectIn(row.options_json));
    this.#listedOptions.set(row.id, options);
    return headIn(row, row.seats, options);
  }

  async opened(person: string, places: readonly CountedPlace[], now = Date.now()): Promise<OpenedMatches> {
    const { rows } = await sql<{ person: number; full: boolean }>`
      select (select count(*)::int from matches where opened_by = ${person} and ${countsAt(now)}) as person,
        ${sql.join(
          places.map((place) => isFullPlace(place, now)),
          sql` or `,
        )} as full`.execute(this.#db);
    return { byPerson: rows[0]?.person ?? 0, isFull: rows[0]?.full ?? false };
  }

  async callOff(match: string, person: string): Promise<boolean> {
    return await this.#deleting(match, (tx) => callOffIn(tx, match, person));
  }

  async expire(today: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db.selectFrom('matches').select('id').where('last_day', '<', today).limit(limit).execute();
    for (const { id } of rows) {
      await this.#deleting(id, async (tx) => {
        // Check again: a match played in the meantime has another last day.
        const past = tx.selectFrom('matches').select('id').where('id', '=', id).where('last_day', '<', today);
        if (await past.forUpdate().executeTakeFirst()) await deleteMatch(tx, id);
      });
    }
    return rows.map(({ id }) => id);
  }

  async forgetOpeners(now: number): Promise<void> {
    await this.#db
      .updateTable('matches')
      .set({ opened_by: null, opened_from: null, counted_until: null })
      .where('counted_until', '<', now)
      .execute();
  }

  async forget(person: string): Promise<readonly string[]> {
    const matches = await leaveAll(this.#db, person);
    await this.#db.deleteFrom('people').where('id', '=', person).execute();
    await this.#revokeKeys(person);
    this.live.clear();
    return matches;
  }

  async generationOf(person: string): Promise<number> {
    const [row] = await this.#questions.generation.ask(this.#db, person);
    return row?.generation ?? 0;
  }

  async generationsOf(people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#db
      .selectFrom('keys')
      .select(['id', 'generation'])
      .where('id', '=', anyOf(people))
      .execute();
    const found = new Map(rows.map(({ id, generation }) => [id, generation]));
    return new Map(people.map((person) => [person, found.get(person) ?? 0]));
  }

  async probe(): Promise<void> {
    const id = `probe ${randomUUID()}`;
    await this.#db.transaction().execute(async (tx) => {
      await tx.insertInto('keys').values({ id, generation: 0 }).execute();
      await tx.deleteFrom('keys').where('id', '=', id).execute();
    });
  }

  async #revokeKeys(person: string): Promise<void> {
    await this.#db
      .insertInto('keys')
      .values({ id: person, generation: 1 })
      .onConflict((c) => c.column('id').doUpdateSet((q) => ({ generation: q('keys.generation', '+', 1) })))
      .execute();
  }

  async noticesAfter(number: number): Promise<readonly OperatorNotice[]> {
    const query = this.#db.selectFrom('notices').select(['number', 'kind', 'subject']).where('number', '>', number);
    const rows = await query.orderBy('number').execute();
    return rows.flatMap(({ kind, ...row }) => {
      const known = NOTICE_KINDS.find((one) => one === kind);
      return known ? [{ ...row, kind: known }] : [];
    });
  }

  async bans(): Promise<readonly Ban[]> {
    return await this.#db.selectFrom('bans').select(['id', 'until']).execute();
  }

  /** Sets the retention of a finished match, which depends on the number of people in it. */
  async #finish(tx: Transaction<PostgresTables>, match: string, isContinued = false): Promise<void> {
    const sat = tx.selectFrom('seats').select('person').distinct().where('match', '=', match);
    const people = await sat.where('person', 'is not', null).limit(2).execute();
    if (people.length === 0) return;
    const { solo, over } = lastDaysOfPeople(this.#retention);
    const kept = {
      last_day: people.length === 1 ? solo : over,
      counted_until: countedUntil(Date.now(), isContinued),
    };
    await tx.updateTable('matches').set(kept).where('id', '=', match).execute();
  }

  /** Returns a number greater than all before it, also across processes with synchronised clocks. */
  #nextNumber(): number {
    this.#lastNumber = Math.max(this.#lastNumber + 1, Date.now() * NUMBERS_PER_MS);
    return this.#lastNumber;
  }
}

/** Condition of matches that count at a time. */
const countsAt = (now: number): RawBuilder<boolean> => sql`(counted_until is null or counted_until >= ${now})`;

/** Condition of a place that has its maximum of matches. Marks that begin alike are found in the order of their bytes. */
function isFullPlace({ marks, max }: CountedPlace, now: number): RawBuilder<boolean> {
  const counts = marks.map(
    (mark) => sql`(select count(*) from (select 1 from matches where opened_from collate "C" >= ${mark}
      and opened_from collate "C" < ${mark + AFTER_MARKS} and ${countsAt(now)} limit ${max}) as found)`,
  );
  return sql`${sql.join(counts, sql` + `)} >= ${max}`;
}
