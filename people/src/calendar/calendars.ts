import type { Calendars, StoredPause } from '@levante/host';
import { type Calendar, MAX_DAYS_OFF, MAX_HOLIDAY_DAYS, MAX_HOLIDAYS, MAX_NIGHT_MINUTES } from '@levante/wire';
import { dayIn } from './dates.ts';
import { pausesIn } from './pauses.ts';
import type { CalendarStore } from './ports.ts';
import type { SharedTime } from './shared-time.ts';
import type { Zones } from './zone.ts';

const DAY_MINUTES = 1440;

/** Returns the path of the first invalid field of a calendar, or null. */
export function calendarFault(zones: Zones, { zone, night, daysOff, holidays }: Calendar): string | null {
  if (zones.localTime(zone, 0) === null) return '/zone';
  if (night) {
    const minutes = (night.to - night.from + DAY_MINUTES) % DAY_MINUTES;
    if (minutes === 0 || minutes > MAX_NIGHT_MINUTES) return '/night';
  }
  const isAscending = daysOff.every((day, i) => i === 0 || day > (daysOff[i - 1] ?? 0));
  if (daysOff.length > MAX_DAYS_OFF || !isAscending) return '/daysOff';
  const wrong = holidays.findIndex((holiday) => !isHoliday(holiday));
  if (wrong >= 0) return `/holidays/${wrong}`;
  return holidays.length > MAX_HOLIDAYS ? '/holidays' : null;
}

function isHoliday({ from, to }: Calendar['holidays'][number]): boolean {
  const first = dayIn(from);
  const last = dayIn(to);
  return first !== null && last !== null && first <= last && last - first < MAX_HOLIDAY_DAYS;
}

/** Dependencies of calendars. */
export interface CalendarParts {
  readonly store: CalendarStore;
  readonly zones: Zones;
  /** Time shared by all servers, also used by notifications. */
  readonly time: Pick<SharedTime, 'now' | 'refresh'>;
}

/** Nights and days off of people, for the clocks of matches. */
export class PersonCalendars implements Calendars {
  readonly #parts: CalendarParts;

  constructor(parts: CalendarParts) {
    this.#parts = parts;
  }

  async pausesOf(person: string, ms: number, holidayMs: number): Promise<readonly StoredPause[]> {
    const { store, zones, time } = this.#parts;
    const calendar = await store.calendarOf(person);
    if (calendar === null) return [];
    await time.refresh();
    const at = time.now();
    return pausesIn(zones, calendar, { at, ms, holidayMs }).map(({ from, to, why }) => ({
      from: from - at,
      to: to - at,
      why,
    }));
  }

  async calendarOf(person: string): Promise<Calendar | null> {
    return await this.#parts.store.calendarOf(person);
  }

  /** Replaces a person’s calendar. Returns the path of an invalid field, or null. */
  async set(person: string, calendar: Calendar | null): Promise<string | null> {
    const { store, zones } = this.#parts;
    const fault = calendar && calendarFault(zones, calendar);
    if (fault === null) await store.setCalendar(person, calendar);
    return fault;
  }
}
