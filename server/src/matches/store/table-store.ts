import type { Leaving, MatchHead, Meeting, Met, MyTurn, NewStoredMatch, SeatInvite, TableStore } from '@levante/host';
import { type SqlBool, sql } from 'kysely';
import type { SqlAccess } from '../../database/sql-access.ts';
import type { MatchLists } from './match-lists.ts';
import { lastDay } from './retention.ts';
import type { StoreDatabase } from './store-database.ts';
import { newMatchRows } from './writes/create.ts';

/** Tests whether a person sits in the current row of `matches`. */
const IS_SAT_IN = sql<SqlBool>`exists (select 1 from seats where seats.match = matches.id and seats.person is not null)`;

/** Stores open tables on either database. */
export class SqlTableStore implements TableStore {
  readonly #database: StoreDatabase;
  readonly #lists;

  constructor(database: StoreDatabase, lists: MatchLists) {
    this.#database = database;
    this.#lists = preparedLists(database.access, lists);
  }

  async openTables(limit: number): Promise<MatchHead[]> {
    return await this.#lists.openTables(limit);
  }

  async openTable(match: string): Promise<MatchHead | null> {
    const [table] = await this.#lists.openTable(match);
    return table ?? null;
  }

  async meet({ table, ...meeting }: Meeting): Promise<Met | null> {
    const { retention } = this.#database;
    const { listedAs } = table;
    if (listedAs === undefined) throw new Error('a quick match needs a listed table');
    return await this.#database.apply('seatAtTable', {
      ...meeting,
      listedAs,
      table: newMatchRows(table, this.#database.nextNumber(), retention),
      lastDay: lastDay(retention.running),
    });
  }

  async leave(match: string, person: string): Promise<Leaving | null> {
    return await this.#database.apply('writeLeaving', { match, person });
  }

  async invite(invite: SeatInvite): Promise<boolean> {
    return await this.#database.apply('writeInvite', invite);
  }

  async invitesOf(person: string, limit: number): Promise<MatchHead[]> {
    return await this.#lists.invites(person, person, limit);
  }

  async turnsOf(person: string, limit: number): Promise<readonly MyTurn[]> {
    // A cross join, because SQLite would otherwise start from all matches.
    const { rows } = await sql<MyTurn & { readonly number: number }>`
      select distinct matches.id, coalesce(acted_at, created_at) as since, matches.number from seats
      cross join matches
      where matches.id = seats.match and seats.person = ${person} and status = 'running'
        and actor = cast(seats.seat as text) and played_by is null
      order by since, matches.number limit ${limit}`.execute(this.#database.access.db);
    return rows.map(({ id, since }) => ({ id, since }));
  }

  async rematch(of: string, match: NewStoredMatch): Promise<boolean> {
    const { retention } = this.#database;
    const table = newMatchRows(match, this.#database.nextNumber(), retention);
    return await this.#database.apply('insertRematch', { of, table });
  }
}

/** Prepares the lists that people read again and again. */
function preparedLists({ db }: SqlAccess, lists: MatchLists) {
  // The status is part of the text, so that partial indexes are used.
  const waiting = db.selectFrom('matches').where('status', '=', sql.lit('waiting')).orderBy('number', 'desc');
  const openTables = waiting.where('listed_as', 'is not', null).where(IS_SAT_IN);
  const invites = waiting
    .where('id', 'in', db.selectFrom('seats').select('match').where('reserved_for', '=', ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks')
            .select('blocks.id')
            .where('blocks.person', '=', '')
            .whereRef('blocks.blocked', '=', 'matches.opened_by'),
        ),
      ),
    );
  return {
    openTables: lists.prepare(openTables.limit(0)),
    openTable: lists.prepare(openTables.where('id', '=', '')),
    invites: lists.prepare(invites.limit(0)),
  };
}
