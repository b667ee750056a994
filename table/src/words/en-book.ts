import type { BookWords } from './book-words.ts';
import { many } from './en-plural.ts';

export const enBookWords: BookWords = {
  title: (game) => `The rules of ${game}`,
  contents: 'Contents',
  search: 'Search the rules',
  found: (count) => `${many(count, 'clause')} found`,
  noneFound: 'Nothing found. Try fewer words, or a number such as 4.5.',
  clear: 'Show all clauses',
  example: 'Example:',
  related: 'These belong here:',
  relatedOf: (number) => `What belongs to ${number}`,
  games: 'Which game',
  noBook: 'There is no more to say about this game.',
  missing: 'The book could not be fetched. Check that you are online, and load the page again.',
  clause: (number, title) => `${number} ${title}`,
  wholeBook: 'Open the whole book',
  tryIt: 'Try it',
  noClause: 'This clause is not in the book.',
};
