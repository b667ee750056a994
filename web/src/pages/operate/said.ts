import { ACT_REASONS } from '@levante/wire';
import { adminWords } from './words/index.ts';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Durations of an act, in milliseconds. */
export const DURATIONS = { hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;
export type Duration = keyof typeof DURATIONS;

/** Words the reason of an act: a usual one in the reader's language, others as they were written. */
export function reasonText(reason: string): string {
  const known = ACT_REASONS.find((one) => one === reason);
  return known ? adminWords.value.reasons[known] : reason;
}
