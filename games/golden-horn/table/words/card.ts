import type { CardWords } from '@levante/table/match/card.ts';
import { catalogue } from '@levante/table/words/language.ts';
import { enCard } from './en-card.ts';

/** What is said of Golden Horn before it is played. */
export const cardWords = catalogue<CardWords>({ en: enCard });
