import { serverNow } from '@levante/table/lib/server-now.ts';
import { dateLocale } from '@levante/table/words/language.ts';

/** Formats a moment: the time today, otherwise with its day. */
export function untilText(at: number, now = serverNow()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const form = isToday ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(dateLocale.value, form).format(at);
}
