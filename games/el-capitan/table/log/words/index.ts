import { catalogue } from '@levante/table/words/language.ts';
import en from './en.ts';

/** Texts of the log and of following a match. */
export const logWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
