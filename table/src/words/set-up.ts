import { enSetUp } from './en-set-up.ts';
import { catalogue } from './language.ts';
import { pageTexts } from './page-texts.ts';

/** What the page says on which a match is set up; it comes with that page. */
export const setUpWords = catalogue(enSetUp, pageTexts, 'setUp');
