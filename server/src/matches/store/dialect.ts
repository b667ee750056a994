import type { RawBuilder, SqlBool } from 'kysely';

/** The column with the end of a match's lease, on databases that several servers use. */
export interface LeaseColumn {
  readonly owed_until?: RawBuilder<number | null>;
}

/** Differences between the databases in statements about matches. */
export interface MatchDialect {
  /**
   * Whether other servers write at the same time. Then transactions lock rows, and matches in memory may be outdated. On
   * SQLite transactions follow each other, and this process has the file to itself.
   */
  readonly isShared: boolean;
  /** The database's time in milliseconds since the epoch: the clocks of servers may differ. */
  readonly now: RawBuilder<number>;
  /** Collation in which the order of texts is that of their bytes. */
  readonly byteOrder: RawBuilder<unknown>;
  /** Functions that return rows as JSON. */
  readonly json: { readonly array: RawBuilder<unknown>; readonly object: RawBuilder<unknown> };
  /** The column of a lease that begins now. */
  readonly leased: LeaseColumn;
  /** Returns the column of a lease that begins now if `actor` is chance or a bot in the current row of `matches`. */
  lease(actor: string | null | RawBuilder<string | null>): LeaseColumn;
  /** Tests whether a column has one of these values, which are one parameter for any number of them. */
  isOneOf(column: string, values: readonly string[]): RawBuilder<SqlBool>;
}
