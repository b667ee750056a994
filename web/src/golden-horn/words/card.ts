import type { CardWords } from '../../match/card.ts';
import { catalogue } from '../../words/language.ts';
import { enCard } from './en-card.ts';

/** What is said of Golden Horn before it is played. */
export const cardWords = catalogue<CardWords>({ en: enCard });
