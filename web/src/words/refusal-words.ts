import type { Refusal } from '@levante/contract';
import { REFUSAL_CODES } from '@levante/games/refusals';
import type { Words } from './messages.ts';
import type { Namer } from './namer.ts';

/** What a refusal says to people; a code that nobody has words for is named. */
export function wordsOfRefusal({ code, data }: Refusal, { refusals, errors }: Words, namer: Namer): string {
  const known = REFUSAL_CODES.find((one) => one === code);
  return known ? refusals[known](data, namer) : errors.unexpected(code);
}
