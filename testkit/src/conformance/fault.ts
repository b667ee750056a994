import type { Options } from '@levante/contract';

/** Names of all checks. A fault names the one that failed. */
export const CHECKS = [
  /** Complete options are read unchanged and returned by the state; unknown ones are refused. */
  'options',
  /** Until the match is over there is an actor with at least one legal action. */
  'somebody-acts',
  /** The legal list is strictly ascending. */
  'legal-ascending',
  /** `check` allows every action in the list. */
  'legal-allowed',
  /** Legal lists, checks, lines, views and serialisation do not change the state. */
  'asking-changes-nothing',
  /** An action that does not end the turn never leaves only a pass, unless passing was legal before it. */
  'never-just-pass',
  /** Other integers and other lines are refused with a declared code, without changing the state. */
  'others-refused',
  /** A formatted line begins with its actor, is unique, and parses back to its action. */
  'notation',
  /** Serialised states and facts contain only JSON, and only whole numbers. */
  'plain-data',
  /** A clone equals the state, and neither shares memory with the other. */
  'clone-independent',
  /** A state that another was copied to equals it, and shares no memory with it. */
  'copy-equal',
  /** A state that is serialised and read back is the same state with the same future. */
  'json-round-trip',
  /** Equal states have equal hashes: clones, copies, states read back, and repeated matches. */
  'hash-equal',
  /** Each action changes the hash, and no two different states of a match have the same. */
  'hash-apart',
  /** A view that is serialised and read back is the same view. */
  'view-round-trip',
  /** A view written into another state equals a new view, and shares no memory with the state. */
  'view-into',
  /** The actor can act on their view as on the state. */
  'view-acts',
  /** A journal does not affect the result of an action. */
  'journal-free',
  /** The journal contains exactly what changed hands. */
  'journal-adds-up',
  /** Weights are positive, and every outcome has the weight of its remaining pieces. */
  'chance-weights',
  /**
   * States that differ only in information hidden from a viewer have the same views, legal lists and refusals for them.
   */
  'views-alike',
  /** Actions that lead to the same view have the same redacted line and facts. */
  'facts-alike',
  /** A resampled state has the view that it was made from. */
  'resample-agrees',
  /** A resampled state is valid and playable. */
  'resample-valid',
  /** There is no result before the end, a constant one after it, and no further action. */
  'result-final',
  /** The match ends within the bound. */
  'ends',
  /** Replaying the record gives the same states, from the beginning and from the middle. */
  'record-replays',
  /** A seed always gives the same record. */
  'deterministic',
  /** Nothing throws. */
  'never-throws',
] as const;

export type CheckName = (typeof CHECKS)[number];

/** A failed check: match, ply, the chosen action (null if there was none), and the reason. */
export interface Fault {
  readonly check: CheckName;
  readonly match: number;
  readonly options: Options | null;
  readonly ply: number;
  readonly action: string | null;
  readonly message: string;
}
