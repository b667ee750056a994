import { catalogue } from '@levante/table/words/language.ts';
import en from './en.ts';

/** Texts of the rulebook and captions of its pictures. */
export const bookOfCapitan = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
