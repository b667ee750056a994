import type { RawBuilder, SqlBool } from 'kysely';

/** The column with the end of a match's lease. Only databases shared by several servers have it. */
export interface LeaseColumn {
  readonly owed_until?: RawBuilder<number | null>;
}

/** Differences between the databases in statements about matches. */
export interface MatchDialect {
  /**
   * Whether other servers write at the same time. Then transactions lock rows, and cached matches may be outdated. On
   * SQLite, transactions run one after another, and this process has the file to itself.
   */
  readonly isShared: boolean;
  /** The database's time in milliseconds since the epoch, because the clocks of servers may differ. */
  readonly now: RawBuilder<number>;
  /** Collation that orders texts by their bytes. */
  readonly byteOrder: RawBuilder<unknown>;
  /** Functions that return rows as JSON. */
  readonly json: { readonly array: RawBuilder<unknown>; readonly object: RawBuilder<unknown> };
  /** The column of a lease that begins now. */
  readonly leased: LeaseColumn;
  /** Returns the column of a lease that begins now if chance or a bot is `actor` in the current row of `matches`. */
  lease(actor: string | null | RawBuilder<string | null>): LeaseColumn;
  /** Tests whether a column has one of these values. They are passed as one parameter, whatever their number. */
  isOneOf(column: string, values: readonly string[]): RawBuilder<SqlBool>;
}
