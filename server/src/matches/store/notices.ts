/** A notice of an operator's change, for running servers. */
export interface OperatorNotice {
  /** Increases with every notice, except for concurrent ones. */
  readonly number: number;
  /** A match was ended or deleted, its chat was changed, a person's keys were voided, or the bans were changed. */
  readonly kind: NoticeKind;
  /** Id of the match or person; empty for bans. */
  readonly subject: string;
}

export const NOTICE_KINDS = ['match', 'keys', 'bans'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A ban until a time in milliseconds since the epoch. */
export interface Ban {
  /** A person's id, an address (a /64 for IPv6), or the mark of a place as stored with a match. */
  readonly id: string;
  readonly until: number;
}

/** Source of operators' changes for a running server. Reading a notice invalidates the cached data of its subject. */
export interface NoticeSource {
  /** Returns the notices above a number, ascending. */
  noticesAfter(number: number): Promise<readonly OperatorNotice[]>;
  bans(): Promise<readonly Ban[]>;
}
