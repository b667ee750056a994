import { catalogue } from '@levante/table/words/language.ts';
import en from './en.ts';

/** Texts of an open city and the legend. */
export const boardWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
