/** Days since the first of January 1970. */
type DayNumber = number;

const DAYS_IN_ERA = 146_097;
const YEARS_IN_ERA = 400;

/** Returns the day of a date in the Gregorian calendar. Years begin in March, so that leap days are last. */
function dayOf(year: number, month: number, day: number): DayNumber {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / YEARS_IN_ERA);
  const yearOfEra = shifted - era * YEARS_IN_ERA;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_IN_ERA + dayOfEra - 719_468;
}

const daysIn = (year: number, month: number): number =>
  month === 12 ? 31 : dayOf(year, month + 1, 1) - dayOf(year, month, 1);

/** Parses a date such as `2026-12-24`; null if it is invalid. */
export function dayIn(text: string): DayNumber | null {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return exists ? dayOf(year, month, day) : null;
}

/** Returns the day of the week, from 1 for Monday. The first of January 1970 was a Thursday. */
export const weekdayOf = (day: DayNumber): number => ((((day + 3) % 7) + 7) % 7) + 1;
