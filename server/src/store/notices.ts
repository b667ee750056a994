/** What an operator changed in the database beside the servers that run on it. */
export interface OperatorNotice {
  /** Rises with every notice, but for those written at the same moment. */
  readonly number: number;
  /** A match has ended or is gone; a person's keys are void; the bans have changed. */
  readonly kind: NoticeKind;
  /** The id of the match or the person; empty for bans. */
  readonly subject: string;
}

export const NOTICE_KINDS = ['match', 'keys', 'bans'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A ban in force until a moment, in milliseconds since 1970. */
export interface Ban {
  /** A person's id, an address (a /64 for IPv6), or the mark of a place as it is stored with a match. */
  readonly id: string;
  readonly until: number;
}

/** Tells a running server what operators have changed. Who reads a notice forgets what it kept of its subject. */
export interface NoticeSource {
  /** The notices above a number, ascending. */
  noticesAfter(number: number): Promise<readonly OperatorNotice[]>;
  bans(): Promise<readonly Ban[]>;
}
