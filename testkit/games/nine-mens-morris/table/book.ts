import type { BookPlan, BookTexts } from '@levante/table/book/book.ts';

const CHAPTERS = ['1', '2', '3', '4', '5'] as const;
const CLAUSES = [
  '1.1',
  '1.2',
  '1.3',
  '2.1',
  '2.2',
  '3.1',
  '3.2',
  '3.3',
  '4.1',
  '4.2',
  '4.3',
  '4.4',
  '5.1',
  '5.2',
  '5.3',
  '5.4',
  '5.5',
] as const;

export const PLAN: BookPlan<(typeof CLAUSES)[number], (typeof CHAPTERS)[number]> = {
  code: 'NM',
  chapters: CHAPTERS,
  clauses: CLAUSES,
  related: { '2.1': ['4.1'], '3.3': ['5.1'], '4.1': ['4.2'], '4.2': ['4.3', '4.4'], '5.1': ['3.3'], '5.4': ['4.1'] },
};

/** Rules by clause. */
export const BOOK: BookTexts<(typeof CLAUSES)[number], (typeof CHAPTERS)[number]> = {
  intro: 'Two players place nine men each, close mills of three in a row, and take each other’s men.',
  chapters: {
    '1': { title: 'Board and men', lead: 'Three squares, one within the other.' },
    '2': { title: 'Placing', lead: 'First all men come to the board.' },
    '3': { title: 'Moving', lead: 'Then they move along the lines.' },
    '4': { title: 'Mills', lead: 'Three in a row take a man.' },
    '5': { title: 'The end', lead: 'How a match is won, or drawn.' },
  },
  clauses: {
    '1.1': `The board
      Three squares are joined in the middle of their sides. They have 24 points, and sixteen lines of three points.`,
    '1.2': `The men
      Two players have nine men each. All begin in hand.`,
    '1.3': `Turns
      Players take turns. The first player begins.`,
    '2.1': `Placing a man
      Place a man on any free point.`,
    '2.2': `All placed
      A player with no man in hand places no more, and {moves|3.1}.`,
    '3.1': `When to move
      Once all your men are placed, move one of them each turn.`,
    '3.2': `Where to
      A man moves along a line to the next point, if it is free. He never jumps.`,
    '3.3': `Flying
      With three men left and none in hand you may move to any free point.`,
    '4.1': `A mill
      Three men of one player on one line are a mill.`,
    '4.2': `Taking
      A player who places or moves a man and closes a {mill|4.1} takes one of the opponent’s men from the board.
      A mill that is opened and closed again takes another man.`,
    '4.3': `Safe in a mill
      A man in a mill cannot be taken, unless every man of that player stands in one.`,
    '4.4': `Two at once
      A player who closes two mills with one man takes one man.`,
    '5.1': `Two men
      A player with fewer than three men, including those in hand, has lost.`,
    '5.2': `No move
      A player who must move and cannot has lost.`,
    '5.3': `Three times the same
      The match is drawn when the same position, with the same player to move, comes for the third time.`,
    '5.4': `Fifty moves
      The match is drawn after fifty moves in a row without a mill, those of both players counted.`,
    '5.5': `Score
      A win counts two points, a draw one for each player.`,
  },
  table: {
    title: 'On this table',
    paragraphs: ['Pick a man, then the point he goes to. Until you end your turn you can undo every step.'],
  },
};
