import { catalogue } from '@levante/table/words/language.ts';
import { enSettle } from './en-settle.ts';
import { elCapitanTexts } from './texts.ts';

const settleWords = catalogue(enSettle, elCapitanTexts, 'settle');

/** What the sheet of a settlement says; it comes with what is shown of it. */
export const useSettleWords = () => settleWords.value;
