import { shownSeconds } from './chip-state.ts';
import { clockFigures } from './pace-text.ts';
import { clockWords } from './words/index.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;
/** Hours from which minutes are left out, and days are shown. */
const WHOLE_HOURS = 12;
const IN_DAYS = 48;

/**
 * Splits a time left into whole minutes, hours and days. A remainder is rounded up in the next smaller unit, so that a
 * turn of 24 hours begins with 24 hours instead of 23.
 */
export function wholeUnits(leftMs: number): {
  readonly minutes: number;
  readonly hours: number;
  readonly days: number;
} {
  const seconds = shownSeconds(leftMs);
  return {
    minutes: Math.floor(seconds / MINUTE_S),
    hours: Math.floor(Math.ceil(seconds / MINUTE_S) / 60),
    days: Math.floor(Math.ceil(seconds / HOUR_S) / 24),
  };
}

/** Formats the time left for a narrow place: `14:05`, `3 h 12`, `21 h`, `2 days`. */
export function leftText(leftMs: number): string {
  const seconds = shownSeconds(leftMs);
  const words = clockWords.value;
  if (seconds < HOUR_S) return clockFigures(seconds);
  const { minutes, hours, days } = wholeUnits(leftMs);
  if (hours >= IN_DAYS) return words.spoken.days(days);
  return hours >= WHOLE_HOURS ? words.hoursLeft(hours) : words.timeLeft(Math.floor(minutes / 60), minutes % 60);
}

/** Formats the time left within a sentence: `12 minutes`, `3 hours`, `40 seconds`. */
export function spokenLeft(leftMs: number): string {
  const seconds = shownSeconds(leftMs);
  const { spoken } = clockWords.value;
  if (seconds < MINUTE_S) return spoken.seconds(seconds);
  const { minutes, hours, days } = wholeUnits(leftMs);
  if (hours === 0) return spoken.minutes(minutes);
  return hours >= IN_DAYS ? spoken.days(days) : spoken.hours(hours);
}
