import { catalogue } from '../language.ts';
import en from './en.ts';

export const pageWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
