import type { CapitanReason } from '@levante/el-capitan/bots';
import { catalogue } from '@levante/table/words/language.ts';
import { enReasons } from './en-reasons.ts';
import type { ReasonMap, ReasonWords, Speech } from './reason-words.ts';
import { elCapitanTexts } from './texts.ts';

/** Why a turn was worse than another, in the reader's language. */
export const reasonWords = catalogue(enReasons, elCapitanTexts, 'reasons');

/** Whether a reason is one of this game's; its commentator gives no others. */
function isOurs(reason: { readonly kind: string }): reason is CapitanReason {
  return Object.hasOwn(enReasons, reason.kind);
}

function say<K extends keyof ReasonMap>(words: ReasonWords, kind: K, reason: ReasonMap[K], speech: Speech): string {
  return words[kind](reason, speech);
}

/** The sentence for a reason of an analysis; its kind, if it is none of this game's. */
export function sayReason(
  reason: { readonly kind: string },
  speech: Speech,
  words: ReasonWords = reasonWords.value,
): string {
  return isOurs(reason) ? say(words, reason.kind, reason, speech) : reason.kind;
}
