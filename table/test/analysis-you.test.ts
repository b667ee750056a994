import { expect, it } from 'vitest';
import { lossOf } from '../src/analysis/mistakes.tsx';
import deAnalysis from '../src/analysis/words/de.ts';
import frAnalysis from '../src/analysis/words/fr.ts';
import { analysisWords } from '../src/analysis/words/index.ts';
import itAnalysis from '../src/analysis/words/it.ts';

const NAMES = ['Captain', 'Bianca'];

it.each([
  [analysisWords.value, 'This cost you 7 %', 'This cost Bianca 7 %'],
  [deAnalysis, 'Das hat dich 7 % gekostet', 'Das hat Bianca 7 % gekostet'],
  [frAnalysis, 'Cela vous a coûté 7 %', 'Cela a coûté 7 % à Bianca'],
  [itAnalysis, 'Ti è costato il 7%', 'È costato il 7% a Bianca'],
])('an analysis says “you” to the reader and names the other players: %#', (words, mine, theirs) => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  expect(plain(lossOf({ seat: 0, givenAway: 70 }, NAMES, 0, words))).toBe(mine);
  expect(plain(lossOf({ seat: 1, givenAway: 70 }, NAMES, 0, words))).toBe(theirs);
  expect(lossOf({ seat: 0, givenAway: 70 }, NAMES, null, words)).toContain('Captain');
});
