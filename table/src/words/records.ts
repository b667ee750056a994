import { enRecords } from './en-records.ts';
import { keepTexts } from './keep-texts.ts';
import { catalogue } from './language.ts';

/** What is said where records are opened; it comes with that page. */
export const recordsWords = catalogue(enRecords, keepTexts, 'records');
