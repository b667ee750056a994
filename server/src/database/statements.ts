import type { SqliteConnection } from './database.ts';

/** Value of a column. */
export type Value = string | number | null;

/** A statement with its values. If it changes fewer rows than `must`, the write is undone. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  readonly must: number;
}

/** Thrown to roll back a write that came too late. */
export class TooLate extends Error {}

/** Runs statements in the connection’s transaction. Throws `TooLate` at the first that changes fewer rows than it must. */
export function runStatements(connection: SqliteConnection, statements: readonly Statement[]): void {
  for (const { sql, values, must } of statements) {
    const { changes } = connection.prepare(sql).run(...values);
    if (changes < must) throw new TooLate();
  }
}
