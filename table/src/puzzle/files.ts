import { type PuzzleList, type RatedPuzzle, readList, readSheet } from '@levante/bots';
import type { GamePuzzles, PuzzleFiles } from '../match/puzzles.ts';

/** Reads the files of puzzles; what is fetched once is kept as long as the page. */
export function puzzlesIn({ list, sheets }: PuzzleFiles): Pick<GamePuzzles, 'fetchList' | 'fetchPuzzle'> {
  let known: PuzzleList | null = null;
  const read = new Map<number, readonly RatedPuzzle[]>();
  const fetchList = async (): Promise<PuzzleList> => {
    known ??= readList(await list());
    return known;
  };
  return {
    fetchList,
    async fetchPuzzle(number) {
      const { aSheet, heads } = await fetchList();
      if (!Number.isInteger(number) || number < 1 || number > heads.length) return null;
      const at = Math.floor((number - 1) / aSheet);
      const sheet = read.get(at) ?? readSheet(await sheets[at]?.());
      read.set(at, sheet);
      return sheet[(number - 1) % aSheet] ?? null;
    },
  };
}
