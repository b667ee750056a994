import type { PuzzleList } from '@levante/bots';
import type { GameCard } from '@levante/table/match/card.ts';
import type { GamePuzzles } from '@levante/table/match/study.ts';
import { useEffect, useState } from 'preact/hooks';

/** A game's puzzles and their list. */
export interface FetchedPuzzles {
  readonly puzzles: GamePuzzles;
  readonly list: PuzzleList;
}

/** Fetches a game's puzzles; null if it has none. */
export async function fetchPuzzles(game: GameCard): Promise<FetchedPuzzles | null> {
  const puzzles = await (await game.fetchStudy()).fetchPuzzles?.();
  return puzzles ? { puzzles, list: await puzzles.fetchList() } : null;
}

/** State of a fetch: `none` if the game has no such data, `missing` if it failed, null while loading. */
export type Come<T> = T | 'none' | 'missing' | null;

/** Fetches data, and again on `retry`; `key` identifies the inputs of `fetch`. */
export function useFetched<T extends object>(
  key: string,
  fetch: () => Promise<T | null>,
): { readonly come: Come<T>; readonly retry: () => void } {
  const [state, setState] = useState<{ readonly key: string; readonly come: Come<T> }>({ key, come: null });
  const come = state.key === key ? state.come : null;
  useEffect(() => {
    if (come !== null) return;
    let wanted = true;
    fetch().then(
      (value) => wanted && setState({ key, come: value ?? 'none' }),
      () => wanted && setState({ key, come: 'missing' }),
    );
    return () => {
      wanted = false;
    };
  }, [key, come]);
  return { come, retry: () => setState({ key, come: null }) };
}

/** Fetches a game's puzzles. */
export function usePuzzles(game: GameCard) {
  return useFetched(game.id, () => fetchPuzzles(game));
}
