import { enShare } from './en-share.ts';
import { catalogue } from './language.ts';
import { tableTexts } from './table-texts.ts';

/** Texts for looking back at a match and for sharing it; loaded with what shows them. */
export const shareWords = catalogue(enShare, tableTexts, 'share');
