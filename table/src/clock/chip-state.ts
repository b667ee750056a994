import type { RunningControl } from '@levante/wire';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** State of a clock: waits, runs, both with little time left, stands still or ran out while a bot plays. */
export type ChipState = 'waits' | 'runs' | 'low' | 'urgent' | 'still' | 'out';

/** Returns the time below which a clock is low: a tenth of the time, within bounds. */
export function lowMs(control: RunningControl): number {
  if (control.kind === 'days') return Math.min(HOUR_MS, (control.hours * HOUR_MS) / 10);
  return Math.min(3 * MINUTE_MS, Math.max(MINUTE_MS, control.bankS * (SECOND_MS / 10)));
}

interface ShownClock {
  readonly control: RunningControl;
  readonly leftMs: number;
  readonly runs: boolean;
  /** Whether a bot plays for the person. */
  readonly isAway: boolean;
}

/** Returns the state of a clock. */
export function chipState({ control, leftMs, runs, isAway }: ShownClock): ChipState {
  if (isAway) return leftMs === 0 ? 'out' : 'still';
  const isLow = leftMs < lowMs(control);
  if (runs) return isLow ? 'urgent' : 'runs';
  return isLow ? 'low' : 'waits';
}

/** Seconds that are shown: the last one until it is over. */
export const shownSeconds = (leftMs: number): number => Math.ceil(leftMs / SECOND_MS);

/** Returns the milliseconds until a running clock shows something else; `untilRunsMs` of it are free. */
export function untilNextFigure(leftMs: number, untilRunsMs: number): number {
  const rest = leftMs % SECOND_MS;
  return untilRunsMs + (rest === 0 ? SECOND_MS : rest);
}
