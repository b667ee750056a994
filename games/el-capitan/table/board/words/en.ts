import { many } from '@levante/table/words/en-grammar.ts';

const en = {
  signList: {
    next: 'The next house goes here',
    choice: 'The first house may go on either of these',
    dark: 'Dark site: building here shuts the foremost house',
    triangle: 'Triangle: shuts a house too, with two or three players',
    counts: 'The value that counts now: all for first, half for second',
    last: 'Last space: never built on; counts when all is full',
    shut: 'This house would be shut next',
    legal: 'You can do this now',
    reach: 'The card you point at leads here',
    neutral: 'House of a neutral colour; the roof shows its owner',
  },
  planChoices: 'What to build',
  planOptions: (count: number): string => `${many(count, 'way')} to get there`,
  planSteps: 'What will happen',
  go: 'Go',
  free: 'free',
  previousCity: (city: string): string => `Previous city: ${city}`,
  nextCity: (city: string): string => `Next city: ${city}`,
  tapHint: 'Tap anything in the city to see what it would do.',
};

export default en;

export type BoardWords = typeof en;
