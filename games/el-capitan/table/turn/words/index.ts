import { catalogue } from '@levante/table/words/language.ts';
import en from './en.ts';

/** Texts of a turn: prompts, plans, effects and hints. */
export const turnWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
