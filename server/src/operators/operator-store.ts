import type { Selectable } from 'kysely';
import type { PostgresTables } from '../database/postgres/tables.ts';
import type { SqlAccess } from '../database/sql-access.ts';
import type { Ban } from '../matches/store/notices.ts';
import { type OperatorReport, reportIn } from './reports.ts';

/** A match as shown to operators, without names and hidden data. */
export interface OperatorMatch {
  readonly id: string;
  readonly number: number;
  readonly game: string;
  readonly status: 'waiting' | 'running' | 'over';
  readonly ply: number;
  /** The seat to act, `*` for chance, null if the match is over. */
  readonly actor: string | null;
  readonly hasResult: boolean;
  readonly createdAt: number;
  /** The opener and the mark of their address; null once deleted. */
  readonly openedBy: string | null;
  readonly openedFrom: string | null;
  readonly lastDay: number | null;
}

/** A seat as shown to operators: a person's id, a bot's level, or neither if it is open. */
export interface OperatorSeat {
  readonly seat: number;
  readonly kind: 'person' | 'bot';
  readonly person: string | null;
  readonly level: string | null;
}

/** Filter for matches; all given criteria must hold. */
export interface MatchFilter {
  readonly status?: 'waiting' | 'running' | 'over';
  readonly game?: string;
  readonly openedBy?: string;
  readonly openedFrom?: string;
  /** A person with a seat in the match. */
  readonly person?: string;
  /** Only matches with a lower number. */
  readonly before?: number;
  readonly limit: number;
}

/** Everything stored about a match, for verification. */
export interface WholeMatch extends OperatorMatch {
  readonly rulesVersion: number;
  readonly options: string;
  readonly seed: string;
  readonly commitment: string;
  readonly entropy: readonly (string | null)[];
  /** As JSON; null if none. */
  readonly branches: string | null;
  readonly start: string | null;
  readonly state: string;
  readonly result: string | null;
  readonly actions: readonly string[];
}

const COLUMNS = [
  'id',
  'number',
  'game',
  'status',
  'ply',
  'actor',
  'result_json',
  'created_at',
  'opened_by',
  'opened_from',
  'last_day',
] as const;

type Row = Pick<Selectable<PostgresTables['matches']>, (typeof COLUMNS)[number]>;

function matchIn(row: Row): OperatorMatch {
  return {
    id: row.id,
    number: row.number,
    game: row.game,
    status: row.status,
    ply: row.ply,
    actor: row.actor,
    hasResult: row.result_json !== null,
    createdAt: row.created_at,
    lastDay: row.last_day,
    openedBy: row.opened_by,
    openedFrom: row.opened_from,
  };
}

/** Reads matches, bans and reports for operators from either database. Safe while servers use it. */
export class OperatorStore {
  readonly #db: SqlAccess['db'];

  constructor({ db }: Pick<SqlAccess, 'db'>) {
    this.#db = db;
  }

  /** Lists matches, newest first. */
  async list(filter: MatchFilter): Promise<readonly OperatorMatch[]> {
    const { status, game, openedBy, openedFrom, person, before, limit } = filter;
    let query = this.#db.selectFrom('matches').select(COLUMNS).orderBy('number', 'desc').limit(limit);
    if (status !== undefined) query = query.where('status', '=', status);
    if (game !== undefined) query = query.where('game', '=', game);
    if (openedBy !== undefined) query = query.where('opened_by', '=', openedBy);
    if (openedFrom !== undefined) query = query.where('opened_from', '=', openedFrom);
    if (before !== undefined) query = query.where('number', '<', before);
    if (person !== undefined) {
      query = query.where('id', 'in', this.#db.selectFrom('seats').select('match').where('person', '=', person));
    }
    return (await query.execute()).map(matchIn);
  }

  /** Returns a match with its seats, or null. */
  async show(id: string): Promise<{ readonly match: OperatorMatch; readonly seats: readonly OperatorSeat[] } | null> {
    const row = await this.#db.selectFrom('matches').select(COLUMNS).where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const seats = this.#db.selectFrom('seats').select(['seat', 'kind', 'person', 'level']).where('match', '=', id);
    return { match: matchIn(row), seats: await seats.orderBy('seat').execute() };
  }

  /** Returns everything stored about a match, or null. */
  async whole(id: string): Promise<WholeMatch | null> {
    const row = await this.#db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const seats = this.#db.selectFrom('seats').select('entropy').where('match', '=', id).orderBy('seat');
    // Actions are only appended, so all below the ply just read belong to it.
    const actions = this.#db.selectFrom('actions').select('action').where('match', '=', id).where('ply', '<', row.ply);
    return {
      ...matchIn(row),
      rulesVersion: row.rules_version,
      options: row.options_json,
      seed: row.seed,
      commitment: row.commitment,
      entropy: (await seats.execute()).map(({ entropy }) => entropy),
      state: row.state_json,
      result: row.result_json,
      branches: row.branches_json,
      start: row.start_json,
      actions: (await actions.orderBy('ply').execute()).map(({ action }) => action),
    };
  }

  /** Returns whether a person has a seat, opened a match or renewed keys. */
  async isKnown(person: string): Promise<boolean> {
    const found = await Promise.all([
      this.#db.selectFrom('seats').select('match as id').where('person', '=', person).limit(1).executeTakeFirst(),
      this.#db.selectFrom('matches').select('id').where('opened_by', '=', person).limit(1).executeTakeFirst(),
      this.#db.selectFrom('keys').select('id').where('id', '=', person).executeTakeFirst(),
    ]);
    return found.some((row) => row !== undefined);
  }

  /** Lists the bans in force, first to end first. Ended bans are deleted with the next measure. */
  async bans(): Promise<readonly Ban[]> {
    const query = this.#db.selectFrom('bans').select(['id', 'until']).where('until', '>', Date.now());
    return await query.orderBy('until').execute();
  }

  /** Lists the open reports of chat lines, oldest first. */
  async reports(limit: number): Promise<readonly OperatorReport[]> {
    const query = this.#db.selectFrom('reports').selectAll().where('handled_at', 'is', null);
    return (await query.orderBy('created_at').orderBy('id').limit(limit).execute()).map(reportIn);
  }
}
