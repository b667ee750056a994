import { randomUUID } from 'node:crypto';
import { type Fact, type JsonObject, listedOptions, type Result } from '@levante/contract';
import {
  type ClockStore,
  type Commit,
  type Deadline,
  type MatchHead,
  type NewStoredMatch,
  type ProposalChange,
  RecentCache,
  type SeatChange,
  type SeatedBot,
  type Store,
  type StoredDealer,
  type StoredMatch,
  type StoredPly,
} from '@levante/host';
import { type ExpressionBuilder, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { BRANCHING_COLUMNS, readBranching } from '../branching.ts';
import { listOfMatches, MAX_CACHED_OPTIONS, type Unreadable } from '../list.ts';
import { type Ban, NOTICE_KINDS, type NoticeSource, type OperatorNotice } from '../notices.ts';
import type { People } from '../people.ts';
import {
  COUNTED_MS,
  DEFAULT_RETENTION,
  lastDay,
  lastDaysOfPeople,
  type OpenedMatches,
  type Retention,
  type RetentionPolicy,
} from '../retention.ts';
import { clocksIn, clocksText, readState, type SeatRow, seatIn } from '../rows.ts';
import type { StoreSettings } from '../sqlite.ts';
import { appendTo } from './append.ts';
import { changeProposal } from './branches.ts';
import { beatIn, changeSeatIn, deadlinesIn } from './clocks.ts';
import { anyOf } from './expressions.ts';
import { deleteMatch, leaveMatch } from './leave.ts';
import { PreparedQuery } from './prepared-query.ts';
import { LEASED, owedUntil } from './shared.ts';
import type { PostgresTables } from './tables.ts';

/** Columns of a match without its state, seed and dealer position. */
const HEAD_COLUMNS = [
  ...(['id', 'number', 'game', 'rules_version', 'options_json', 'status', 'commitment', 'ply'] as const),
  ...(['actor', 'result_json', 'created_at', 'opened_by', 'opened_from'] as const),
  ...BRANCHING_COLUMNS,
  ...(['seat_version', 'clocks_json', 'stand_in', 'sat_json'] as const),
] as const;

/** Selects the seats of a match as JSON. */
const SEATS = (match: ExpressionBuilder<PostgresTables, 'matches'>) =>
  jsonArrayFrom(
    match
      .selectFrom('seats')
      .select(['seat', 'kind', 'person', 'name', 'level', 'played_by as playedBy', 'played_why as why'])
      .whereRef('match', '=', 'matches.id')
      .orderBy('seat'),
  ).as('seats');

type HeadRow = Pick<Selectable<PostgresTables['matches']>, (typeof HEAD_COLUMNS)[number]>;

/** Only this store writes these columns, always as JSON of the type it reads. */
const objectIn = (text: string): JsonObject => JSON.parse(text);
const factsIn = (text: string): Fact[] => JSON.parse(text);
const resultIn = (text: string): Result => JSON.parse(text);

function headIn(row: HeadRow, seats: readonly SeatRow[], options = objectIn(row.options_json)): MatchHead {
  return {
    ...{ id: row.id, number: row.number, game: row.game, rulesVersion: row.rules_version },
    ...{ options, seats: seats.map(seatIn), status: row.status, commitment: row.commitment, ply: row.ply },
    ...{ actor: row.actor, result: row.result_json === null ? null : resultIn(row.result_json) },
    createdAt: row.created_at,
    opener: row.opened_by,
    ...(row.opened_from !== null && { openedFrom: row.opened_from }),
    ...readBranching(row),
    ...clocksIn(row),
  };
}

function matchIn(row: HeadRow & { readonly state_json: string }, seats: readonly SeatRow[]): StoredMatch {
  let state: JsonObject | null | undefined;
  return {
    ...headIn(row, seats),
    // The state is the longest part, and most readers do not use it: parse it lazily.
    get state() {
      if (state === undefined) state = readState(row.state_json);
      return state;
    },
  };
}

/** Prepares the queries used in every action. */
function preparedQueriesOn(db: Kysely<PostgresTables>) {
  const added = (match: ExpressionBuilder<PostgresTables, 'matches'>) =>
    jsonArrayFrom(match.selectFrom('seats').select('entropy').whereRef('match', '=', 'matches.id').orderBy('seat')).as(
      'added',
    );
  const matches = db.selectFrom('matches').where('id', '=', '');
  const actions = db.selectFrom('actions').select(['action', 'journal_json', 'used_ms']).where('match', '=', '');
  const commands = db.selectFrom('commands').select(['hash', 'ply']).where('match', '=', '');
  return {
    match: new PreparedQuery(matches.select(['state_json', ...HEAD_COLUMNS]).select(SEATS)),
    dealer: new PreparedQuery(matches.select(['seed', 'words']).select(added)),
    plies: new PreparedQuery(actions.where('ply', '>=', 0).where('ply', '<', 0).orderBy('ply')),
    answer: new PreparedQuery(commands.where('person', '=', '').where('key', '=', '')),
    generation: new PreparedQuery(db.selectFrom('keys').select('generation').where('id', '=', '')),
  };
}

/** Match numbers per millisecond before they run ahead of the clock. */
const NUMBERS_PER_MS = 1024;

/** A store on PostgreSQL for any number of processes. The caller closes the database. */
export class PostgresStore implements Store, ClockStore, People, Retention, NoticeSource {
  readonly #db: Kysely<PostgresTables>;
  readonly #questions;
  readonly #unreadable: Unreadable;
  readonly #wrote: (error: unknown) => void;
  readonly #retention: RetentionPolicy;
  /** Abridged options by match. They never change, and parsing a board is slow. */
  readonly #listedOptions = new RecentCache<JsonObject>(MAX_CACHED_OPTIONS);
  #lastNumber = 0;

  constructor(db: Kysely<PostgresTables>, settings: Partial<StoreSettings> = {}) {
    this.#db = db;
    this.#questions = preparedQueriesOn(db);
    this.#unreadable = settings.unreadable ?? (() => {});
    this.#wrote = settings.wrote ?? (() => {});
    this.#retention = settings.retention ?? DEFAULT_RETENTION;
  }

  async create(match: NewStoredMatch): Promise<void> {
    const full = match.seats.every((seat) => seat.kind === 'bot' || seat.person !== null);
    const number = this.#nextNumber();
    await this.#db.transaction().execute(async (tx) => {
      await tx
        .insertInto('matches')
        .values({
          id: match.id,
          number,
          game: match.game,
          rules_version: match.rulesVersion,
          options_json: JSON.stringify(match.options),
          status: full ? 'running' : 'waiting',
          seed: match.seed,
          commitment: match.commitment,
          words: 0,
          ply: 0,
          state_json: JSON.stringify(match.state),
          actor: match.actor,
          result_json: null,
          created_at: match.createdAt,
          owed_until: full && isOwedIn(match) ? LEASED : null,
          opened_by: match.opener?.person ?? null,
          opened_from: match.opener?.place ?? null,
          last_day: lastDay(full ? this.#retention.running : this.#retention.waiting),
          counted_until: null,
          continued_by: null,
          branches_json: match.branches ? JSON.stringify(match.branches) : null,
          start_json: match.start ? JSON.stringify(match.start) : null,
          proposals_json: null,
          proposal_until: null,
          clocks_json: clocksText(match.clocks),
          stand_in: match.standIn ?? null,
          deadline: full && match.clocks ? 0 : null,
        })
        .execute();
      await tx
        .insertInto('seats')
        .values(
          match.seats.map(({ playedBy: _none, ...seat }, i) => {
            return { match: match.id, number, entropy: match.entropy?.[i] ?? null, ...seat };
          }),
        )
        .execute();
    });
  }

  async read(id: string): Promise<StoredMatch | null> {
    const [row] = await this.#questions.match.ask(this.#db, id);
    return row ? matchIn(row, row.seats) : null;
  }

  async dealerOf(id: string): Promise<StoredDealer | null> {
    const [row] = await this.#questions.dealer.ask(this.#db, id);
    return row ? { seed: row.seed, entropy: row.added.map(({ entropy }) => entropy), words: row.words } : null;
  }

  async plies(id: string, from: number, to: number): Promise<StoredPly[]> {
    const rows = await this.#questions.plies.ask(this.#db, id, from, to);
    return rows.map(({ action, journal_json, used_ms }) => {
      return { action, journal: factsIn(journal_json), ...(used_ms > 0 && { usedMs: used_ms }) };
    });
  }

  async commit(commit: Commit): Promise<boolean> {
    try {
      const isDone = await this.#append(commit);
      this.#wrote(null);
      return isDone;
    } catch (error) {
      this.#wrote(error);
      throw error;
    }
  }

  async #append(commit: Commit): Promise<boolean> {
    if (!commit.result) return await appendTo(this.#db, commit, lastDay(this.#retention.running));
    return await this.#db.transaction().execute(async (tx) => {
      if (!(await appendTo(tx, commit, lastDay(this.#retention.botsAlone)))) return false;
      await this.#finish(tx, commit.match);
      return true;
    });
  }

  async changeProposal(change: ProposalChange): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      const created = { number: this.#nextNumber(), lastDay: lastDay(this.#retention.running) };
      if (!(await changeProposal(tx, change, created))) return false;
      if (change.effect) await this.#finish(tx, change.match);
      return true;
    });
  }

  async answerTo(match: string, person: string, key: string): Promise<{ hash: string; ply: number } | null> {
    const [row] = await this.#questions.answer.ask(this.#db, match, person, key);
    return row ?? null;
  }

  async takeSeat(match: string, seat: number, person: string, name: string, entropy: string | null): Promise<boolean> {
    return await this.#fillSeat(match, seat, { person, name, entropy });
  }

  async seatBot(match: string, seat: number, bot: SeatedBot): Promise<boolean> {
    return await this.#fillSeat(match, seat, { kind: 'bot', ...bot });
  }

  /** Fills an open seat and starts the match if it was the last one. Returns false if the seat is not open. */
  async #fillSeat(match: string, seat: number, filled: Updateable<PostgresTables['seats']>): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      // Lock the match: otherwise two players taking the last two seats would each see the other's still open.
      await tx.selectFrom('matches').select('id').where('id', '=', match).forUpdate().execute();
      const { numUpdatedRows } = await tx
        .updateTable('seats')
        .set(filled)
        .where('match', '=', match)
        .where('seat', '=', seat)
        .where('kind', '=', 'person')
        .where('person', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const open = await tx
        .selectFrom('seats')
        .select('seat')
        .where('match', '=', match)
        .where('kind', '=', 'person')
        .where('person', 'is', null)
        .executeTakeFirst();
      if (!open) {
        const begun = {
          status: 'running',
          owed_until: owedUntil(sql.ref('actor')),
          last_day: lastDay(this.#retention.running),
          deadline: sql<number | null>`case when clocks_json is null then null else 0 end`,
        } as const;
        await tx.updateTable('matches').set(begun).where('id', '=', match).execute();
      }
      return true;
    });
  }

  changeSeat(change: SeatChange): Promise<boolean> {
    return changeSeatIn(this.#db, change);
  }

  deadlines(limit: number): Promise<readonly Deadline[]> {
    return deadlinesIn(this.#db, limit);
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
      .select(HEAD_COLUMNS)
      .select(SEATS)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const options = this.#listedOptions.get(id) ?? listedOptions(objectIn(row.options_json));
    this.#listedOptions.set(id, options);
    return headIn(row, row.seats, options);
  }

  async opened(person: string, place: string, now = Date.now()): Promise<OpenedMatches> {
    const count = async (column: 'opened_by' | 'opened_from', value: string): Promise<number> => {
      const { count: found } = await this.#db
        .selectFrom('matches')
        .select((q) => q.fn.countAll<number>().as('count'))
        .where(column, '=', value)
        .where((q) => q.or([q('counted_until', 'is', null), q('counted_until', '>=', now)]))
        .executeTakeFirstOrThrow();
      return found;
    };
    return { byPerson: await count('opened_by', person), fromPlace: await count('opened_from', place) };
  }

  async callOff(match: string, person: string): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      const waits = await isHeldWaiting(tx, match);
      const seats = await tx.selectFrom('seats').select('person').where('match', '=', match).execute();
      const people = new Set(seats.flatMap((seat) => seat.person ?? []));
      if (!waits || people.size !== 1 || !people.has(person)) return false;
      await deleteMatch(tx, match);
      return true;
    });
  }

  async expire(today: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db.selectFrom('matches').select('id').where('last_day', '<', today).limit(limit).execute();
    for (const { id } of rows) {
      await this.#db.transaction().execute(async (tx) => {
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
    const rows = await this.#db.selectFrom('seats').select('match').distinct().where('person', '=', person).execute();
    for (const { match } of rows) {
      await this.#db.transaction().execute((tx) => leaveMatch(tx, match, person));
    }
    await this.#db.updateTable('matches').set({ opened_by: null }).where('opened_by', '=', person).execute();
    await this.#db.deleteFrom('people').where('id', '=', person).execute();
    await this.#revokeKeys(person);
    return rows.map(({ match }) => match);
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

  async renewKeys(person: string, from: number): Promise<number | null> {
    if (from === 0) {
      const first = this.#db.insertInto('keys').values({ id: person, generation: 1 });
      const { numInsertedOrUpdatedRows: inserted } = await first.onConflict((c) => c.doNothing()).executeTakeFirst();
      return inserted ? 1 : null;
    }
    const { numUpdatedRows } = await this.#db
      .updateTable('keys')
      .set({ generation: from + 1 })
      .where('id', '=', person)
      .where('generation', '=', from)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? from + 1 : null;
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
  async #finish(tx: Transaction<PostgresTables>, match: string): Promise<void> {
    const sat = tx.selectFrom('seats').select('person').distinct().where('match', '=', match);
    const people = await sat.where('person', 'is not', null).limit(2).execute();
    if (people.length === 0) return;
    const { solo, over } = lastDaysOfPeople(this.#retention);
    const kept = { last_day: people.length === 1 ? solo : over, counted_until: Date.now() + COUNTED_MS };
    await tx.updateTable('matches').set(kept).where('id', '=', match).execute();
  }

  /** Returns a number greater than all before it, also across processes with synchronised clocks. */
  #nextNumber(): number {
    this.#lastNumber = Math.max(this.#lastNumber + 1, Date.now() * NUMBERS_PER_MS);
    return this.#lastNumber;
  }
}

const isOwedIn = ({ actor, seats }: NewStoredMatch): boolean =>
  actor === '*' || seats.some(({ seat, kind }) => kind === 'bot' && String(seat) === actor);
/**
 * Locks a match until the end of the transaction and returns whether it is waiting, so that taking the last seat
 * happens before or after.
 */
async function isHeldWaiting(tx: Transaction<PostgresTables>, match: string): Promise<boolean> {
  const row = await tx.selectFrom('matches').select('status').where('id', '=', match).forUpdate().executeTakeFirst();
  return row?.status === 'waiting';
}
