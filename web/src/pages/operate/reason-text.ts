import { ACT_REASONS } from '@levante/wire';
import { adminWords } from './words/index.ts';

/** Returns the text of an act's reason: a usual one in the reader's language, others as they were written. */
export function reasonText(reason: string): string {
  const known = ACT_REASONS.find((one) => one === reason);
  return known ? adminWords.value.reasons[known] : reason;
}
