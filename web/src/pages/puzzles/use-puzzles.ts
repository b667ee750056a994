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
export type FetchState<T> = T | 'none' | 'missing' | null;

/** Fetches data, and again on `retry`. `key` identifies the inputs of `fetch`. */
export function useFetched<T extends object>(
  key: string,
  fetch: () => Promise<T | null>,
): { readonly fetched: FetchState<T>; readonly retry: () => void } {
  const [state, setState] = useState<{ readonly key: string; readonly fetched: FetchState<T> }>({ key, fetched: null });
  const fetched = state.key === key ? state.fetched : null;
  useEffect(() => {
    if (fetched !== null) return;
    let wanted = true;
    fetch().then(
      (value) => wanted && setState({ key, fetched: value ?? 'none' }),
      () => wanted && setState({ key, fetched: 'missing' }),
    );
    return () => {
      wanted = false;
    };
  }, [key, fetched]);
  return { fetched, retry: () => setState({ key, fetched: null }) };
}

/** Fetches a game's puzzles. */
export function usePuzzles(game: GameCard) {
  return useFetched(game.id, () => fetchPuzzles(game));
}
