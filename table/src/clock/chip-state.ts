import type { RunningControl } from '@levante/wire';
import { lowMs } from '../match/clock-reading.ts';

const SECOND_MS = 1000;

/**
 * State of a clock: `waits`; `runs`; `low` and `urgent` with little time left; `still`; or `out` if it ran out and a
 * bot plays.
 */
export type ChipState = 'waits' | 'runs' | 'low' | 'urgent' | 'still' | 'out';

interface ShownClock {
  readonly control: RunningControl;
  readonly leftMs: number;
  readonly runs: boolean;
  /** Whether a bot plays for the person, or all take a break. */
  readonly isStill: boolean;
}

/** Returns the state in which a clock is shown. */
export function chipState({ control, leftMs, runs, isStill }: ShownClock): ChipState {
  if (isStill) return leftMs === 0 ? 'out' : 'still';
  const isLow = leftMs < lowMs(control);
  if (runs) return isLow ? 'urgent' : 'runs';
  return isLow ? 'low' : 'waits';
}

/** Returns the seconds to show. The last second is shown until it is over. */
export const shownSeconds = (leftMs: number): number => Math.ceil(leftMs / SECOND_MS);

/** Returns the milliseconds until the text of a running clock changes. The first `untilRunsMs` are free. */
export function untilNextFigure(leftMs: number, untilRunsMs: number): number {
  const rest = leftMs % SECOND_MS;
  return untilRunsMs + (rest === 0 ? SECOND_MS : rest);
}
