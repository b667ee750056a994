import type { Options } from '@levante/contract';

/** What the kit looks at, by name. A fault names the one that failed. */
export const CHECKS = [
  /** Complete options are read as themselves, stand in the state, and strangers among them are refused. */
  'options',
  /** Until the match is over there is an actor, and the actor has something to do. */
  'somebody-acts',
  /** The legal list ascends without repeats. */
  'legal-ascending',
  /** `check` allows what the list holds. */
  'legal-allowed',
  /** Legal lists, checks, lines, views and plain forms can be asked for without changing anything. */
  'asking-changes-nothing',
  /** An action that does not end the turn never leaves only a pass, unless passing was legal before it. */
  'never-just-pass',
  /** Other integers and other lines are refused with a code that is named, and refusing changes nothing. */
  'others-refused',
  /** A written line begins with its actor, is like no other, and is read as its action. */
  'notation',
  /** Plain forms and facts hold nothing but what JSON holds, and whole numbers. */
  'plain-data',
  /** A clone is the same state, and neither shares anything with the other. */
  'clone-independent',
  /** A state that another was copied to is that state, and shares nothing with it. */
  'copy-equal',
  /** A state that is written and read is the same state with the same future. */
  'json-round-trip',
  /** Equal states have equal hashes: clones, copies, what was written and read, and what was played once more. */
  'hash-equal',
  /** Each action changes the hash, and no two different states of a match have the same. */
  'hash-apart',
  /** A view that is written and read is the same view. */
  'view-round-trip',
  /** A view written into another state is the view as it is made anew, and shares nothing with the state. */
  'view-into',
  /** Who is to act can act on his view as on the state. */
  'view-acts',
  /** A journal changes nothing in what an action does. */
  'journal-free',
  /** What the journal tells is just what changed hands. */
  'journal-adds-up',
  /** Weights are positive, and every outcome has the weight of what is left to draw. */
  'chance-weights',
  /** States that differ only in what a viewer may not see look, list and refuse the same to him. */
  'views-alike',
  /** What leads to the same view is told in the same line and the same facts. */
  'facts-alike',
  /** A resampled state shows the view that it was made from. */
  'resample-agrees',
  /** A resampled state is a whole state in its own right, and can be played on. */
  'resample-valid',
  /** No result before the end; at the end one that stays, and nothing more to do. */
  'result-final',
  /** The match ends within the bound. */
  'ends',
  /** Deciding the record anew gives the same states, from the beginning and from the middle. */
  'record-replays',
  /** The same seed gives the same record. */
  'deterministic',
  /** Nothing throws. */
  'never-throws',
] as const;

export type CheckName = (typeof CHECKS)[number];

/** A check that failed: in which match, at which ply, before which action (null where none was chosen), and why. */
export interface Fault {
  readonly check: CheckName;
  readonly match: number;
  readonly options: Options | null;
  readonly ply: number;
  readonly action: string | null;
  readonly message: string;
}
