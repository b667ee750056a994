import { catalogue } from '@levante/table/words/language.ts';
import en from './en.ts';

export const adminWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
