import type { CheckName } from './fault.ts';
import type { Moment } from './moment.ts';

/** One thing that must hold at every moment of every match. */
export interface MomentCheck {
  readonly name: CheckName;
  /** It is looked at at one ply in so many: what is dear is tried less often. */
  readonly every: number;
  /** Whether a match in which it failed cannot go on. */
  readonly fatal?: true;
  /** What is wrong, or null. */
  find<S>(moment: Moment<S>): string | null;
}
