import type { Refusal } from '@levante/contract';
import type { NameOf } from '../words/en.ts';
import { lackIn } from './lack.ts';
import { hornTurnWords, SAID_HERE } from './words/en.ts';
/** Names of seats, and what the platform says for codes that are no rule of this game. */
export interface Speech {
  readonly name: NameOf;
  otherRefusal(refusal: Refusal): string;
}

/** What a refusal says to people. */
export function refusalWords(
  refusal: Refusal,
  { name, otherRefusal }: Speech,
): { text: string; clause: string | null } {
  const code = SAID_HERE.find((known) => known === refusal.code);
  const text = code ? hornTurnWords.value.refusals[code](lackIn(refusal.data), name) : otherRefusal(refusal);
  return { text, clause: refusal.clause };
}
