import type { Seat } from '@levante/contract';
import type { ClockPause, Clocks, RunningControl } from '@levante/wire';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** A smaller step of the server's clock is the delay of a message; a larger one is time in which no clock ran. */
const MAX_DELAY_MS = 2000;

/** Clocks as received, with the offset from this page's monotonic time to the server's clock of turns. */
export interface ClockReading {
  readonly clocks: Clocks;
  readonly offsetMs: number;
}

/**
 * Reads clocks received at `now` of this page's monotonic time. The message with the least delay has the best offset, so that a
 * later one does not make a running clock jump up.
 */
export function readClocks(clocks: Clocks, now: number, before: ClockReading | null): ClockReading {
  const offsetMs = clocks.now - now;
  const isLate = before !== null && before.offsetMs > offsetMs && before.offsetMs - offsetMs < MAX_DELAY_MS;
  return { clocks, offsetMs: isLate ? before.offsetMs : offsetMs };
}

/** Returns the milliseconds that a seat has left at `now` of this page's monotonic time; null for an unknown seat. */
export function timeLeft({ clocks, offsetMs }: ClockReading, seat: Seat, now: number): number | null {
  const clock = clocks.seats[seat];
  if (!clock) return null;
  return Math.max(0, clock.leftMs - usedMs(clock, now + offsetMs));
}

/** Returns the milliseconds that a clock has used at a time since it began to run. */
export function usedMs({ since, pauses = [] }: Clocks['seats'][number], at: number): number {
  return since === null ? 0 : Math.max(0, at - since - pausedBetween(pauses, since, at));
}

/** Returns the milliseconds between two times in which a clock stands still. */
export function pausedBetween(pauses: readonly ClockPause[], from: number, to: number): number {
  return pauses.reduce((sum, pause) => sum + Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from)), 0);
}

/** Whether a seat's clock runs. */
export function isRunning({ clocks }: ClockReading, seat: Seat): boolean {
  return (clocks.seats[seat]?.since ?? null) !== null;
}

/** Returns the time below which a clock is low: a tenth of the time, within bounds. */
export function lowMs(control: RunningControl): number {
  if (control.kind === 'days') return Math.min(HOUR_MS, (control.hours * HOUR_MS) / 10);
  return Math.min(3 * MINUTE_MS, Math.max(MINUTE_MS, control.bankS * (SECOND_MS / 10)));
}
