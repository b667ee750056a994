import { Kysely, SqliteDialect, sql, type Transaction } from 'kysely';
import type { SqliteConnection } from './database.ts';
import type { Ban, NoticeKind } from './notices.ts';
import type { PostgresTables } from './postgres/tables.ts';

/** How long a notice is kept: any server that runs has read it by then. */
const NOTICE_LIFE_MS = 24 * 3600 * 1000;

/** A match as operators see it: neither names nor anything that is hidden in it. */
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
  /** Who opened it, and the mark of the address; null where it is not kept any more. */
  readonly openedBy: string | null;
  readonly openedFrom: string | null;
  readonly lastDay: number | null;
}

/** Who sits in a seat of a match: a person's id, a bot's level, or neither where the seat is open. */
export interface OperatorSeat {
  readonly seat: number;
  readonly kind: 'person' | 'bot';
  readonly person: string | null;
  readonly level: string | null;
}

/** Which matches are listed: those that satisfy all that is given. */
export interface MatchFilter {
  readonly status?: 'waiting' | 'running' | 'over';
  readonly game?: string;
  readonly openedBy?: string;
  readonly openedFrom?: string;
  /** A person who sits in it. */
  readonly person?: string;
  /** Only matches with a lower number. */
  readonly before?: number;
  readonly limit: number;
}

/** Everything stored of a match, to be verified. */
export interface WholeMatch extends OperatorMatch {
  readonly rulesVersion: number;
  readonly options: string;
  readonly seed: string;
  readonly commitment: string;
  readonly entropy: readonly (string | null)[];
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
 * What operators do to the database, of either kind, also while servers work on it. Each change and the notice of it are
 * written in one transaction; a server that was about to write to the match then loses the race, as to another server.
 */
export class OperatorStore {
  /** Only columns are used that both kinds of database have, but for `owed_until`. */
  readonly #db: Kysely<PostgresTables>;
  readonly #isShared: boolean;

  /** `isShared`: on PostgreSQL, where a match also says which server plays on in it. */
  constructor(db: Kysely<PostgresTables>, isShared: boolean) {
    this.#db = db;
    this.#isShared = isShared;
  }

  /** The store on a SQLite connection, whose tables are up to date. */
  static on(connection: SqliteConnection): OperatorStore {
    return new OperatorStore(
      new Kysely<PostgresTables>({ dialect: new SqliteDialect({ database: connection }) }),
      false,
    );
  }

  /** Matches, newest first. */
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

  /** A match with its seats; null where there is none. */
  async show(id: string): Promise<{ readonly match: OperatorMatch; readonly seats: readonly OperatorSeat[] } | null> {
    const row = await this.#db.selectFrom('matches').select(COLUMNS).where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const seats = this.#db.selectFrom('seats').select(['seat', 'kind', 'person', 'level']).where('match', '=', id);
    return { match: matchIn(row), seats: await seats.orderBy('seat').execute() };
  }

  /** Everything stored of a match; null where there is none. */
  async whole(id: string): Promise<WholeMatch | null> {
    const row = await this.#db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const seats = this.#db.selectFrom('seats').select('entropy').where('match', '=', id).orderBy('seat');
    // Actions are only added: those below the ply that was read are the ones that led there.
    const actions = this.#db.selectFrom('actions').select('action').where('match', '=', id).where('ply', '<', row.ply);
    return {
      ...matchIn(row),
      ...{ rulesVersion: row.rules_version, options: row.options_json, seed: row.seed, commitment: row.commitment },
      entropy: (await seats.execute()).map(({ entropy }) => entropy),
      ...{ state: row.state_json, result: row.result_json },
      actions: (await actions.orderBy('ply').execute()).map(({ action }) => action),
    };
  }

  /** Ends a running match without a result. False if there is none of that id, or it does not run. */
  async end(id: string): Promise<boolean> {
    return await this.#change('match', id, async (tx) => {
      const ended = { status: 'over', actor: null, ...(this.#isShared && { owed_until: null }) } as const;
      const query = tx.updateTable('matches').set(ended).where('id', '=', id).where('status', '=', 'running');
      return (await query.executeTakeFirst()).numUpdatedRows > 0n;
    });
  }

  /** Deletes a match with everything that belongs to it. False if there is none of that id. */
  async delete(id: string): Promise<boolean> {
    return await this.#change('match', id, async (tx) => {
      // Held first, so that nobody takes a seat in it or adds an action meanwhile.
      await tx.updateTable('matches').set({ actor: null }).where('id', '=', id).execute();
      for (const table of ['commands', 'actions', 'seats'] as const) {
        await tx.deleteFrom(table).where('match', '=', id).execute();
      }
      return (await tx.deleteFrom('matches').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;
    });
  }

  /** Voids every key of a person. */
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

  /** Whether the id is known: of somebody who sits somewhere, opened a match, gave a name or renewed keys. */
  async isKnown(person: string): Promise<boolean> {
    const found = await Promise.all([
      this.#db.selectFrom('seats').select('match as id').where('person', '=', person).limit(1).executeTakeFirst(),
      this.#db.selectFrom('matches').select('id').where('opened_by', '=', person).limit(1).executeTakeFirst(),
      this.#db.selectFrom('keys').select('id').where('id', '=', person).executeTakeFirst(),
    ]);
    return found.some((row) => row !== undefined);
  }

  /** Bans a subject until a moment, in place of any earlier ban of it. */
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

  /** Bans in force, the first to end first. Those that have ended are deleted with the next change. */
  async bans(): Promise<readonly Ban[]> {
    const query = this.#db.selectFrom('bans').select(['id', 'until']).where('until', '>', Date.now());
    return await query.orderBy('until').execute();
  }

  /** Lifts a ban. False if there is none. */
  async lift(id: string): Promise<boolean> {
    return await this.#change('bans', '', async (tx) => {
      return (await tx.deleteFrom('bans').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;
    });
  }

  /** The notice comes first: on SQLite a transaction must begin by a write to wait for other writers. */
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
