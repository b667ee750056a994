import { type Calendar, MAX_DAYS_OFF, MAX_HOLIDAY_DAYS, MAX_NIGHT_MINUTES } from '@levante/wire';

const DAY_MS = 86_400_000;
const DAY_MINUTES = 1440;
const USUAL_NIGHT = { from: 23 * 60, to: 7 * 60 } as const;

/** Returns this browser’s time zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** A calendar as typed. The night is kept while it is switched off. */
export interface CalendarDraft extends Calendar {
  readonly night: { from: number; to: number };
  readonly hasNight: boolean;
}

/** Creates a draft from the stored calendar. */
export function draftOf(calendar: Calendar | null): CalendarDraft {
  const empty = { zone: ownZone(), night: null, daysOff: [], holidays: [] };
  const { night, ...rest } = calendar ?? empty;
  return { ...rest, night: night ?? { ...USUAL_NIGHT }, hasNight: night !== null };
}

/** Returns the calendar of a draft; null if it is empty. */
export function calendarIn({ hasNight, night, ...rest }: CalendarDraft): Calendar | null {
  const isEmpty = !hasNight && rest.daysOff.length === 0 && rest.holidays.length === 0;
  return isEmpty ? null : { ...rest, night: hasNight ? night : null };
}

export type DraftFault = 'night' | 'daysOff' | 'holidays';

/** Returns the fault for which the server would refuse a draft, or null. */
export function draftFault({ hasNight, night, daysOff, holidays }: CalendarDraft): DraftFault | null {
  const minutes = (night.to - night.from + DAY_MINUTES) % DAY_MINUTES;
  if (hasNight && (minutes === 0 || minutes > MAX_NIGHT_MINUTES)) return 'night';
  if (daysOff.length > MAX_DAYS_OFF) return 'daysOff';
  const areValid = holidays.every(({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
    return days >= 0 && days < MAX_HOLIDAY_DAYS;
  });
  return areValid ? null : 'holidays';
}

/** Formats a minute of the day as `23:00`. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Parses `23:00`; null while the field is empty. */
export function minuteIn(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Returns all time zones that this browser knows, with the given one. */
export function zonesWith(zone: string): readonly string[] {
  const known: readonly string[] = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set([...known, 'UTC', ownZone(), zone])].sort();
}

/** Returns today's date, or a later one, in this browser’s zone. */
export function dateAfter(days: number, now = Date.now()): string {
  const at = new Date(now + days * DAY_MS);
  return [at.getFullYear(), String(at.getMonth() + 1).padStart(2, '0'), String(at.getDate()).padStart(2, '0')].join(
    '-',
  );
}
