import { catalogue } from '@levante/table/words/language.ts';
import { enGoldenHorn } from './en.ts';
import { goldenHornTexts } from './texts.ts';

/** What Golden Horn says in the reader's language. */
export const goldenHornWords = catalogue(enGoldenHorn, goldenHornTexts, 'words');
