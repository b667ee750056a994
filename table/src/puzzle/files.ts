import { type PuzzleList, type RatedPuzzle, readList, readSheet } from '@levante/bots';
import { lazy } from '../lib/lazy.ts';
import type { GamePuzzles } from '../match/puzzles.ts';

/** A game's folder of puzzles, as `levante puzzles` writes it: returns a file by its name without `.json`. */
export type PuzzleFolder = (name: string) => Promise<{ readonly default: unknown }>;

/** Reads a folder of puzzles; what is fetched once is kept as long as the page. */
export function puzzlesIn(folder: PuzzleFolder): Pick<GamePuzzles, 'fetchList' | 'fetchPuzzle'> {
  const sheets: (() => Promise<readonly RatedPuzzle[]>)[] = [];
  const fetchList = lazy(async (): Promise<PuzzleList> => {
    const list = readList((await folder('list')).default);
    for (let sheet = 1; sheet <= Math.ceil(list.heads.length / list.aSheet); sheet++) {
      const name = `sheet-${String(sheet).padStart(2, '0')}`;
      sheets.push(lazy(async () => readSheet((await folder(name)).default)));
    }
    return list;
  });
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
