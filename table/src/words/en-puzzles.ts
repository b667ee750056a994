import { formFor } from './en-plural.ts';
import type { PuzzleWords } from './puzzle-words.ts';

/** How often a turn wins in 100 playouts. */
const wins = (count: number): string =>
  count === 0 ? 'never wins' : `wins ${formFor(count, 'once', `${count} times`)}`;

/** What the pages of puzzles say in English. */
export const enPuzzles: PuzzleWords = {
  title: 'Puzzles',
  titleOf: (game) => `${game}: puzzles`,
  intro: 'One turn wins far more often than any other. Find it.',
  how: 'The bots found these positions in their own matches. They played every turn out to the end, many times.',
  loading: 'Loading the puzzles …',
  missing: 'The puzzles could not be loaded. Check your network and try again.',
  tryAgain: 'Try again',
  none: 'There are no puzzles of this game.',
  open: 'Open the puzzles',
  solvedOf: (solved, all) => `${solved} of ${all} ${formFor(all, 'puzzle')} solved`,
  next: 'Next unsolved',
  allSolved: 'You have solved them all.',
  filter: 'Difficulty',
  all: 'All',
  theme: 'Theme',
  allThemes: 'All themes',
  ofDay: 'Puzzle of the day',
  solveDay: 'Solve it',
  onlyOpen: 'Unsolved only',
  nothingLeft: 'You have solved all of these.',
  hardness: { easy: 'Easy', medium: 'Medium', hard: 'Hard', master: 'Very hard' },
  puzzle: (number) => `Puzzle ${number}`,
  rating: (points) => `Rating ${points}`,
  players: (count) => `${count} ${formFor(count, 'player')}`,
  solved: 'Solved',
  failed: 'Not solved yet',
  task: (name) => `Your turn, ${name}. Find the one that wins most often.`,
  right: 'That is the turn!',
  wrong: 'There is a better turn',
  dear: 'The right idea, but it costs too much',
  best: (best, next) => `In 100 playouts it ${wins(best)}; the next best turn ${wins(next)}.`,
  yours: (yours, best) => `In 100 playouts yours ${wins(yours)}; the best turn ${wins(best)}.`,
  unweighed: (best) => `Yours is far behind; in 100 playouts the best turn ${wins(best)}.`,
  dearer: (spent, least) => `You spent ${spent}; ${least} would have been enough, and here that matters.`,
  again: 'Try again',
  show: 'Show the solution',
  showAgain: 'Show it again',
  nextPuzzle: 'Next puzzle',
  list: 'All puzzles',
  solution: 'The solution',
  noSuch: (number) => `There is no puzzle ${number}.`,
};
