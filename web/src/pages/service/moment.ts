import { language } from '@levante/table/words/language.ts';

/** Words a moment: the time today, otherwise with its day. */
export function untilText(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const form = isToday ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(language.value, form).format(at);
}
