import { catalogue, englishOnly } from '@levante/table/words/language.ts';

/** Texts of the coin race's table. */
export interface CoinWords {
  readonly question: string;
  readonly chance: string;
  readonly noPoint: string;
  readonly board: string;
  step(steps: number): string;
  scored(name: string, points: number): string;
  runner(name: string, points: number, goal: number): string;
}

const en: CoinWords = {
  question: 'Take a step; two, if you have a point.',
  chance: 'The coin is in the air.',
  noPoint: 'Two steps are for those who have a point.',
  board: 'A straight road',
  step: (steps) => (steps === 1 ? 'One step' : 'Two steps'),
  scored: (name, points) => `${name} got ${points}.`,
  runner: (name, points, goal) => `${name}: ${points} of ${goal}`,
};

export const coinWords = catalogue(en, englishOnly({ table: en }), 'table');
