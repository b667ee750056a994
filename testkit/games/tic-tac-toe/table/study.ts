import { entryOf } from '@levante/contract';
import type { Book } from '@levante/table/book/book.ts';
import type { GameStudy } from '@levante/table/match/study.ts';
import { openLesson } from '@levante/table/open-game/open-lesson.ts';
import { ticTacToe } from '@levante/tic-tac-toe/rules';
import { signal } from '@preact/signals';
import { ticTacToePointing } from './pointing.ts';

const clause = (number: string, title: string, text: string) => ({
  id: `TT-${number}`,
  number,
  title,
  text,
  related: [],
});

/** Rules, by the clauses that refusals name. */
const BOOK: Book = {
  code: 'TT',
  intro: 'Two players place marks; three in a row win.',
  chapters: [
    {
      number: '1',
      title: 'How it is played',
      lead: 'Three by three cells.',
      clauses: [
        clause('1', 'Players', 'Two players take turns. The first player begins.'),
        clause('2', 'A turn', 'Place a mark on a free cell.'),
        clause('3', 'The end', 'Three marks in a row win one point. When no cell is free the match is drawn.'),
      ],
    },
  ],
  table: null,
};

/** Match of two steps: actions after a `#` without a name are the opponent's. */
const SCRIPT = `
# middle
0 place b2
#
1 place a2, 0 place a3
1 place b3
# win
0 place c1
`;

const lesson = openLesson(
  {
    rules: entryOf(ticTacToe),
    options: { players: 2 },
    level: 'deckhand',
    script: SCRIPT,
    placesOf: ticTacToePointing.placesOf,
    words: () => ({
      goal: 'Three in a row win.',
      ended: 'You won.',
      steps: {
        middle: {
          name: 'Middle',
          title: 'The middle first',
          text: 'Four rows lead through the middle.',
          task: 'Place a mark on b2.',
          learned: 'Your opponent has to watch all four.',
        },
        win: {
          name: 'Three',
          title: 'Three in a row',
          text: 'You have a3 and b2.',
          task: 'Place a mark on c1.',
          learned: 'That is all there is to it.',
          meanwhile: 'I place a mark for you.',
        },
      },
    }),
  },
  ['middle', 'win'],
);

/** Learning material of tic-tac-toe. */
export const ticTacToeStudy: GameStudy = {
  fetchBook: signal(async () => BOOK),
  fetchPictures: null,
  fetchLesson: async () => lesson,
  fetchPuzzles: null,
};
