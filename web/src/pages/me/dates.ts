import { dateLocale } from '@levante/table/words/language.ts';
import { meWords } from './words/index.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Formats a day, counted from the epoch: today, yesterday, or its date. */
export function dayText(day: number, now = Date.now()): string {
  const { today, yesterday } = meWords.value;
  const ago = Math.floor(now / DAY_MS) - day;
  if (ago <= 0) return today;
  if (ago === 1) return yesterday;
  const date = new Date(day * DAY_MS);
  return new Intl.DateTimeFormat(dateLocale.value, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}

/** Formats a time of day with its date. */
export function timeText(at: number): string {
  return new Intl.DateTimeFormat(dateLocale.value, { dateStyle: 'full', timeStyle: 'short' }).format(at);
}
