import { bookTexts } from './book-texts.ts';
import { enBookWords } from './en-book.ts';
import { catalogue } from './language.ts';

/** What the book of rules says; it comes with the book. */
export const bookWords = catalogue(enBookWords, bookTexts, 'book');
