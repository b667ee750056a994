import { enWaiting } from './en-waiting.ts';
import { catalogue } from './language.ts';
import { tableTexts } from './table-texts.ts';

/** Texts of a table that waits for people; loaded with it. */
export const waitingWords = catalogue(enWaiting, tableTexts, 'waiting');
