import { Calendar, MyCalendar } from './calendar.ts';
import { formOf } from './form-of.ts';

/** Forms of calendars. */
export const isCalendar = formOf(Calendar);
export const isMyCalendar = formOf(MyCalendar);
