import { isOutdated } from '../lib/new-version.ts';
import { pageWords } from '../words/page/index.ts';

/** Returns what to say of something that could not be loaded: `text`, unless the page has to be reloaded. */
export const missingText = (text: string): string => (isOutdated.value ? pageWords.value.errors.newVersion : text);
