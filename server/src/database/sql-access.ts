import { type CompiledQuery, Kysely, type Transaction } from 'kysely';
import { cachingDialect } from './cached-statements.ts';
import type { SqliteConnection } from './database.ts';
import { isOfCode } from './folder.ts';
import type { PostgresTables } from './postgres/tables.ts';
import { runStatements, type Statement, TooLate, type Value } from './statements.ts';

/** A statement of a write. If it changes fewer rows than `must` (`true` means one), the whole write is rolled back. */
export interface PlannedStatement {
  readonly query: { compile(): CompiledQuery };
  readonly must?: true | number;
}

/**
 * Access to either database with the same statements, for tables that both have. Queries are built with `db`; changes
 * go through `write`, since on SQLite only the writing thread may write.
 */
export interface SqlAccess {
  readonly db: Kysely<PostgresTables>;
  /**
   * Applies statements in one transaction. Returns false if one changed fewer rows than it must. Set `changesSeats` for
   * changes of seats, which the store caches.
   */
  write(plan: readonly PlannedStatement[], changesSeats?: boolean): Promise<boolean>;
}

/**
 * Returns the statement that serialises writes that count a person's items on PostgreSQL. A guest has no account, and
 * only the items of the browser that counts.
 */
export function oneAfterAnother(db: SqlAccess['db'], person: string): PlannedStatement {
  return { query: db.updateTable('accounts').set({ id: person }).where('id', '=', person) };
}

function columnValue(parameter: unknown): Value {
  if (parameter === null || typeof parameter === 'string' || typeof parameter === 'number') return parameter;
  throw new TypeError('expected text, a number or null');
}

/** Creates the access to a SQLite database. `put` applies its writes. */
export function sqliteAccess(
  connection: SqliteConnection,
  put: (statements: readonly Statement[], changesSeats: boolean) => Promise<boolean>,
): SqlAccess {
  return {
    db: new Kysely<PostgresTables>({ dialect: cachingDialect(connection) }),
    write: (plan, changesSeats = false) => {
      const statements = plan.map(({ query, must = 0 }) => {
        const { sql, parameters } = query.compile();
        return { sql, values: parameters.map(columnValue), must: Number(must) };
      });
      return put(statements, changesSeats);
    },
  };
}

/** Code of PostgreSQL for a transaction that it has rolled back because another one waited for it, and it for the other. */
const DEADLOCK = /^40P01$/;
/** Code of SQLite for a transaction that could not begin because others wrote for as long as the connection waits. */
const BUSY = /^SQLITE_BUSY$/;
/** Maximum number of attempts for a write that was in the way of others. */
const MAX_TRIES = 4;

/**
 * Creates the access within a transaction on either database. A write that returns false stops at the statement that
 * changed too few rows: if anything has been changed, the transaction must be rolled back.
 */
function transactionAccess(tx: Transaction<PostgresTables>): SqlAccess {
  return {
    db: tx,
    write: async (plan) => {
      for (const { query, must = 0 } of plan) {
        const { numAffectedRows = 0n } = await tx.executeQuery(query.compile());
        if (numAffectedRows < Number(must)) return false;
      }
      return true;
    },
  };
}

/**
 * Creates the access to a database of either kind through writable connections. `seatsChanged` is called after a write
 * that changes seats.
 */
export function directAccess(db: Kysely<PostgresTables>, seatsChanged: () => void = () => {}): SqlAccess {
  return {
    db,
    write: async (plan, changesSeats = false) => {
      try {
        return await writeAll(db, plan);
      } finally {
        if (changesSeats) seatsChanged();
      }
    },
  };
}

/** Applies statements in one transaction, again if PostgreSQL has rolled it back for the sake of another one. */
async function writeAll(db: Kysely<PostgresTables>, plan: readonly PlannedStatement[]): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      await db.transaction().execute(async (tx) => {
        if (!(await transactionAccess(tx).write(plan))) throw new TooLate();
      });
      return true;
    } catch (error) {
      if (error instanceof TooLate) return false;
      if (!isOfCode(error, DEADLOCK) || tries === MAX_TRIES) throw error;
    }
  }
}

/** Creates the access to a SQLite database through a connection that may write while a server runs. */
export function connectionAccess(connection: SqliteConnection): SqlAccess {
  const begin = connection.prepare('begin immediate');
  return sqliteAccess(connection, async (statements) => {
    beginAmongOthers(() => begin.run());
    try {
      runStatements(connection, statements);
      connection.exec('commit');
      return true;
    } catch (error) {
      if (connection.inTransaction) connection.exec('rollback');
      if (error instanceof TooLate) return false;
      throw error;
    }
  });
}

/** Begins a transaction, again if others wrote for as long as the connection waits: a busy server leaves only short gaps. */
function beginAmongOthers(begin: () => void): void {
  for (let tries = 1; ; tries++) {
    try {
      begin();
      return;
    } catch (error) {
      if (!isOfCode(error, BUSY) || tries === MAX_TRIES) throw error;
    }
  }
}
