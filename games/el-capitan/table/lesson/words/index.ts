import { catalogue } from '@levante/table/words/language.ts';
import en from './en.ts';

/** Texts of the lesson; all figures are computed from the position. */
export const lessonWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
