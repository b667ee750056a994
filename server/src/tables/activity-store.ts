import type { ActivityStore, SeatInPlay } from '@levante/people/tables';
import type { SqlAccess } from '../database/sql-access.ts';

/** Finds people's current activities, in either database. */
export class SqlActivityStore implements ActivityStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async seatsInPlay(people: readonly string[], matches: readonly string[]): Promise<readonly SeatInPlay[]> {
    if (matches.length === 0) return [];
    const rows = await this.#access.db
      .selectFrom('matches')
      .innerJoin('seats', 'seats.match', 'matches.id')
      .select(['seats.person', 'matches.id', 'matches.game', 'matches.listed_as'])
      .where('matches.id', 'in', matches)
      .where('matches.status', '=', 'running')
      .where('seats.person', 'in', people)
      .where('seats.played_by', 'is', null)
      .orderBy('matches.number', 'desc')
      .execute();
    return rows.flatMap(({ person, id, game, listed_as }) =>
      person === null ? [] : { person, match: id, game, isListed: listed_as !== null },
    );
  }

  async waitingPeople(people: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#access.db
      .selectFrom('matches')
      // A cross join, because SQLite would otherwise start from all seats of these people.
      .crossJoin('seats')
      .whereRef('seats.match', '=', 'matches.id')
      .select('seats.person')
      .distinct()
      .where('matches.status', '=', 'waiting')
      .where('matches.listed_as', 'is not', null)
      .where('seats.person', 'in', people)
      .execute();
    return rows.flatMap(({ person }) => person ?? []);
  }
}
