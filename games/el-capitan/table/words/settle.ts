import { catalogue } from '@levante/table/words/language.ts';
import { enSettle } from './en-settle.ts';
import type { SettleWords } from './settle-words.ts';

const settleWords = catalogue<SettleWords>({ en: enSettle });

/** What the sheet of a settlement says; it comes with what is shown of it. */
export const useSettleWords = () => settleWords.value;
