import { Kysely, SqliteDialect, sql, type Transaction } from 'kysely';
import type { SqliteConnection } from './database.ts';
import type { Ban, NoticeKind } from './notices.ts';
import type { PostgresTables } from './postgres/tables.ts';
import { type OperatorReport, reportIn } from './reports.ts';
import { type SqlAccess, transactionAccess } from './sql-access.ts';

/** Lifetime of a notice, long enough for every running server to read it. */
const NOTICE_LIFE_MS = 24 * 3600 * 1000;

/** A match as shown to operators, without names and hidden data. */
export interface OperatorMatch {
  readonly id: string;
  readonly number: number;
  readonly game: string;
  readonly status: 'waiting' | 'running' | 'over';
  readonly ply: number;
  /** The seat to act, `*` for chance, null for nobody. */
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
  ...(['id', 'number', 'game', 'status', 'ply', 'actor', 'result_json'] as const),
  ...(['created_at', 'opened_by', 'opened_from', 'last_day'] as const),
] as const;

type Row = Pick<PostgresTables['matches'], (typeof COLUMNS)[number]>;

function matchIn(row: Row): OperatorMatch {
  return {
    ...{ id: row.id, number: row.number, game: row.game, status: row.status, ply: row.ply, actor: row.actor },
    ...{ hasResult: row.result_json !== null, createdAt: row.created_at, lastDay: row.last_day },
    ...{ openedBy: row.opened_by, openedFrom: row.opened_from },
  };
}

/**
 * Operations on a database of either kind, safe while servers use it. Each change is written with its notice in one
 * transaction; a server that writes to the match concurrently loses the compare-and-set.
 */
export class OperatorStore {
  /** Uses only columns common to both databases, except `owed_until`. */
  readonly #db: Kysely<PostgresTables>;
  readonly #isShared: boolean;

  /** Creates a store. `isShared` is true on PostgreSQL, where matches have leases. */
  constructor(db: Kysely<PostgresTables>, isShared: boolean) {
    this.#db = db;
    this.#isShared = isShared;
  }

  /** Creates the store on a migrated SQLite connection. */
  static on(connection: SqliteConnection): OperatorStore {
    return new OperatorStore(
      new Kysely<PostgresTables>({ dialect: new SqliteDialect({ database: connection }) }),
      false,
    );
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
    // Actions are only appended: those below the ply just read belong to it.
    const actions = this.#db.selectFrom('actions').select('action').where('match', '=', id).where('ply', '<', row.ply);
    return {
      ...matchIn(row),
      ...{ rulesVersion: row.rules_version, options: row.options_json, seed: row.seed, commitment: row.commitment },
      entropy: (await seats.execute()).map(({ entropy }) => entropy),
      ...{ state: row.state_json, result: row.result_json, branches: row.branches_json, start: row.start_json },
      actions: (await actions.orderBy('ply').execute()).map(({ action }) => action),
    };
  }

  /** Ends a running match without a result. Returns false if there is none. */
  async end(id: string): Promise<boolean> {
    return await this.#change('match', id, async (tx) => {
      const ended = {
        status: 'over',
        actor: null,
        deadline: null,
        ...(this.#isShared && { owed_until: null }),
      } as const;
      const query = tx.updateTable('matches').set(ended).where('id', '=', id).where('status', '=', 'running');
      return (await query.executeTakeFirst()).numUpdatedRows > 0n;
    });
  }

  /** Deletes a match with all its rows. Returns false if there is none. */
  async delete(id: string): Promise<boolean> {
    return await this.#change('match', id, async (tx) => {
      // Locks the row first, so that nobody takes a seat or adds an action meanwhile.
      await tx.updateTable('matches').set({ actor: null }).where('id', '=', id).execute();
      await sql`update matches set rematch = null where id = (select rematch_of from matches where id = ${id})`.execute(
        tx,
      );
      for (const table of ['commands', 'actions', 'seats'] as const) {
        await tx.deleteFrom(table).where('match', '=', id).execute();
      }
      return (await tx.deleteFrom('matches').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;
    });
  }

  /** Voids all keys of a person. */
  async revoke(person: string): Promise<void> {
    await this.#change('keys', person, async (tx) => {
      await tx
        .insertInto('keys')
        .values({ id: person, generation: 1 })
        .onConflict((c) => c.column('id').doUpdateSet({ generation: sql`keys.generation + 1` }))
        .execute();
      return true;
    });
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

  /** Bans a subject until a time, replacing an earlier ban. */
  async ban({ id, until }: Ban): Promise<void> {
    await this.#change('bans', '', async (tx) => {
      await tx
        .insertInto('bans')
        .values({ id, until, created_at: Date.now() })
        .onConflict((c) => c.column('id').doUpdateSet({ until }))
        .execute();
      return true;
    });
  }

  /** Lists the bans in force, first to end first. Ended bans are deleted with the next change. */
  async bans(): Promise<readonly Ban[]> {
    const query = this.#db.selectFrom('bans').select(['id', 'until']).where('until', '>', Date.now());
    return await query.orderBy('until').execute();
  }

  /** Lifts a ban. Returns false if there is none. */
  async lift(id: string): Promise<boolean> {
    return await this.#change('bans', '', async (tx) => {
      return (await tx.deleteFrom('bans').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;
    });
  }

  /** Lists the open reports of chat lines, oldest first. */
  async reports(limit: number): Promise<readonly OperatorReport[]> {
    const query = this.#db.selectFrom('reports').selectAll().where('handled_at', 'is', null);
    return (await query.orderBy('created_at').orderBy('id').limit(limit).execute()).map(reportIn);
  }

  /** Marks a report as handled. Returns false if there is no open one. */
  async handle(report: string): Promise<boolean> {
    const query = this.#db.updateTable('reports').set({ handled_at: Date.now() }).where('id', '=', report);
    return (await query.where('handled_at', 'is', null).executeTakeFirst()).numUpdatedRows > 0n;
  }

  /** Changes what belongs to a match in one transaction with the notice. Returns the result of `work`. */
  async changeMatch(id: string, work: (access: SqlAccess) => Promise<boolean>): Promise<boolean> {
    return await this.#change('match', id, (tx) => work(transactionAccess(tx)));
  }

  /** Writes the notice first: a SQLite transaction must start with a write to wait for other writers. */
  async #change(
    kind: NoticeKind,
    subject: string,
    work: (tx: Transaction<PostgresTables>) => Promise<boolean>,
  ): Promise<boolean> {
    const now = Date.now();
    return await this.#db.transaction().execute(async (tx) => {
      await tx
        .deleteFrom('notices')
        .where('created_at', '<', now - NOTICE_LIFE_MS)
        .execute();
      await tx.deleteFrom('bans').where('until', '<=', now).execute();
      await tx.insertInto('notices').values({ kind, subject, created_at: now }).execute();
      return await work(tx);
    });
  }
}
