import type { LivePeople, LivePerson } from '@levante/host';
import { type SqlBool, sql } from 'kysely';
import type { SqlAccess } from '../../database/sql-access.ts';

/** Tests for a live clock with the text of the index `matches_live`, so that the index is used. */
export const IS_LIVE = sql<SqlBool>`matches.clocks_json like '%"kind":"live"%'`;
/** The deadline of a match in a break is the end of the break. */
const REST_UNTIL = sql<number | null>`case when matches.clocks_json like '%"restUntil"%' then matches.deadline end`;

/** Finds the people in live matches, in either database. */
export class SqlLivePeople implements LivePeople {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async livePeople(limit: number): Promise<readonly LivePerson[]> {
    const rows = await this.#access.db
      .selectFrom('matches')
      // A cross join, because SQLite would otherwise start from all seats.
      .crossJoin('seats')
      .whereRef('seats.match', '=', 'matches.id')
      .select(['matches.id', 'seats.seat', 'seats.person', REST_UNTIL.as('rest_until')])
      .where('matches.deadline', 'is not', null)
      .where(IS_LIVE)
      .where('seats.kind', '=', 'person')
      .where('seats.person', '<>', '')
      .where('seats.played_by', 'is', null)
      .orderBy('matches.deadline')
      .limit(limit)
      .execute();
    return rows.flatMap(({ id, seat, person, rest_until }) =>
      person === null ? [] : { match: id, seat, person, ...(rest_until !== null && { restUntil: rest_until }) },
    );
  }
}
