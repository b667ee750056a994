/** How hard a puzzle is, by its rating. */
export const HARDNESSES = ['easy', 'medium', 'hard', 'master'] as const;
export type Hardness = (typeof HARDNESSES)[number];

/** What the pages of puzzles say; shares of matches are whole percents. */
export interface PuzzleWords {
  readonly title: string;
  titleOf(game: string): string;
  readonly intro: string;
  readonly how: string;
  readonly loading: string;
  readonly missing: string;
  readonly tryAgain: string;
  readonly none: string;
  readonly open: string;
  solvedOf(solved: number, all: number): string;
  readonly next: string;
  readonly allSolved: string;
  readonly filter: string;
  readonly all: string;
  /** Labels the filter by theme. */
  readonly theme: string;
  readonly allThemes: string;
  /** Titles the puzzle that everyone gets on the same day. */
  readonly ofDay: string;
  /** Solves the puzzle of the day. */
  readonly solveDay: string;
  readonly onlyOpen: string;
  readonly nothingLeft: string;
  readonly hardness: { readonly [H in Hardness]: string };
  puzzle(number: number): string;
  rating(points: number): string;
  players(count: number): string;
  readonly solved: string;
  readonly failed: string;
  /** What is to be done; `seat` names whose turn it is. */
  task(name: string): string;
  readonly right: string;
  readonly wrong: string;
  readonly dear: string;
  /** Of a hundred matches played on from the best turn, and from the next best. */
  best(best: number, next: number): string;
  yours(yours: number, best: number): string;
  unweighed(best: number): string;
  /** `spent` and `least` are amounts with their unit. */
  dearer(spent: string, least: string): string;
  readonly again: string;
  readonly show: string;
  readonly showAgain: string;
  readonly nextPuzzle: string;
  readonly list: string;
  readonly solution: string;
  noSuch(number: string): string;
}

/** What a game says of its puzzles. */
export interface PuzzleGameWords {
  /** What a puzzle is about, by its theme. */
  readonly themes: { readonly [theme: string]: string };
  /** What a turn uses up. */
  spent(amount: number): string;
}
