import type { CardWords } from '@levante/table/match/card.ts';
import type { OpenWords } from '@levante/table/open-game/phrases.ts';
import { enSubject, enWhose } from '@levante/table/words/en-grammar.ts';
import { catalogue, englishOnly } from '@levante/table/words/language.ts';
import { CELLS, type TicTacToeFact } from '@levante/tic-tac-toe/rules';
import type { TicTacToePosition } from './pointing.ts';

const card: CardWords = {
  name: 'Tic-tac-toe',
  text: 'Three in a row win.',
  boardNote: 'There is only one board.',
  choices: {},
};

/** Texts of the game outside a match. */
export const ticTacToeCardWords = catalogue(card, englishOnly({ card }), 'card');

const table: OpenWords<TicTacToePosition, TicTacToeFact> & { marks(count: number): string } = {
  title: card.name,
  chance: '',
  board: { label: 'Three by three', note: card.boardNote },
  chapter: ({ over }) => (over ? 'The end' : 'The match'),
  question: () => 'Place a mark on a free cell.',
  unfinished: () => 'place a mark',
  place({ json: { cells } }, at, who) {
    const sign = cells[CELLS.findIndex((cell) => at === cell)] ?? '.';
    return sign === '.' ? at : `${at}, ${enWhose(who(Number(sign)))} mark`;
  },
  step: (line) => `Place a mark on ${line.split(' ')[2]}`,
  sentence(fact, who) {
    if (fact.type === 'placed') return `${enSubject(who(fact.seat))} took ${fact.cell}.`;
    return fact.winner === null ? 'Nobody has three in a row.' : `${enSubject(who(fact.winner))} got three in a row.`;
  },
  effect(fact) {
    if (fact.type === 'placed') return '';
    return fact.winner === null ? 'Ends in a draw.' : 'Wins the match.';
  },
  refusals: { 'cell-taken': () => 'There is a mark on this cell.' },
  marks: (count) => (count === 1 ? '1 mark' : `${count} marks`),
};

/** Texts of the table. */
export const ticTacToeWords = catalogue(table, englishOnly({ table }), 'table');
