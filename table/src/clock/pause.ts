import type { Seat } from '@levante/contract';
import type { ClockPause } from '@levante/wire';
import { serverNow } from '../lib/server-now.ts';
import { type ClockReading, pausedBetween, timeLeft } from '../match/clock-reading.ts';
import { dateLocale } from '../words/language.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Without AM and PM, which a chip has no room for. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A night or days off during which a clock stands still now. */
export interface PauseNow {
  readonly why: 'night' | 'day-off';
  /** Milliseconds until it ends. */
  readonly endsInMs: number;
}

/**
 * Returns the current pause of a seat's clock, null while the clock runs. A night that leads into a day off belongs to
 * the same pause.
 */
export function pauseNow({ clocks, offsetMs }: ClockReading, seat: Seat, now: number): PauseNow | null {
  const at = now + offsetMs;
  let end = at;
  let isDayOff = false;
  for (const { from, to, why } of clocks.seats[seat]?.pauses ?? []) {
    if (from > end) break;
    if (to <= end) continue;
    end = to;
    isDayOff ||= why !== 'night';
  }
  return end === at ? null : { why: isDayOff ? 'day-off' : 'night', endsInMs: end - at };
}

/** Returns the milliseconds until a running clock expires, including pauses before that; null while it stands still. */
export function dueIn(reading: ClockReading, seat: Seat, now: number): number | null {
  const { since, pauses = [] } = reading.clocks.seats[seat] ?? {};
  const left = timeLeft(reading, seat, now);
  if (left === null || since === undefined || since === null) return null;
  const at = now + reading.offsetMs;
  return endAfter(pauses, Math.max(at, since), left) - at;
}

/** Returns when a clock has run for `ms` outside of the pauses. */
function endAfter(pauses: readonly ClockPause[], from: number, ms: number): number {
  let end = from + ms;
  for (const pause of pauses) if (pause.from < end) end += pausedBetween([pause], from, pause.to);
  return end;
}

/**
 * Formats a time of day in this browser's zone, with the day if it is not today: `07:00`, `Monday 07:00`, `2 November,
 * 07:00`.
 */
export function momentText(moment: number, now = serverNow()): string {
  const time = new Intl.DateTimeFormat(dateLocale.value, CLOCK).format(moment);
  if (new Date(moment).toDateString() === new Date(now).toDateString()) return time;
  const day =
    moment - now < WEEK_MS - DAY_MS ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  return `${new Intl.DateTimeFormat(dateLocale.value, day).format(moment)}, ${time}`;
}

/** Formats a moment for a narrow place: a time within a day, otherwise the weekday or the date. */
export function shortMoment(moment: number, now = serverNow()): string {
  const form =
    moment - now < DAY_MS
      ? CLOCK
      : moment - now < WEEK_MS - DAY_MS
        ? ({ weekday: 'short' } as const)
        : ({ day: 'numeric', month: 'numeric' } as const);
  return new Intl.DateTimeFormat(dateLocale.value, form).format(moment);
}
