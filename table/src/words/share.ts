import { enShare } from './en-share.ts';
import { catalogue } from './language.ts';
import { tableTexts } from './table-texts.ts';

/** What is said where a match is looked back at, shared and waited for; it comes with what says it. */
export const shareWords = catalogue(enShare, tableTexts, 'share');
