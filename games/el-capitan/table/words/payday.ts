import { catalogue } from '@levante/table/words/language.ts';
import { enPayday } from './en-payday.ts';
import { elCapitanTexts } from './texts.ts';

const paydayWords = catalogue(enPayday, elCapitanTexts, 'payday');

/** What a payday on the board says; it comes with what is shown of it. */
export const usePaydayWords = () => paydayWords.value;
