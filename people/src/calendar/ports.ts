import type { Calendar } from '@levante/wire';

/** Stores the nights and days off of people. */
export interface CalendarStore {
  /** Returns null for a person without a calendar. */
  calendarOf(person: string): Promise<Calendar | null>;
  /** Replaces a person’s calendar; null deletes it. */
  setCalendar(person: string, calendar: Calendar | null): Promise<void>;
}
