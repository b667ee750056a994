import { catalogue } from '@levante/table/words/language.ts';
import { enHints } from './en-hints.ts';
import { elCapitanTexts } from './texts.ts';

/** What hints say; it comes with them. */
export const hintWords = catalogue(enHints, elCapitanTexts, 'hints');
