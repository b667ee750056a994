import type { HornReason } from '@levante/golden-horn/bots';
import { catalogue } from '@levante/table/words/language.ts';
import { enReasons } from './en-reasons.ts';
import type { ReasonMap, ReasonSpeech, ReasonWords } from './reason-words.ts';
import { goldenHornTexts } from './texts.ts';

/** Why a turn was worse than another, in the reader's language. */
export const reasonWords = catalogue(enReasons, goldenHornTexts, 'reasons');

/** Whether a reason is one of this game's; its commentator gives no others. */
function isOurs(reason: { readonly kind: string }): reason is HornReason {
  return Object.hasOwn(enReasons, reason.kind);
}

function say<K extends keyof ReasonMap>(
  words: ReasonWords,
  kind: K,
  reason: ReasonMap[K],
  speech: ReasonSpeech,
): string {
  return words[kind](reason, speech);
}

/** The sentence for a reason of an analysis; its kind, if it is none of this game's. */
export function sayReason(
  reason: { readonly kind: string },
  speech: ReasonSpeech,
  words: ReasonWords = reasonWords.value,
): string {
  return isOurs(reason) ? say(words, reason.kind, reason, speech) : reason.kind;
}
