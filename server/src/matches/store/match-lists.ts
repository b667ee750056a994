import { type JsonObject, listedOptions } from '@levante/contract';
import { type MatchHead, RecentCache } from '@levante/host';
import type { SelectQueryBuilder } from 'kysely';
import type { PostgresTables } from '../../database/postgres/tables.ts';
import { HEAD_FIELDS, type HeadRow, headIn, objectIn, seatsAsJson } from './match-rows.ts';
import type { StoreDatabase } from './store-database.ts';

/** Maximum number of matches whose abridged options are cached, mostly under 100 bytes each. */
const MAX_CACHED_OPTIONS = 10_000;

/** A query for rows of matches. */
type MatchQuery = SelectQueryBuilder<PostgresTables, 'matches', object>;

/** Executes a query for matches with values for its parameters, in order of appearance. */
type PreparedList = (...values: readonly (string | number)[]) => Promise<MatchHead[]>;

/** Reads matches for lists, with abridged options. */
export class MatchLists {
  readonly #database: StoreDatabase;
  readonly #match: PreparedList;
  /** Abridged options by match. They never change, and parsing a board is slow. */
  readonly #options = new RecentCache<JsonObject>(MAX_CACHED_OPTIONS);

  constructor(database: StoreDatabase) {
    this.#database = database;
    this.#match = this.prepare(database.access.db.selectFrom('matches').where('id', '=', ''));
  }

  /** Prepares a query that selects matches. It may be built with arbitrary values. */
  prepare(query: MatchQuery): PreparedList {
    const { dialect } = this.#database;
    const heads = this.#database.prepare(query.select(HEAD_FIELDS).select(seatsAsJson(dialect)));
    return async (...values) => (await heads(...values)).map((row) => this.#headIn(row));
  }

  /** Reads a match by its id; null if there is none. */
  async match(id: string): Promise<MatchHead | null> {
    const [head] = await this.#match(id);
    return head ?? null;
  }

  #headIn(row: HeadRow): MatchHead {
    const options = this.#options.get(row.id) ?? listedOptions(objectIn(row.options_json));
    this.#options.set(row.id, options);
    return headIn(row, options);
  }
}
