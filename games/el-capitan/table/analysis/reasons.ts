import type { CapitanReason } from '@levante/el-capitan/bots';
import type { ReasonMap, ReasonWords, Speech } from './words/en.ts';
import { reasonWords } from './words/index.ts';

/** Type guard: the game's commentator gives no other reasons. */
function isOurs(words: ReasonWords, reason: { readonly kind: string }): reason is CapitanReason {
  return Object.hasOwn(words, reason.kind);
}

function say<K extends keyof ReasonMap>(words: ReasonWords, kind: K, reason: ReasonMap[K], speech: Speech): string {
  return words[kind](reason, speech);
}

/** Returns the sentence for a reason. Returns its kind if the game does not know it. */
export function sayReason(
  reason: { readonly kind: string },
  speech: Speech,
  words: ReasonWords = reasonWords.value,
): string {
  return isOurs(words, reason) ? say(words, reason.kind, reason, speech) : reason.kind;
}
