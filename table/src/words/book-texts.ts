import type { BookWords } from './book-words.ts';
import type { Fetched } from './language.ts';

/** What the book of rules says beside the rules, in one language. */
interface BookTexts {
  readonly book: BookWords;
}

export const bookTexts: Fetched<BookTexts> = {
  de: async () => ({ book: (await import('./de-book.ts')).deBookWords }),
  fr: async () => ({ book: (await import('./fr-book.ts')).frBookWords }),
  it: async () => ({ book: (await import('./it-book.ts')).itBookWords }),
};
