import { join } from 'node:path';
import type { RatedPuzzle } from '@levante/bots';
import { ROOT } from '@levante/testkit/levante';
import { length } from '@levante/testkit/tier';
import { describe, expect, it } from 'vitest';
import { LAB_DEPENDENCIES } from '../src/lib/lab-dependencies.ts';
import { readShelf } from '../src/puzzles/puzzle-files.ts';
import { chanceToSolve, puzzleRating } from '../src/puzzles/rating.ts';

const GAMES = ['el-capitan', 'golden-horn'];
/** Minimum number of puzzles. */
const MANY: Readonly<Record<string, number>> = { 'el-capitan': 300, 'golden-horn': 300 };
/** Number of a game's puzzles to verify again. */
const SAMPLE = length({ slow: 4, long: 150 });
/** Number of playouts with which the list was made. */
const EFFORT = { first: 8, most: 192, thorough: true };

const shelfOf = (game: string): readonly RatedPuzzle[] => readShelf(join(ROOT, 'games', game, 'table', 'puzzles'));

/** Samples a list evenly, from the easiest to the hardest. */
function sampled(puzzles: readonly RatedPuzzle[]): readonly (readonly [number, RatedPuzzle])[] {
  const step = Math.max(1, puzzles.length / SAMPLE);
  return Array.from({ length: Math.min(SAMPLE, puzzles.length) }, (_, i) => Math.floor(i * step)).flatMap((at) => {
    const puzzle = puzzles[at];
    return puzzle ? [[at + 1, puzzle] as const] : [];
  });
}

describe.each(GAMES)('the puzzles of %s', (game) => {
  const puzzles = shelfOf(game);
  const puzzler = LAB_DEPENDENCIES.puzzlers.get(game);
  const entry = LAB_DEPENDENCIES.games.get(game);
  if (!puzzler || !entry) throw new Error(`nobody looks for puzzles of ${game}`);

  it('are numerous, all different, and ordered from the easiest to the hardest', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(MANY[game] ?? 0);
    expect(new Set(puzzles.map(({ state }) => JSON.stringify(state))).size).toBe(puzzles.length);
    const ratings = puzzles.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  });

  it('have a solution that follows the rules, is accepted, and is far ahead', () => {
    for (const puzzle of puzzles) {
      const { state, seat, solution, margin, error, deeds } = puzzle;
      const loaded = entry.load(state);
      if (!loaded.ok) throw new Error(`${loaded.refusal.code} ${JSON.stringify(loaded.refusal.data)}`);
      const table = loaded.value;
      const facts = solution.flatMap((line) => {
        while (table.actor() < 0) table.play(table.legal().actions[0] ?? '');
        const played = table.play(line);
        return played.ok ? played.value : [{ type: `refused: ${line}` }];
      });
      expect(facts.filter(({ type }) => type.startsWith('refused'))).toEqual([]);
      expect(solution.every((line) => line.startsWith(`${seat} `))).toBe(true);
      expect(puzzler.solves(puzzle, solution, facts)).toBe(true);
      expect(margin).toBeGreaterThanOrEqual(100);
      expect(margin).toBeGreaterThanOrEqual(2.9 * error);
      expect((deeds[0]?.wins ?? 0) - (deeds[1]?.wins ?? 0)).toBeGreaterThanOrEqual(50);
    }
  });

  it.each(
    sampled(puzzles),
  )('are found again: number %i has the same best deed, far ahead of all others', (_, puzzle) => {
    const again = puzzler.prove(puzzle, EFFORT);
    expect(again?.deeds[0]?.deed).toBe(puzzle.deeds[0]?.deed);
    expect(again?.margin).toBeGreaterThanOrEqual(100);
  });
});

describe('the rating of a puzzle', () => {
  const rungs = [0, 200, 400, 600].map((points) => ({ level: `${points}`, points }));

  it('is where the levels’ expected successes equal their actual ones', () => {
    const solved = rungs.map(({ points }) => chanceToSolve(points, 320));
    expect(Math.abs(puzzleRating(rungs, solved, 1000) - 320)).toBeLessThan(3);
  });

  it('rises as fewer levels solve it, is finite if none does, and 0 if all do', () => {
    const some = puzzleRating(rungs, [0, 0, 1, 1], 2);
    const none = puzzleRating(rungs, [0, 0, 0, 0], 2);
    expect(puzzleRating(rungs, [1, 1, 1, 1], 2)).toBe(0);
    expect(some).toBeGreaterThan(0);
    expect(none).toBeGreaterThan(some);
    expect(none).toBeLessThan(2000);
  });
});
