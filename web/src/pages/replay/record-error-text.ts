import { faultText } from '../record/fault-text.ts';
import type { RecordsWords } from '../record/words/en.ts';
import type { RecordError } from './read-record.ts';

/** Returns the reason why a file cannot be opened, and what to do. */
export function recordErrorText(trouble: RecordError, words: RecordsWords): string {
  switch (trouble.kind) {
    case 'too-large':
      return words.tooLarge;
    case 'not-json':
      return words.notJson;
    case 'hidden':
      return words.hidden;
    case 'fault':
      return faultText(trouble.fault, words);
  }
}
