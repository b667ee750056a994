import type { Fetched } from '@levante/table/words/language.ts';
import type { EndWords } from './end-words.ts';
import type { ReasonWords } from './reason-words.ts';
import type { ToldWords } from './told-words.ts';
import type { GoldenHornWords } from './words.ts';

/** What the table of Golden Horn says, in one language, with what comes late. */
export interface GoldenHornTexts {
  readonly words: GoldenHornWords;
  readonly end: EndWords;
  readonly reasons: ReasonWords;
  readonly told: ToldWords;
}

export const goldenHornTexts: Fetched<GoldenHornTexts> = {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};
