import type { CapitanReason } from '@levante/el-capitan/bots';
import { type ReasonMap, type ReasonWords, reasonWords, type Speech } from './words/en.ts';

/** Whether a reason is one of this game's; its commentator gives no others. */
function isOurs(words: ReasonWords, reason: { readonly kind: string }): reason is CapitanReason {
  return Object.hasOwn(words, reason.kind);
}

function say<K extends keyof ReasonMap>(words: ReasonWords, kind: K, reason: ReasonMap[K], speech: Speech): string {
  return words[kind](reason, speech);
}

/** The sentence for a reason of an analysis, in the reader's language if no other is given; its kind, if it is none of this game's. */
export function sayReason(
  reason: { readonly kind: string },
  speech: Speech,
  words: ReasonWords = reasonWords.value,
): string {
  return isOurs(words, reason) ? say(words, reason.kind, reason, speech) : reason.kind;
}
