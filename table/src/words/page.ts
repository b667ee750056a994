import { enPage } from './en-page.ts';
import { catalogue } from './language.ts';
import { pageTexts } from './page-texts.ts';

export type { PageWords } from './messages.ts';

/** What every page says, in the reader's language; what is said at a table comes with the table (`words`). */
export const pageWords = catalogue(enPage, pageTexts, 'page');
