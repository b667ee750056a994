import { catalogue } from '@levante/table/words/language.ts';
import { enFacts } from './en-facts.ts';
import { elCapitanTexts } from './texts.ts';

/** The sentences for everything that can happen; they come with what tells it. */
export const factWords = catalogue(enFacts, elCapitanTexts, 'facts');
