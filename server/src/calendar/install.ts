import { PersonCalendars } from '@levante/people/calendar';
import type { FeatureContext } from '../backend/context.ts';
import { DatabaseTime } from '../backend/database-time.ts';
import { SqlCalendarStore } from './calendar-store.ts';
import { addCalendar } from './routes.ts';
import { INTL_ZONES } from './zones.ts';

export interface CalendarOptions {
  /** Milliseconds since the epoch, for nights and days off. Default: the database's. */
  readonly wallTime?: () => number;
}

/** Adds the nights and days off of people to a server. */
export function installCalendar({ backend, http }: FeatureContext, { wallTime }: CalendarOptions): PersonCalendars {
  const calendars = new PersonCalendars({
    store: new SqlCalendarStore(backend.access),
    zones: INTL_ZONES,
    time: wallTime ? { now: wallTime, refresh: async () => {} } : new DatabaseTime(() => backend.stores.clocks.now()),
  });
  addCalendar(http.app, { calendars }, http.ensureIdentity);
  return calendars;
}
