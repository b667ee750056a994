import { catalogue } from '@levante/table/words/language.ts';
import en from './en.ts';

/** Title, summary and options shown before a match. */
export const cardWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
