import type { GameCard } from '@levante/table/match/card.ts';
import type { GameStudy } from '@levante/table/match/study.ts';
import { useEffect, useState } from 'preact/hooks';

/** Loads a game's rulebook, lesson and puzzles; null until loaded. */
export function useStudy(game: GameCard): GameStudy | null {
  const [loaded, setLoaded] = useState<{ readonly game: GameCard; readonly study: GameStudy } | null>(null);
  useEffect(() => {
    let wanted = true;
    void game.fetchStudy().then((study) => {
      if (wanted) setLoaded({ game, study });
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return loaded?.game === game ? loaded.study : null;
}
