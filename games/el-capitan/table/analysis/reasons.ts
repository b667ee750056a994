import type { CapitanReason } from '@levante/el-capitan/bots';

import type { PlaceName } from '../names/namer.ts';
import { reasonWords } from './words/en.ts';

/** Who and what reasons speak of. */
export interface Speech {
  seat(seat: number): string;
  /** A city by its code. */
  place(code: string): PlaceName;
  florins(amount: number): string;
  /** Whether the turn that is worse has not been played: it is one to choose from. */
  readonly ahead?: boolean;
}

/** Every reason by its kind. */
export type ReasonMap = { readonly [R in CapitanReason as R['kind']]: R };
/** A sentence for every reason. */
export type ReasonWords = { readonly [K in keyof ReasonMap]: (reason: ReasonMap[K], speech: Speech) => string };

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
