import { catalogue } from '@levante/table/words/language.ts';
import { cardTexts } from './card-texts.ts';
import { enCard } from './en-card.ts';

/** What is said of El Capitán before it is played. */
export const cardWords = catalogue(enCard, cardTexts, 'card');
