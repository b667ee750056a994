import { en } from './en.ts';
import { catalogue } from './language.ts';
import { tableTexts } from './table-texts.ts';

export type { Words } from './messages.ts';

/** What the platform says in the reader's language, at a table too. */
export const words = catalogue(en, tableTexts, 'words');

/** What the parts say that every table is made of. */
export const useUiWords = () => words.value.ui;
