import { catalogue } from '@levante/table/words/language.ts';
import { enTelling } from './en-facts.ts';
import { elCapitanTexts } from './texts.ts';

/** The sentences for everything that can happen; they come with what tells it. */
export const tellingWords = catalogue(enTelling, elCapitanTexts, 'telling');
