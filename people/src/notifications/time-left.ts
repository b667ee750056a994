import type { Match } from '@levante/wire';

/** Part of the time of a turn that is left when a person is notified that it runs low. A decision within the turn changes nothing. */
const LOW_PART = 0.25;
/** Time after which a clock that stands still is looked at again. */
const STILL_MS = 3_600_000;
const HOUR_MS = 3_600_000;

type SeatClock = NonNullable<Match['clocks']>['seats'][number];

/** Returns how long a running clock has stood still between two times. */
function stillMs({ pauses = [] }: SeatClock, from: number, to: number): number {
  return pauses.reduce((sum, pause) => sum + Math.max(0, Math.min(pause.to, to) - Math.max(pause.from, from)), 0);
}

/** Returns the milliseconds that a seat has left; null without a clock. */
export function turnTimeLeft({ clocks }: Match, seat: number): number | null {
  const clock = clocks?.seats[seat];
  if (!clocks || !clock) return null;
  const { leftMs, since } = clock;
  if (since === null || since >= clocks.now) return leftMs;
  return Math.max(0, leftMs - (clocks.now - since - stillMs(clock, since, clocks.now)));
}

/**
 * Returns the whole milliseconds until a seat's time runs low, 0 if it has; null in matches that are not played over
 * days. While the clock stands still the time is unknown, and the caller asks again later.
 */
export function untilLow({ clocks }: Match, seat: number): number | null {
  const clock = clocks?.seats[seat];
  if (!clocks || !clock || clocks.control.kind !== 'days') return null;
  if (clock.since === null) return STILL_MS;
  const lowMs = LOW_PART * Math.max(clock.leftMs, clocks.control.hours * HOUR_MS);
  const from = clock.since;
  let at = from + Math.max(0, clock.leftMs - lowMs);
  // A pause may have begun before the last decision of the turn.
  for (const pause of clock.pauses ?? []) {
    if (pause.to > from && pause.from < at) at += pause.to - Math.max(pause.from, from);
  }
  return Math.max(0, Math.ceil(at) - clocks.now);
}
