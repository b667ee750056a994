import { shownSeconds } from './chip-state.ts';
import { clockFigures } from './pace.ts';
import { clockWords } from './words/en.ts';

const HOUR_S = 3600;
/** Hours from which minutes are left out, and days are shown. */
const WHOLE_HOURS = 12;
const IN_DAYS = 48;

/** Formats the time left for a narrow place: `14:05`, `3 h 12`, `21 h`, `2 days`. */
export function leftText(leftMs: number): string {
  const seconds = shownSeconds(leftMs);
  const words = clockWords.value;
  if (seconds < HOUR_S) return clockFigures(seconds);
  const hours = Math.floor(seconds / HOUR_S);
  if (hours >= IN_DAYS) return words.spoken.days(Math.floor(hours / 24));
  return hours >= WHOLE_HOURS ? words.hoursLeft(hours) : words.timeLeft(hours, Math.floor((seconds % HOUR_S) / 60));
}

/** Words the time left within a sentence: `12 minutes`, `3 hours`, `40 seconds`. */
export function spokenLeft(leftMs: number): string {
  const seconds = shownSeconds(leftMs);
  const { spoken } = clockWords.value;
  if (seconds < 60) return spoken.seconds(seconds);
  if (seconds < HOUR_S) return spoken.minutes(Math.floor(seconds / 60));
  const hours = Math.floor(seconds / HOUR_S);
  return hours >= IN_DAYS ? spoken.days(Math.floor(hours / 24)) : spoken.hours(hours);
}
