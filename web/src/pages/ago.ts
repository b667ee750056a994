import { serverNow } from '@levante/table/lib/server-now.ts';
import { language } from '@levante/table/words/language.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns the number of midnights between two moments, by this browser's calendar. */
function daysBetween(from: number, to: number): number {
  const dayOf = (moment: number): number => {
    const date = new Date(moment);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
  };
  return dayOf(to) - dayOf(from);
}

/** Formats the age of a moment: `5 minutes ago`, `23 hours ago`, `yesterday`, `40 days ago`. */
export function agoText(at: number, now = serverNow()): string {
  const ago = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  const ms = Math.max(0, now - at);
  if (ms < HOUR_MS) return ago.format(-Math.floor(ms / MINUTE_MS), 'minute');
  if (ms < DAY_MS) return ago.format(-Math.floor(ms / HOUR_MS), 'hour');
  return ago.format(-daysBetween(at, now), 'day');
}
