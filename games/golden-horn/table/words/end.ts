import { catalogue } from '@levante/table/words/language.ts';
import { enEnd } from './en-end.ts';
import type { EndWords } from './end-words.ts';

/** What the end of a match says, in the reader's language. */
export const endWords = catalogue<EndWords>({ en: enEnd });
