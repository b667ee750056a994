const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Durations of a measure, in milliseconds. */
export const DURATIONS = {
  hour: HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
} as const;
export type Duration = keyof typeof DURATIONS;
