import { formFor } from '../../words/en-grammar.ts';

/** Wins in 100 playouts. */
const wins = (count: number): string =>
  count === 0 ? 'never wins' : `wins ${formFor(count, 'once', `${count} times`)}`;

const en = {
  title: 'Puzzles',
  titleOf: (game: string) => `${game}: puzzles`,
  intro: 'One turn wins far more often than any other. Find it.',
  how: 'The bots found these positions in their own matches. They played every turn out to the end, many times.',
  loading: 'Loading the puzzles …',
  missing: 'The puzzles could not be loaded. Check your network and try again.',
  none: 'There are no puzzles of this game.',
  solvedOf: (solved: number, all: number) => `${solved} of ${all} ${formFor(all, 'puzzle')} solved`,
  next: 'Next unsolved',
  allSolved: 'You have solved them all.',
  filter: 'Difficulty',
  all: 'All',
  theme: 'Theme',
  allThemes: 'All themes',
  /** The puzzle that everyone gets on the same day. */
  ofDay: 'Puzzle of the day',
  solveDay: 'Solve it',
  onlyOpen: 'Unsolved only',
  nothingLeft: 'You have solved all of these.',
  hardness: { easy: 'Easy', medium: 'Medium', hard: 'Hard', master: 'Very hard' },
  puzzle: (number: number) => `Puzzle ${number}`,
  rating: (points: number) => `Rating ${points}`,
  players: (count: number) => `${count} ${formFor(count, 'player')}`,
  solved: 'Solved',
  failed: 'Not solved yet',
  /** `name` is whose turn it is. */
  task: (name: string) => `Your turn, ${name}. Find the one that wins most often.`,
  right: 'That is the turn!',
  wrong: 'There is a better turn',
  dear: 'The right idea, but it costs too much',
  /** Wins in 100 playouts of the best turn, and of the next best. */
  best: (best: number, next: number) => `In 100 playouts it ${wins(best)}; the next best turn ${wins(next)}.`,
  yours: (yours: number, best: number) => `In 100 playouts yours ${wins(yours)}; the best turn ${wins(best)}.`,
  unweighed: (best: number) => `Yours is far behind; in 100 playouts the best turn ${wins(best)}.`,
  /** `spent` and `least` are amounts with their unit. */
  dearer: (spent: string, least: string) =>
    `You spent ${spent}; ${least} would have been enough, and here that matters.`,
  again: 'Try again',
  show: 'Show the solution',
  showAgain: 'Show it again',
  nextPuzzle: 'Next puzzle',
  list: 'All puzzles',
  solution: 'The solution',
  noSuch: (number: string) => `There is no puzzle ${number}.`,
};

export default en;

export type PuzzleWords = typeof en;
