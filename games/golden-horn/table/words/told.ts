import { catalogue } from '@levante/table/words/language.ts';
import { enTold } from './en-told.ts';
import { goldenHornTexts } from './texts.ts';

/** What is told when somebody asks by a key, in the reader's language. */
export const toldWords = catalogue(enTold, goldenHornTexts, 'told');
