/** Writes to the database as plain values, which can be sent between threads. */

import type { Statement, Value } from '../../database/statements.ts';

/** A new match with its seats. Fails if the id exists. */
export interface CreateWrite {
  readonly kind: 'create';
  /** Columns of `matches`, in the order of `insertMatch`. */
  readonly match: readonly Value[];
  /** Columns of `seats`, in the order of `insertSeat`. */
  readonly seats: readonly (readonly Value[])[];
}

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
  readonly finish: FinishedByPeople | null;
  /** Time of the commit in milliseconds. */
  readonly actedAt: number;
  /** Person, key and hash. */
  readonly command: readonly [string, string, string] | null;
}

/** Changes to a match that ends, applied if a person has a seat in it. */
export interface FinishedByPeople {
  /** Last days with one person and with several. */
  readonly lastDay: { readonly solo: number | null; readonly over: number | null };
  readonly countedUntil: number;
}

/** A change of a match's proposals. Applied only if the match runs and is still at that ply and version. */
export interface ProposalWrite {
  readonly kind: 'proposal';
  readonly match: string;
  readonly at: number;
  readonly version: number;
  readonly seatVersion: number;
  readonly proposals: string;
  readonly until: number | null;
  /** Retention of the match if it ends now; null if it continues. */
  readonly finish: FinishedByPeople | null;
  readonly branch: BranchWrite | null;
  /** Change of seats or clocks by consent. */
  readonly change: SeatChangeWrite | null;
}

/** A match that continues another one. */
export interface BranchWrite {
  readonly id: string;
  readonly ply: number;
  readonly branches: string;
  readonly state: string;
  readonly actor: string | null;
  readonly createdAt: number;
  readonly lastDay: number | null;
  readonly clocks: string | null;
  readonly sat: string | null;
}

/** A person for a seat. Applied only if the seat is open. The result is the tables that people left (`SeatFilled`). */
export interface SeatWrite {
  readonly kind: 'seat';
  readonly match: string;
  readonly seat: number;
  readonly person: string;
  readonly name: string;
  readonly entropy: string | null;
  /** Last day of the match once it has started. */
  readonly lastDay: number | null;
}

/** A bot for a seat. Applied only if the seat is open. The result is the tables that people left. */
export interface SeatBotWrite {
  readonly kind: 'bot';
  readonly match: string;
  readonly seat: number;
  readonly level: string;
  readonly name: string | null;
  /** Last day of the match once it has started. */
  readonly lastDay: number | null;
}

/** A change of who plays a seat, or of the clocks. Applied only if the match is still at this ply with these seats. */
export interface SeatChangeWrite {
  readonly kind: 'seat-change';
  readonly match: string;
  readonly ply: number;
  readonly seatVersion: number;
  /** Seats, each with the level and reason of the bot that plays it, or null for its person. */
  readonly seats: readonly (readonly [number, string | null, string | null])[];
  readonly clocks: string | null;
  readonly deadline: number | null;
  readonly sat: string;
}

/** The service time after a beat. */
export interface BeatWrite {
  readonly kind: 'beat';
  readonly serviceMs: number;
}

/** A person's contribution to the seed. Applied only if the match is waiting and the person has a seat. */
export interface EntropyWrite {
  readonly kind: 'entropy';
  readonly match: string;
  readonly person: string;
  readonly entropy: string;
}

/**
 * Seats a person where somebody waits for the same, or creates a match. The result is the match, and the tables that
 * people left because it started; the id alone of a table that fits but has another commitment, where nobody was seated;
 * `too-many` if the person waits for too many others.
 */
export interface MeetWrite {
  readonly kind: 'meet';
  readonly listedAs: string;
  readonly person: string;
  readonly name: string;
  readonly entropy: string | null;
  /** Commitment of the only table at which to seat them, null for none; undefined: any. */
  readonly onlyAt: string | null | undefined;
  readonly now: number;
  /** Last day of a match that starts. */
  readonly lastDay: number | null;
  readonly table: CreateWrite;
}

/** Gives up a person's seats of a waiting match; deletes it if nobody is left. The result says which (`Leaving`). */
export interface LeaveWrite {
  readonly kind: 'leave';
  readonly match: string;
  readonly person: string;
}

/** Reserves an open seat of the opener's waiting match, or opens it again (null). Applied only if that is a change. */
export interface InviteWrite {
  readonly kind: 'invite';
  readonly match: string;
  readonly seat: number;
  readonly opener: string;
  readonly person: string | null;
  readonly handle: string | null;
}

/** Creates the rematch of a finished match. Applied only if there is none. */
export interface RematchWrite {
  readonly kind: 'rematch';
  readonly of: string;
  readonly id: string;
  readonly table: CreateWrite;
}

/** Deletes a waiting match in which only this person has a seat. */
export interface CallOffWrite {
  readonly kind: 'call-off';
  readonly match: string;
  readonly person: string;
}

/** Deletes matches whose last day is before `today`. */
export interface ExpireWrite {
  readonly kind: 'expire';
  readonly matches: readonly string[];
  readonly today: number;
}

/** Removes opener and place from finished matches that no longer count. */
export interface ForgetOpenersWrite {
  readonly kind: 'forget-openers';
  readonly now: number;
}

/** Deletes a person's data. */
export interface ForgetWrite {
  readonly kind: 'forget';
  readonly person: string;
}

/** Writes something and deletes it. */
export interface ProbeWrite {
  readonly kind: 'probe';
}

/** Statements applied together or not at all. */
export interface StatementsWrite {
  readonly kind: 'statements';
  readonly statements: readonly Statement[];
}

/** Name of a person. */
export interface NameWrite {
  readonly kind: 'name';
  readonly person: string;
  readonly name: string;
}

export type Write =
  | CreateWrite
  | CommitWrite
  | ProposalWrite
  | SeatWrite
  | SeatBotWrite
  | SeatChangeWrite
  | BeatWrite
  | EntropyWrite
  | NameWrite
  | CallOffWrite
  | MeetWrite
  | LeaveWrite
  | InviteWrite
  | RematchWrite
  | ExpireWrite
  | ForgetOpenersWrite
  | ForgetWrite
  | ProbeWrite
  | StatementsWrite;

/** Error message and database code of a failed write. */
export interface WriteFault {
  readonly message: string;
  readonly code: string;
}

/** Result of a write: applied (with an answer, if it has one), too late, or failed. */
export type Written = boolean | string | readonly string[] | WriteFault;
