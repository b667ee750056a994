import { catalogue } from '@levante/table/words/language.ts';
import { enCard } from './en.ts';
import { cardTexts } from './texts.ts';

/** What is said of Golden Horn before it is played. */
export const cardWords = catalogue(enCard, cardTexts, 'card');
