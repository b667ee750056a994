import { enAccess } from './en-access.ts';
import { catalogue } from './language.ts';
import { tableTexts } from './table-texts.ts';

/** What is said for those who play by keys or by ear, in the reader's language. */
export const accessWords = catalogue(enAccess, tableTexts, 'access');
