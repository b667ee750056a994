import { catalogue } from '../../words/language.ts';
import en from './en.ts';

export const puzzleWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
