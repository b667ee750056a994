import { catalogue } from '@levante/table/words/language.ts';
import { enEnd } from './en-end.ts';
import { elCapitanTexts } from './texts.ts';

/** What the end of a match says; it comes with what is shown of it. */
export const endWords = catalogue(enEnd, elCapitanTexts, 'end');

/** The same, for components. */
export const useEndWords = () => endWords.value;
