import { TABLES } from '@levante/games/tables';
import { describe, expect, it } from 'vitest';

describe('the shipped puzzles', () => {
  it.each([
    'el-capitan',
    'golden-horn',
  ])('of %s have a word for each theme, and a puzzle for each number', async (id) => {
    const study = await TABLES.find((card) => card.id === id)?.fetchStudy();
    const puzzles = await study?.fetchPuzzles?.();
    if (!puzzles) throw new Error('no puzzles');
    const { heads } = await puzzles.fetchList();
    for (const { theme } of heads) expect(Object.keys(puzzles.words.value.themes)).toContain(theme);
    for (const number of [1, 20, 21, heads.length]) {
      const puzzle = await puzzles.fetchPuzzle(number);
      expect(puzzle?.theme).toBe(heads[number - 1]?.theme);
      expect(puzzle?.rating).toBe(heads[number - 1]?.rating);
    }
    for (const number of [0, heads.length + 1, 1.5, Number.NaN]) expect(await puzzles.fetchPuzzle(number)).toBe(null);
  });
});
