import { many } from '../../words/en-grammar.ts';
import { catalogue } from '../../words/language.ts';

const en = {
  title: (game: string) => `The rules of ${game}`,
  contents: 'Contents',
  search: 'Search the rules',
  found: (count: number) => `${many(count, 'clause')} found`,
  noneFound: 'Nothing found. Try fewer words, or a number such as 4.5.',
  clear: 'Show all clauses',
  example: 'Example:',
  related: 'These belong here:',
  relatedOf: (number: string) => `What belongs to ${number}`,
  games: 'Which game',
  noBook: 'There is no more to say about this game.',
  missing: 'The book could not be fetched. Check that you are online, and load the page again.',
  /** Heading of a clause shown on its own. */
  clause: (number: string, title: string) => `${number} ${title}`,
  wholeBook: 'Open the whole book',
  /** Opens the position of a picture as an analysis board. */
  tryIt: 'Try it',
  noClause: 'This clause is not in the book.',
};

/** Sentences around the clauses of a rulebook. */
export type BookWords = typeof en;

export const bookWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
