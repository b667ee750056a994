/** Writes to the database as plain values, which can be sent between threads. */

import type { Statement } from '../../../database/statements.ts';
import type { FinishedByPeople } from '../writes/finish.ts';
import type { AppliedMatchWrite, MatchWrite, MatchWriteInput, MatchWriteName } from '../writes/match-writes.ts';

/** Actions that follow a ply. Applied only if the match is still at that ply. */
export interface CommitWrite {
  readonly kind: 'commit';
  readonly match: string;
  readonly from: number;
  readonly seatVersion: number;
  /** Actions with their journals as JSON, and the milliseconds used and left. */
  readonly plies: readonly (readonly [string, string, number, number | null])[];
  readonly words: number | null;
  readonly state: string;
  readonly actor: string | null;
  readonly result: string | null;
  readonly clocks: string | null;
  readonly deadline: number | null;
  /** Last day of the match after the commit. */
  readonly lastDay: number | null;
  /** Retention of the finished match; null while it is in progress. */
  readonly finished: FinishedByPeople | null;
  /** Time of the commit in milliseconds. */
  readonly actedAt: number;
  /** Person, key and hash. */
  readonly command: readonly [string, string, string] | null;
}

/** Statements applied either all or none. */
export interface StatementsWrite {
  readonly kind: 'statements';
  readonly statements: readonly Statement[];
}

/** A write of matches: its name and the input for it. */
export interface NamedWrite {
  readonly kind: 'match';
  readonly name: MatchWriteName;
  readonly input: MatchWriteInput<MatchWriteName>;
}

/** Writes of matches applied either all or none. */
export interface NamedWrites {
  readonly kind: 'matches';
  readonly writes: readonly MatchWrite[];
}

export type Write = CommitWrite | StatementsWrite | NamedWrite | NamedWrites;

/** Result of a successful write: whether it came in time, or the result of a write of matches. */
export type WriteResult = boolean | AppliedMatchWrite<unknown>;

/** Error message and database code of a failed write. */
export interface WriteFault {
  readonly message: string;
  readonly code: string;
}

/** Result of a write, or its failure. */
export type Written = WriteResult | WriteFault;
