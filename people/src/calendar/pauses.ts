import type { PauseReason, StoredPause } from '@levante/host';
import type { Calendar } from '@levante/wire';
import { dayIn, weekdayOf } from './dates.ts';
import { Zone, type Zones } from './zone.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** Maximum number of days to look ahead, more than any turn lasts. */
const MAX_DAYS = 400;

/** A part of a day, in minutes, and why clocks stand still in it; null if they run. */
interface DayPart {
  readonly from: number;
  readonly to: number;
  readonly why: PauseReason | null;
}

/** Returns why the clock stands still on a day outside of the night. */
function reasonOn({ daysOff, holidays }: Calendar, day: number): PauseReason | null {
  if (daysOff.includes(weekdayOf(day))) return 'day-off';
  const isHoliday = holidays.some(
    ({ from, to }) => (dayIn(from) ?? Infinity) <= day && day <= (dayIn(to) ?? -Infinity),
  );
  return isHoliday ? 'holiday' : null;
}

/** Returns the parts of a day (counted since 1970), in order. */
function partsOf(calendar: Calendar, day: number): readonly DayPart[] {
  const why = reasonOn(calendar, day);
  const { night } = calendar;
  if (night === null) return [{ from: 0, to: DAY_MINUTES, why }];
  const { from, to } = night;
  if (from < to) {
    return [
      { from: 0, to: from, why },
      { from, to, why: 'night' },
      { from: to, to: DAY_MINUTES, why },
    ];
  }
  return [
    { from: 0, to, why: 'night' },
    { from: to, to: from, why },
    { from, to: DAY_MINUTES, why: 'night' },
  ];
}

/** Conditions under which a clock starts. */
export interface ClockStart {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Milliseconds that the clock may run. */
  readonly ms: number;
  /** Milliseconds for which holidays may stop it. */
  readonly holidayMs: number;
}

/**
 * Returns the pauses of a clock that runs for `ms`, in milliseconds since the epoch. Nights take precedence over days
 * off, and weekly days off over holidays.
 */
export function pausesIn(zones: Zones, calendar: Calendar, start: ClockStart): readonly StoredPause[] {
  const pauses: StoredPause[] = [];
  const zone = new Zone(zones, calendar.zone);
  const today = Math.floor(zone.localTime(start.at) / DAY_MS);
  let { at, ms: left, holidayMs } = start;
  for (let day = today; day < today + MAX_DAYS; day++) {
    for (const part of partsOf(calendar, day)) {
      const local = day * DAY_MS + part.to * MINUTE_MS;
      // In the hour that is repeated a night lasts from the first of two equal times to the second: its person is asleep.
      const end = part.why === 'night' ? zone.lastMoment(local) : zone.moment(local);
      if (end <= at) continue;
      const still = part.why === null ? 0 : part.why === 'holiday' ? Math.min(end - at, holidayMs) : end - at;
      if (part.why !== null && still > 0) add(pauses, { from: at, to: at + still, why: part.why });
      if (part.why === 'holiday') holidayMs -= still;
      left -= end - at - still;
      at = end;
      if (left <= 0) return pauses;
    }
  }
  return pauses;
}

/** Adds a pause, or makes the last one longer. */
function add(pauses: StoredPause[], pause: StoredPause): void {
  const last = pauses.at(-1);
  if (last?.to === pause.from && last.why === pause.why) pauses[pauses.length - 1] = { ...last, to: pause.to };
  else pauses.push(pause);
}
