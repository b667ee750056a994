import { type PuzzleList, type RatedPuzzle, readList, readPuzzles } from '@levante/bots';
import { isObject } from '@levante/contract';
import { lazy } from '../lib/lazy.ts';
import { progressChanges } from '../lib/progress-changes.ts';
import type { TextStorage } from '../lib/storage.ts';
import type { GamePuzzles } from '../match/study.ts';

/** Difficulties of puzzles, from easy to very hard. */
export const HARDNESSES = ['easy', 'medium', 'hard', 'master'] as const;
export type Hardness = (typeof HARDNESSES)[number];

/** Minimum rating of each difficulty. */
const FROM: readonly (readonly [least: number, hardness: Hardness])[] = [
  [800, 'master'],
  [400, 'hard'],
  [100, 'medium'],
];

/** Returns the difficulty for a rating. */
export function hardnessOf(rating: number): Hardness {
  return FROM.find(([least]) => rating >= least)?.[1] ?? 'easy';
}

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Distance from one day to the next, relative to the number of puzzles: consecutive puzzles differ, and none repeats before
 * all were shown.
 */
const STRIDE = 0.618;

/**
 * Returns the number of the day's puzzle among `count`, from 1; 0 without puzzles. It is the same for everyone on one
 * UTC day.
 */
export function puzzleOfDay(count: number, now: number): number {
  if (count <= 0) return 0;
  const day = Math.floor(now / DAY_MS);
  return ((((day * strideFor(count)) % count) + count) % count) + 1;
}

/** Returns the nearest stride that is coprime to the number of puzzles. */
function strideFor(count: number): number {
  let stride = Math.max(1, Math.round(count * STRIDE));
  while (common(stride, count) > 1) stride += 1;
  return stride;
}

/** Greatest common divisor. */
function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b);
}

/** State of a puzzle: solved, or tried and not solved yet. */
export type PuzzleState = 'solved' | 'failed';

const keyOf = (game: string): string => `levante-puzzles-${game}`;
const isState = (value: unknown): value is PuzzleState => value === 'solved' || value === 'failed';

/** Returns this device's results of a game's puzzles, by number. Unreadable data is ignored. */
export function puzzleProgress(storage: TextStorage, game: string): ReadonlyMap<number, PuzzleState> {
  const progress = new Map<number, PuzzleState>();
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(game)) ?? '{}');
    if (!isObject(value)) return progress;
    for (const [number, state] of Object.entries(value)) if (isState(state)) progress.set(Number(number), state);
  } catch {
    // Unreadable: nothing is known.
  }
  return progress;
}

/** Stores results of puzzles. A solved puzzle stays solved. */
export function keepPuzzles(
  storage: TextStorage,
  game: string,
  results: Iterable<readonly [number: number, state: PuzzleState]>,
): void {
  const progress = puzzleProgress(storage, game);
  const changed = [...results].filter(
    ([number, state]) => progress.get(number) !== 'solved' && progress.get(number) !== state,
  );
  if (changed.length === 0) return;
  try {
    storage.setItem(keyOf(game), JSON.stringify(Object.fromEntries([...progress, ...changed])));
  } catch {
    // Without storage each puzzle is shown as new.
  }
  progressChanges.value += 1;
}

/** Deletes the results of a game's puzzles. */
export function forgetPuzzles(storage: TextStorage, game: string): void {
  storage.removeItem(keyOf(game));
  progressChanges.value += 1;
}

type JsonFile = () => Promise<{ readonly default: unknown }>;

/** Returns readers of a game's list and file of puzzles, as written by `levante puzzles`. Each is fetched once. */
export function puzzlesIn(list: JsonFile, puzzles: JsonFile): Pick<GamePuzzles, 'fetchList' | 'fetchPuzzle'> {
  const fetchPuzzles = lazy(async (): Promise<readonly RatedPuzzle[]> => readPuzzles((await puzzles()).default));
  return {
    fetchList: lazy(async (): Promise<PuzzleList> => readList((await list()).default)),
    async fetchPuzzle(number) {
      return (await fetchPuzzles())[number - 1] ?? null;
    },
  };
}
