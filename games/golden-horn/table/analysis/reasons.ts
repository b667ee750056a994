import type { HornReason } from '@levante/golden-horn/bots';
import { type ReasonMap, type ReasonSpeech, type ReasonWords, reasonWords } from './words/en.ts';

/** Whether a reason is one of this game's; its commentator gives no others. */
function isOurs(words: ReasonWords, reason: { readonly kind: string }): reason is HornReason {
  return Object.hasOwn(words, reason.kind);
}

function say<K extends keyof ReasonMap>(
  words: ReasonWords,
  kind: K,
  reason: ReasonMap[K],
  speech: ReasonSpeech,
): string {
  return words[kind](reason, speech);
}

/** The sentence for a reason of an analysis in some words; its kind, if it is none of this game's. */
export function reasonIn(words: ReasonWords, reason: { readonly kind: string }, speech: ReasonSpeech): string {
  return isOurs(words, reason) ? say(words, reason.kind, reason, speech) : reason.kind;
}

/** The sentence for a reason of an analysis in the reader's language; its kind, if it is none of this game's. */
export function sayReason(reason: { readonly kind: string }, speech: ReasonSpeech): string {
  return reasonIn(reasonWords.value, reason, speech);
}
