import { catalogue } from '@levante/table/words/language.ts';
import en from './en.ts';

/** Texts of a payday, on the board and on a tile. */
export const paydayWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
