import { catalogue } from '@levante/table/words/language.ts';
import { enEnd } from './en-end.ts';
import type { EndWords } from './end-words.ts';

/** What the end of a match says; it comes with what is shown of it. */
export const endWords = catalogue<EndWords>({ en: enEnd });

/** The same, for components. */
export const useEndWords = () => endWords.value;
