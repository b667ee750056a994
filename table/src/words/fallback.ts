import { enFallback } from './en-fallback.ts';
import { catalogue } from './language.ts';
import { tableTexts } from './table-texts.ts';

/** What the page of a game says that has no table of its own. */
export const fallbackWords = catalogue(enFallback, tableTexts, 'fallback');
