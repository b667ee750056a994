import { catalogue } from '@levante/table/words/language.ts';
import { enReasons } from './en-reasons.ts';
import { type ReasonSpeech, type ReasonWords, reasonIn } from './reason-words.ts';
import { goldenHornTexts } from './texts.ts';

/** Why a turn was worse than another, in the reader's language. */
export const reasonWords = catalogue(enReasons, goldenHornTexts, 'reasons');

/** The sentence for a reason of an analysis; its kind, if it is none of this game's. */
export function sayReason(
  reason: { readonly kind: string },
  speech: ReasonSpeech,
  words: ReasonWords = reasonWords.value,
): string {
  return reasonIn(words, reason, speech);
}
