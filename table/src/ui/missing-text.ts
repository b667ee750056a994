import { isOutdated } from '../lib/new-version.ts';
import { pageWords } from '../words/page/index.ts';

/** Returns the message for content that could not be loaded: `text`, unless the page must be reloaded. */
export const missingText = (text: string): string => (isOutdated.value ? pageWords.value.errors.newVersion : text);
