import { catalogue } from '@levante/table/words/language.ts';
import en, { type ReasonSpeech, reasonIn } from './en.ts';

export const hornEndWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});

/** Returns the sentence for a reason in the reader's language. */
export function sayReason(reason: { readonly kind: string }, speech: ReasonSpeech): string {
  return reasonIn(hornEndWords.value.reasons, reason, speech);
}
