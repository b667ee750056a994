/** What is written to the database, as plain values that go from thread to thread. */

/** A column's value. */
export type Value = string | number | null;

/** A new match with its seats; it writes if no match has that id. */
export interface CreateWrite {
  readonly kind: 'create';
  /** The columns of `matches`, in the order of `INSERT_MATCH`. */
  readonly match: readonly Value[];
  /** The columns of `seats`, in the order of `INSERT_SEAT`. */
  readonly seats: readonly (readonly Value[])[];
}

/** Actions that follow a ply; nothing is written if the match is not there any more. */
export interface CommitWrite {
  readonly kind: 'commit';
  readonly match: string;
  readonly from: number;
  /** Each action with its journal as JSON. */
  readonly plies: readonly (readonly [string, string])[];
  readonly words: number | null;
  readonly state: string;
  readonly actor: string | null;
  readonly result: string | null;
  /** The last day of the match after it. */
  readonly lastDay: number | null;
  /** Null while the match goes on. */
  readonly finish: FinishedByPeople | null;
  /** Person, key and hash. */
  readonly command: readonly [string, string, string] | null;
}

/** Applies in addition to a match that ends if a person sits in it. */
export interface FinishedByPeople {
  /** The last day: of a match of one person, and of one of several. */
  readonly lastDay: { readonly solo: number | null; readonly over: number | null };
  readonly countedUntil: number;
}

/** A person in an open seat; nothing is written if it is not open. */
export interface SeatWrite {
  readonly kind: 'seat';
  readonly match: string;
  readonly seat: number;
  readonly person: string;
  readonly name: string;
  readonly entropy: string | null;
  /** The last day of the match, once it has begun. */
  readonly lastDay: number | null;
}

/** A bot in an open seat; nothing is written if it is not open. */
export interface SeatBotWrite {
  readonly kind: 'bot';
  readonly match: string;
  readonly seat: number;
  readonly level: string;
  readonly name: string | null;
  /** The last day of the match, once it has begun. */
  readonly lastDay: number | null;
}

/** What a person adds to the seed of a match that waits; nothing is written if it does not, or she has no seat. */
export interface EntropyWrite {
  readonly kind: 'entropy';
  readonly match: string;
  readonly person: string;
  readonly entropy: string;
}

/** A waiting match in which nobody but this person sits is taken out. */
export interface CallOffWrite {
  readonly kind: 'call-off';
  readonly match: string;
  readonly person: string;
}

/** Matches whose last day was before this one are taken out. */
export interface ExpireWrite {
  readonly kind: 'expire';
  readonly matches: readonly string[];
  readonly today: number;
}

/** Finished matches that no longer count lose opener and place. */
export interface ForgetOpenersWrite {
  readonly kind: 'forget-openers';
  readonly now: number;
}

/** A person is forgotten. */
export interface ForgetWrite {
  readonly kind: 'forget';
  readonly person: string;
}

/** Keys of the next generation replace those of generation `from`; nothing is written if that is not the current one. */
export interface KeysWrite {
  readonly kind: 'keys';
  readonly person: string;
  readonly from: number;
}

/** Something that is written and taken away again. */
export interface ProbeWrite {
  readonly kind: 'probe';
}

/** The name of a person. */
export interface NameWrite {
  readonly kind: 'name';
  readonly person: string;
  readonly name: string;
}

export type Write =
  | CreateWrite
  | CommitWrite
  | SeatWrite
  | SeatBotWrite
  | EntropyWrite
  | NameWrite
  | CallOffWrite
  | ExpireWrite
  | ForgetOpenersWrite
  | ForgetWrite
  | KeysWrite
  | ProbeWrite;

/** Why a write failed, with the code that the database gives it. */
export interface WriteFault {
  readonly message: string;
  readonly code: string;
}

/** What became of a write: done, not done since it came late, or failed. */
export type Written = boolean | WriteFault;
