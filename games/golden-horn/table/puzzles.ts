import { entryOf } from '@levante/contract';
import { goldenHorn, spentIn, turnDeed } from '@levante/golden-horn/rules';
import { lazyModule } from '@levante/table/late/lazy.ts';
import type { GamePuzzles } from '@levante/table/match/puzzles.ts';
import { puzzlesIn } from '@levante/table/puzzle/files.ts';
import { puzzleGameWords } from './words/puzzles.ts';

/** The positions, a file for each sheet: `levante puzzles` writes them. */
const SHEETS = [
  () => import('./puzzles/sheet-01.json'),
  () => import('./puzzles/sheet-02.json'),
  () => import('./puzzles/sheet-03.json'),
  () => import('./puzzles/sheet-04.json'),
  () => import('./puzzles/sheet-05.json'),
  () => import('./puzzles/sheet-06.json'),
  () => import('./puzzles/sheet-07.json'),
  () => import('./puzzles/sheet-08.json'),
  () => import('./puzzles/sheet-09.json'),
  () => import('./puzzles/sheet-10.json'),
  () => import('./puzzles/sheet-11.json'),
  () => import('./puzzles/sheet-12.json'),
  () => import('./puzzles/sheet-13.json'),
  () => import('./puzzles/sheet-14.json'),
  () => import('./puzzles/sheet-15.json'),
  () => import('./puzzles/sheet-16.json'),
];

/** The puzzles of this game. */
export const goldenHornPuzzles: GamePuzzles = {
  rules: entryOf(goldenHorn),
  words: puzzleGameWords,
  ...puzzlesIn({
    list: lazyModule(async (): Promise<unknown> => (await import('./puzzles/list.json')).default),
    sheets: SHEETS.map((sheet) => lazyModule(async (): Promise<unknown> => (await sheet()).default)),
  }),
  turnDeed: (_, lines) => turnDeed(lines),
  spentIn,
};
