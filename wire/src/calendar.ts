import * as z from 'zod/mini';
import { LAST_MINUTE, MAX_HOLIDAYS, MAX_ZONE } from './limits.ts';

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const MinuteOfDay = z.int().check(z.gte(0), z.lte(LAST_MINUTE));
const CalendarDate = z.string().check(z.regex(DATE), z.meta({ description: '`2026-12-24`.' }));

/** Nights and days off of a person. */
export const Calendar = z.strictObject({
  zone: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(MAX_ZONE),
      z.meta({ description: 'Time zone by its name in the time zone database, such as `Europe/Berlin`.' }),
    ),
  night: z
    .nullable(z.strictObject({ from: MinuteOfDay, to: MinuteOfDay }))
    .check(
      z.meta({ description: 'Beginning and end of the night in minutes of the day, at most twelve hours; or null.' }),
    ),
  daysOff: z
    .array(z.int().check(z.gte(1), z.lte(7)))
    .check(
      z.maxLength(7),
      z.meta({ description: 'Days off in every week, at most three: 1 is Monday, 7 is Sunday. Ascending.' }),
    ),
  holidays: z
    .array(z.strictObject({ from: CalendarDate, to: CalendarDate }))
    .check(
      z.maxLength(MAX_HOLIDAYS),
      z.meta({ description: 'Holidays from a day to another, including both; at most 31 days each.' }),
    ),
});

/** My nights and days off; null if I have none. */
export const MyCalendar = z.strictObject({ calendar: z.nullable(Calendar) });

export type Calendar = z.infer<typeof Calendar>;
export type MyCalendar = z.infer<typeof MyCalendar>;
