import type { PuzzleGameWords } from '@levante/table/match/study.ts';
import { many } from '@levante/table/words/en-grammar.ts';
import { catalogue } from '@levante/table/words/language.ts';

const en: PuzzleGameWords = {
  themes: {
    announce: 'Announcing the end',
    raid: 'A raid',
    row: 'A row of six',
    home: 'Cargo brought home',
    'turn-round': 'Turning round',
    cargo: 'The right cargo',
    voyage: 'The right voyage',
  },
  spent: (amount) => many(amount, 'card'),
};

/** What is said of the puzzles of this game, in the reader's language. */
export const puzzleGameWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
