import { catalogue } from '@levante/table/words/language.ts';
import { computed } from '@preact/signals';
import type { DetailWords } from './detail-words.ts';
import { enDetails } from './en-details.ts';
import { elCapitanWords } from './index.ts';
import { elCapitanTexts } from './texts.ts';

const details = catalogue(enDetails, elCapitanTexts, 'details');
const detailWords = computed<DetailWords>(() => ({ ...elCapitanWords.value.table, ...details.value }));

/** What is said of what somebody opens on the table; it comes with what is opened. */
export const useDetailWords = () => detailWords.value;
