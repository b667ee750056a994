import { enSetUp } from './en-set-up.ts';
import { catalogue } from './language.ts';
import type { SetUpWords } from './set-up-words.ts';

/** What the page says on which a match is set up; it comes with that page. */
export const setUpWords = catalogue<SetUpWords>({ en: enSetUp });
