import en from './en.ts';
import { catalogue } from './language.ts';

export const words = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});

/** Returns the sentences of the shared parts of all tables. */
export const useUiWords = () => words.value.ui;
