import { catalogue } from '@levante/table/words/language.ts';
import en from './en.ts';

/** Texts of the settlement and the choice of who starts. */
export const settleWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
