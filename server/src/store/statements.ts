import type { SqliteConnection } from './database.ts';
import type { Statement } from './writes.ts';

/** Thrown to undo a write that came too late. */
export class TooLate extends Error {}

/** Runs statements in the connection’s transaction. Throws `TooLate` at the first that changes fewer rows than it must. */
export function runStatements(connection: SqliteConnection, statements: readonly Statement[]): void {
  for (const { sql, values, must } of statements) {
    const { changes } = connection.prepare(sql).run(...values);
    if (changes < must) throw new TooLate();
  }
}
