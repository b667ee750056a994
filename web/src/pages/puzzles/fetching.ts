import type { PuzzleList } from '@levante/bots';
import type { GameCard } from '@levante/table/match/card.ts';
import type { GamePuzzles } from '@levante/table/match/study.ts';
import { useEffect, useState } from 'preact/hooks';

/** A game's puzzles with their list. */
export interface FetchedPuzzles {
  readonly puzzles: GamePuzzles;
  readonly list: PuzzleList;
}

/** Fetches a game's puzzles; null for a game that has none. */
export async function fetchPuzzles(game: GameCard): Promise<FetchedPuzzles | null> {
  const puzzles = await (await game.fetchStudy()).fetchPuzzles?.();
  return puzzles ? { puzzles, list: await puzzles.fetchList() } : null;
}

/** What comes of fetching: `none` for a game that has no such thing, `missing` where it cannot be fetched; null until it is there. */
export type Come<T> = T | 'none' | 'missing' | null;

/** Fetches something again whenever it is asked for; what `fetch` is made of stands in `key`. */
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

/** A game's puzzles, as soon as they are there. */
export function usePuzzles(game: GameCard) {
  return useFetched(game.id, () => fetchPuzzles(game));
}
