import { type PuzzleList, type RatedPuzzle, readList, readPuzzles } from '@levante/bots';
import { isObject } from '@levante/contract';
import { lazy } from '../lib/lazy.ts';
import type { GamePuzzles } from '../match/study.ts';

/** The names of a puzzle's difficulty, from easy to very hard. */
export const HARDNESSES = ['easy', 'medium', 'hard', 'master'] as const;
export type Hardness = (typeof HARDNESSES)[number];

/** From which rating on a puzzle is no longer easy, medium, hard. */
const FROM: readonly (readonly [least: number, hardness: Hardness])[] = [
  [800, 'master'],
  [400, 'hard'],
  [100, 'medium'],
];

/** How hard a puzzle of that rating is, in a word. */
export function hardnessOf(rating: number): Hardness {
  return FROM.find(([least]) => rating >= least)?.[1] ?? 'easy';
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Between one day and the next, as a part of all: days in a row are far apart, and none comes twice before all have come. */
const STRIDE = 0.618;

/** Number of the puzzle of the day among `count`, from 1: the same for everyone on the same day in UTC; 0 where there are none. */
export function puzzleOfDay(count: number, now: number): number {
  if (count <= 0) return 0;
  const day = Math.floor(now / DAY_MS);
  return ((((day * strideFor(count)) % count) + count) % count) + 1;
}

/** The stride nearest to its part of all that has no factor in common with them. */
function strideFor(count: number): number {
  let stride = Math.max(1, Math.round(count * STRIDE));
  while (common(stride, count) > 1) stride += 1;
  return stride;
}

/** Greatest common divisor. */
function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b);
}

/** How a puzzle stands: solved, or tried and not solved yet. */
export type PuzzleState = 'solved' | 'failed';

const keyOf = (game: string): string => `levante-puzzles-${game}`;
const isState = (value: unknown): value is PuzzleState => value === 'solved' || value === 'failed';

/** What this device knows of a game's puzzles, by number. What cannot be read counts as nothing. */
export function puzzleProgress(storage: Storage, game: string): ReadonlyMap<number, PuzzleState> {
  const kept = new Map<number, PuzzleState>();
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(game)) ?? '{}');
    if (!isObject(value)) return kept;
    for (const [number, state] of Object.entries(value)) if (isState(state)) kept.set(Number(number), state);
  } catch {
    // Not ours, or not readable here: nothing is known.
  }
  return kept;
}

/** Keeps how a puzzle went; one that was solved stays so. */
export function keepPuzzle(storage: Storage, game: string, number: number, state: PuzzleState): void {
  const kept = puzzleProgress(storage, game);
  if (kept.get(number) === 'solved') return;
  try {
    storage.setItem(keyOf(game), JSON.stringify(Object.fromEntries([...kept, [number, state]])));
  } catch {
    // A browser that keeps nothing shows each puzzle as new.
  }
}

type JsonFile = () => Promise<{ readonly default: unknown }>;

/** Reads a game's list and file of puzzles, as `levante puzzles` writes them. Each is fetched once. */
export function puzzlesIn(list: JsonFile, puzzles: JsonFile): Pick<GamePuzzles, 'fetchList' | 'fetchPuzzle'> {
  const fetchPuzzles = lazy(async (): Promise<readonly RatedPuzzle[]> => readPuzzles((await puzzles()).default));
  return {
    fetchList: lazy(async (): Promise<PuzzleList> => readList((await list()).default)),
    async fetchPuzzle(number) {
      return (await fetchPuzzles())[number - 1] ?? null;
    },
  };
}
