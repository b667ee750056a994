import { catalogue } from '@levante/table/words/language.ts';
import { enPayday } from './en-payday.ts';
import type { PaydayWords } from './payday-words.ts';

const paydayWords = catalogue<PaydayWords>({ en: enPayday });

/** What a payday on the board says; it comes with what is shown of it. */
export const usePaydayWords = () => paydayWords.value;
