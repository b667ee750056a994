import type { Refusal } from '@levante/contract';
import type { GoldenHornWords, NameOf } from '../words/words.ts';

/** What a hint is made with: the words, the names, and what the platform says for codes that are no rule of this game. */
export interface Speech {
  readonly words: GoldenHornWords;
  readonly name: NameOf;
  otherRefusal(refusal: Refusal): string;
}
