import { type PuzzleList, type RatedPuzzle, readList, readSheet } from '@levante/bots';
import { lazy } from '../lib/lazy.ts';
import type { GamePuzzles } from '../match/puzzles.ts';

type JsonFile = () => Promise<{ readonly default: unknown }>;

/** A game's files of puzzles, as `levante puzzles` writes them: their list, and the sheets in their order. */
export interface PuzzleFiles {
  readonly list: JsonFile;
  readonly sheets: readonly JsonFile[];
}

/** Reads the files of puzzles; what is fetched once is kept as long as the page. */
export function puzzlesIn(files: PuzzleFiles): Pick<GamePuzzles, 'fetchList' | 'fetchPuzzle'> {
  const fetchList = lazy(async (): Promise<PuzzleList> => readList((await files.list()).default));
  const sheets = files.sheets.map((sheet) =>
    lazy(async (): Promise<readonly RatedPuzzle[]> => readSheet((await sheet()).default)),
  );
  return {
    fetchList,
    async fetchPuzzle(number) {
      const { aSheet, heads } = await fetchList();
      if (!Number.isInteger(number) || number < 1 || number > heads.length) return null;
      const sheet = await sheets[Math.floor((number - 1) / aSheet)]?.();
      return sheet?.[(number - 1) % aSheet] ?? null;
    },
  };
}
