import type { Calendar, MyCalendar } from './calendar.ts';
import { exactly, type Form, isInteger, isText, listOf, nullOr } from './forms.ts';

export const isCalendar: Form<Calendar> = exactly<Calendar>({
  zone: isText,
  night: nullOr(exactly<NonNullable<Calendar['night']>>({ from: isInteger, to: isInteger })),
  daysOff: listOf(isInteger),
  holidays: listOf(exactly<Calendar['holidays'][number]>({ from: isText, to: isText })),
});

export const isMyCalendar: Form<MyCalendar> = exactly<MyCalendar>({ calendar: nullOr(isCalendar) });
