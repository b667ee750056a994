import { MEASURE_REASONS } from '@levante/wire';
import { adminWords } from './words/index.ts';

/** Returns the text of the reason of a measure: a usual one in the reader's language, others as they were written. */
export function reasonText(reason: string): string {
  const known = MEASURE_REASONS.find((one) => one === reason);
  return known ? adminWords.value.reasons[known] : reason;
}
