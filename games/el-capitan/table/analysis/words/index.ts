import { catalogue } from '@levante/table/words/language.ts';
import en from './en.ts';

/** Sentences that explain why a turn was worse than another. */
export const reasonWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
