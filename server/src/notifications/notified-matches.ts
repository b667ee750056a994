import { type SqlBool, sql } from 'kysely';
import type { SqlAccess } from '../database/sql-access.ts';

/** Tests for a clock of days in the text of a match's clocks. */
const IS_OVER_DAYS = sql<SqlBool>`clocks_json like '%"kind":"days"%'`;

/** Reads stored matches for notifications, in either database. */
export class SqlNotifiedMatches {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  /** Returns which of these matches are played over days. */
  async playedOverDays(matches: readonly string[]): Promise<readonly string[]> {
    const rows = this.#db.selectFrom('matches').select('id').where('id', 'in', matches).where(IS_OVER_DAYS);
    return (await rows.execute()).map(({ id }) => id);
  }

  /** Returns whether only this seat and chance have acted in a match since a ply. */
  async isStillTurn(match: string, seat: number, ply: number): Promise<boolean> {
    const acted = this.#db.selectFrom('actions').select('ply').where('match', '=', match).where('ply', '>=', ply);
    const by = (actor: string) => sql<SqlBool>`action like ${`${actor} %`}`;
    const other = acted.where((q) => q.not(q.or([by('*'), by(String(seat))])));
    return (await other.limit(1).executeTakeFirst()) === undefined;
  }

  /** Returns the games of matches that exist. */
  async gamesOf(matches: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#db.selectFrom('matches').select(['id', 'game']).where('id', 'in', matches).execute();
    return new Map(rows.map(({ id, game }) => [id, game]));
  }

  get #db() {
    return this.#access.db;
  }
}
