import { catalogue } from '@levante/table/words/language.ts';
import en from './en.ts';

/** Texts shared by all parts of the table. */
export const tableWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
