import type {
  Commit,
  KnownMatches,
  MatchHead,
  NewStoredMatch,
  ProposalChange,
  SeatedBot,
  SeatFilled,
  Store,
  StoredAnswer,
  StoredDealer,
  StoredMatch,
  StoredPly,
} from '@levante/host';
import { branchIn } from '@levante/host';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { PostgresTables } from '../../database/postgres/tables.ts';
import type { AppliedCommit } from './commit-log.ts';
import type { MatchDialect } from './dialect.ts';
import { type ListedMatch, listOfMatches, type Unreadable } from './list.ts';
import type { MatchLists } from './match-lists.ts';
import { entropiesAsJson, factsIn, HEAD_FIELDS, matchIn, rowsIn, seatsAsJson } from './match-rows.ts';
import { answerOf } from './refusals.ts';
import { lastDay } from './retention.ts';
import { readState } from './rows.ts';
import type { StoreDatabase } from './store-database.ts';
import { newMatchRows } from './writes/create.ts';
import { finishedNow } from './writes/finish.ts';
import type { Occupant } from './writes/seats.ts';

/** Stores matches on either database. */
export class SqlMatchStore implements Store {
  /** Cached matches, which may be outdated if other servers write. */
  readonly live: KnownMatches;
  readonly #database: StoreDatabase;
  readonly #lists: MatchLists;
  readonly #unreadable: Unreadable;
  readonly #queries;

  constructor(database: StoreDatabase, lists: MatchLists, unreadable: Unreadable) {
    this.live = database.live;
    this.#database = database;
    this.#lists = lists;
    this.#unreadable = unreadable;
    this.#queries = preparedQueries(database);
  }

  async create(match: NewStoredMatch): Promise<void> {
    const { retention } = this.#database;
    await this.#database.apply('insertMatch', newMatchRows(match, this.#database.nextNumber(), retention));
  }

  async read(id: string): Promise<StoredMatch | null> {
    const { live } = this.#database;
    const known = live.current(id);
    if (known) return known;
    return await live.reading(id, async () => {
      const [row] = await this.#queries.match(id);
      return row ? matchIn(row) : null;
    });
  }

  async dealerOf(id: string): Promise<StoredDealer | null> {
    const { live } = this.#database;
    const ply = live.current(id)?.ply;
    const known = ply === undefined ? null : live.dealerAt(id, ply);
    if (known) return known;
    const [row] = await this.#queries.dealer(id);
    if (!row) {
      live.remove(id);
      return null;
    }
    const dealer = { seed: row.seed, entropy: rowsIn(row.entropies), position: row.words };
    live.rememberDealer(id, row.ply, dealer);
    return dealer;
  }

  async plies(id: string, from: number, to: number): Promise<StoredPly[]> {
    const rows = await this.#queries.plies(id, from, to);
    return rows.map(({ action, journal_json, used_ms, left_ms }) => ({
      action,
      journal: factsIn(journal_json),
      ...(used_ms > 0 && { usedMs: used_ms }),
      ...(left_ms !== null && { leftMs: left_ms }),
    }));
  }

  async commit(commit: Commit): Promise<boolean> {
    const { commits, live } = this.#database;
    const at = Date.now();
    const state = JSON.stringify(commit.state);
    let applied: AppliedCommit | null = null;
    try {
      applied = await commits.append({ commit, state, at });
      return applied !== null;
    } finally {
      if (applied && this.#areProposalsOf(commit.match, applied)) live.committed(commit, at, () => readState(state));
      else live.drop(commit.match);
    }
  }

  /** Returns whether the cached proposals equal the stored ones. */
  #areProposalsOf(match: string, { proposalsVersion }: AppliedCommit): boolean {
    if (proposalsVersion === null) return true;
    return proposalsVersion === (this.#database.live.recall(match)?.proposals?.version ?? 0);
  }

  async changeProposal(change: ProposalChange): Promise<boolean> {
    const { retention } = this.#database;
    return await this.#database.apply('changeProposal', {
      change,
      branch: { number: this.#database.nextNumber(), lastDay: lastDay(retention.running) },
      finished: finishedNow(retention, branchIn(change.effect) !== null),
    });
  }

  async answerTo(match: string, person: string, key: string): Promise<StoredAnswer | null> {
    const [row] = await this.#queries.answer(match, person, key);
    return row ? answerOf(row.hash, row.ply, row.refused_json) : null;
  }

  async takeSeat(
    match: string,
    seat: number,
    person: string,
    name: string,
    entropy: string | null,
  ): Promise<SeatFilled> {
    return await this.#fillSeat(match, seat, { person, name, entropy });
  }

  async seatBot(match: string, seat: number, { level, name }: SeatedBot): Promise<SeatFilled> {
    return await this.#fillSeat(match, seat, { kind: 'bot', level, name });
  }

  async #fillSeat(match: string, seat: number, occupant: Occupant): Promise<SeatFilled> {
    const began = lastDay(this.#database.retention.running);
    const left = await this.#database.apply('fillSeat', { place: { match, seat }, occupant, lastDay: began });
    if (left === null) return false;
    return left.length === 0 || { left };
  }

  async addEntropy(match: string, person: string, entropy: string): Promise<boolean> {
    return await this.#database.apply('writeEntropy', { match, person, entropy });
  }

  async matchesOf(person: string, before: number, limit: number): Promise<MatchHead[]> {
    const { access, dialect } = this.#database;
    const page = (below: number, wanted: number) => pageOf(access.db, dialect, { person, below, wanted });
    return await listOfMatches(before, limit, page, ({ id }) => this.#lists.match(id), this.#unreadable);
  }

  async unattended(): Promise<string[]> {
    const { access, dialect } = this.#database;
    const matches = access.db.selectFrom('matches').select('id');
    const rows = await matches.where(isUnattended(dialect)).execute();
    return rows.map(({ id }) => id);
  }
}

/** Prepares the queries used in every action. */
function preparedQueries(database: StoreDatabase) {
  const { dialect } = database;
  const { db } = database.access;
  const matches = db.selectFrom('matches').where('id', '=', '');
  const actions = db
    .selectFrom('actions')
    .select(['action', 'journal_json', 'used_ms', 'left_ms'])
    .where('match', '=', '');
  const commands = db.selectFrom('commands').select(['hash', 'ply', 'refused_json']).where('match', '=', '');
  return {
    match: database.prepare(matches.select(['state_json', ...HEAD_FIELDS]).select(seatsAsJson(dialect))),
    dealer: database.prepare(matches.select(['seed', 'words', 'ply']).select(entropiesAsJson(dialect))),
    plies: database.prepare(actions.where('ply', '>=', 0).where('ply', '<', 0).orderBy('ply')),
    answer: database.prepare(commands.where('person', '=', '').where('key', '=', '')),
  };
}

/** Lists a person's matches below a number, newest first. On PostgreSQL seats have the number of their match. */
async function pageOf(
  db: Kysely<PostgresTables>,
  { isShared }: MatchDialect,
  { person, below, wanted }: { readonly person: string; readonly below: number; readonly wanted: number },
): Promise<readonly ListedMatch[]> {
  const seats = db.selectFrom('seats').distinct().where('seats.person', '=', person);
  if (isShared) {
    return await seats
      .select(['match as id', 'seats.number'])
      .where('seats.number', '<', below)
      .orderBy('seats.number', 'desc')
      .limit(wanted)
      .execute();
  }
  return await seats
    // A cross join starts from the person's seats: there may be a million matches.
    .crossJoin('matches')
    .whereRef('matches.id', '=', 'seats.match')
    .select(['matches.id', 'matches.number'])
    .where('matches.number', '<', below)
    .orderBy('matches.number', 'desc')
    .limit(wanted)
    .execute();
}

/** Tests whether chance or a bot is to act. Where servers share a database, such matches have a lease. */
const isUnattended = ({ isShared }: MatchDialect) =>
  isShared
    ? sql<SqlBool>`owed_until is not null`
    : sql<SqlBool>`status = 'running' and (actor = '*' or exists (select 1 from seats where match = matches.id
        and cast(seat as text) = actor and (kind = 'bot' or played_by is not null)))`;
