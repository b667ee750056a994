import { catalogue } from '@levante/table/words/language.ts';
import { enEnd } from './en-end.ts';
import { goldenHornTexts } from './texts.ts';

/** What the end of a match says, in the reader's language. */
export const endWords = catalogue(enEnd, goldenHornTexts, 'end');
