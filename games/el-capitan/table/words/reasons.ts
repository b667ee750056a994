import { catalogue } from '@levante/table/words/language.ts';
import { enReasons } from './en-reasons.ts';
import { type ReasonWords, reasonIn, type Speech } from './reason-words.ts';
import { elCapitanTexts } from './texts.ts';

/** Why a turn was worse than another, in the reader's language. */
export const reasonWords = catalogue(enReasons, elCapitanTexts, 'reasons');

/** The sentence for a reason of an analysis; its kind, if it is none of this game's. */
export function sayReason(
  reason: { readonly kind: string },
  speech: Speech,
  words: ReasonWords = reasonWords.value,
): string {
  return reasonIn(words, reason, speech);
}
