import { enShare } from './en-share.ts';
import { catalogue } from './language.ts';
import { tableTexts } from './table-texts.ts';

/** What is said of moments of a match; it comes with looking back. */
export const shareWords = catalogue(enShare, tableTexts, 'share');
