import type { Refusal } from '@levante/contract';
import { lackIn } from '../words/lack.ts';
import { SAID_HERE } from '../words/words.ts';
import type { Speech } from './speech.ts';
import { ownRefusals } from './words/refusals.ts';

/** What a refusal says to people. */
export function refusalWords(
  refusal: Refusal,
  { name, otherRefusal }: Speech,
): { text: string; clause: string | null } {
  const code = SAID_HERE.find((known) => known === refusal.code);
  const text = code ? ownRefusals.value[code](lackIn(refusal.data), name) : otherRefusal(refusal);
  return { text, clause: refusal.clause };
}
