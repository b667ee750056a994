import { en } from './en.ts';
import { catalogue } from './language.ts';
import type { Words } from './messages.ts';

export type { Words } from './messages.ts';

/** What the platform says in the reader's language, at a table too. */
export const words = catalogue<Words>({ en });

/** What the parts say that every table is made of. */
export const useUiWords = () => words.value.ui;
