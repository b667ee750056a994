import { catalogue } from '@levante/table/words/language.ts';
import { enHints } from './en-hints.ts';
import type { HintWords } from './hint-words.ts';

/** What hints say; it comes with them. */
export const hintWords = catalogue<HintWords>({ en: enHints });
