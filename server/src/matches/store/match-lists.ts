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

/** Reads matches for lists, with abridged options. */
export class MatchLists {
  readonly #database: StoreDatabase;
  /** Abridged options by match. They never change, and parsing a board is slow. */
  readonly #options = new RecentCache<JsonObject>(MAX_CACHED_OPTIONS);

  constructor(database: StoreDatabase) {
    this.#database = database;
  }

  /** Reads the matches selected by a query. */
  async read(query: MatchQuery): Promise<MatchHead[]> {
    const rows = await query.select(HEAD_FIELDS).select(seatsAsJson(this.#database.dialect)).execute();
    return rows.map((row) => this.#headIn(row));
  }

  /** Reads a match by its id; null if there is none. */
  async match(id: string): Promise<MatchHead | null> {
    const { db } = this.#database.access;
    const [head] = await this.read(db.selectFrom('matches').where('id', '=', id));
    return head ?? null;
  }

  #headIn(row: HeadRow): MatchHead {
    const options = this.#options.get(row.id) ?? listedOptions(objectIn(row.options_json));
    this.#options.set(row.id, options);
    return headIn(row, options);
  }
}
