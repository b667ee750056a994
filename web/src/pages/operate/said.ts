import { language } from '@levante/table/words/language.ts';
import { ACT_REASONS } from '@levante/wire';
import { adminWords } from './words/en.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Durations of an act, in milliseconds. */
export const DURATIONS = { hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;
export type Duration = keyof typeof DURATIONS;

/** Words how long ago a moment was. */
export function agoText(at: number, now = Date.now()): string {
  const ago = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  const ms = now - at;
  if (ms < HOUR_MS) return ago.format(-Math.max(0, Math.round(ms / MINUTE_MS)), 'minute');
  if (ms < DAY_MS) return ago.format(-Math.round(ms / HOUR_MS), 'hour');
  return ago.format(-Math.round(ms / DAY_MS), 'day');
}

/** Words the reason of an act: a usual one in the reader's language, others as they were written. */
export function reasonText(reason: string): string {
  const known = ACT_REASONS.find((one) => one === reason);
  return known ? adminWords.value.reasons[known] : reason;
}
