import { isObject } from '@levante/contract';

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
