import type { GameCard } from '@levante/table/match/card.ts';
import type { Match } from '@levante/wire';
import { tablesWords } from './words/index.ts';

/** Returns the title of the browser's tab, which also tells people in another tab that their match starts. */
export function tabTitle(
  starting: Pick<Match, 'game'> | null,
  games: readonly Pick<GameCard, 'id' | 'words'>[],
): string {
  const words = tablesWords.value;
  if (!starting) return words.title;
  return words.titleStarts(games.find(({ id }) => id === starting.game)?.words.value.name ?? starting.game);
}
