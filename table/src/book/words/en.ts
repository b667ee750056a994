import { many } from '../../words/en-grammar.ts';

const en = {
  title: (game: string) => `The rules of ${game}`,
  contents: 'Contents',
  search: 'Search the rules',
  found: (count: number) => `${many(count, 'clause')} found`,
  noneFound: 'Nothing found. Try fewer words, or a number such as 4.5.',
  clear: 'Show all clauses',
  example: 'Example:',
  related: 'See also:',
  relatedOf: (number: string) => `See also for ${number}`,
  games: 'Game',
  noBook: 'This game has no other rules.',
  missing: 'The rulebook could not be loaded. Check your network, then reload the page.',
  wholeBook: 'Open the whole rulebook',
  /** Opens the position of a picture as an analysis board. */
  tryIt: 'Try it',
  noClause: 'This rule is not in the rulebook.',
};

export default en;

/** Sentences around the clauses of a rulebook. */
export type BookWords = typeof en;
