import type { CheckName } from './fault.ts';
import type { Moment } from './moment.ts';

/** An invariant that is checked at every moment of a match. */
export interface MomentCheck {
  readonly name: CheckName;
  /** Interval in plies between checks, longer for expensive ones. */
  readonly every: number;
  /** True if the match cannot continue after a failure. */
  readonly fatal?: true;
  /** Returns the fault, or null. */
  find<S>(moment: Moment<S>): string | null;
}
