import { describe, expect, it } from 'vitest';
import { oder, und } from '../src/words/de-grammar.ts';
import { enAnd, enOr } from '../src/words/en-grammar.ts';
import { frAnd, frOr } from '../src/words/fr-grammar.ts';
import { figuresIn } from '../src/words/grammar.ts';
import { itAnd, itOr } from '../src/words/it-grammar.ts';
import { LANGUAGES } from '../src/words/languages.ts';

const LISTS = [[], ['Elio'], ['Elio', 'Ida'], ['Elio', 'Ida', 'Otto'], ['Elio', 'Ida', 'Otto', 'Bianca']];

describe('lists and numbers', () => {
  it.for([
    { language: 'de', and: und, or: oder },
    { language: 'en', and: enAnd, or: enOr },
    { language: 'fr', and: frAnd, or: frOr },
    { language: 'it', and: itAnd, or: itOr },
  ])('are joined as $language joins them', ({ language, and, or }) => {
    const ands = new Intl.ListFormat(language);
    const ors = new Intl.ListFormat(language, { type: 'disjunction' });
    expect(LISTS.map(and)).toEqual(LISTS.map((list) => ands.format(list)));
    expect(LISTS.map(or)).toEqual(LISTS.map((list) => ors.format(list)));
  });

  it.for(LANGUAGES)('are written as %s writes them', (language) => {
    const numbers = [0, 7, 999, 1000, 12_345, -5, 2.5];
    expect(numbers.map(figuresIn(language))).toEqual(
      numbers.map((number) => new Intl.NumberFormat(language).format(number)),
    );
  });
});
