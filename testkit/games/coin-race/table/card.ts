import { refused } from '@levante/contract';
import { lazy } from '@levante/table/lib/lazy.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { cardWords } from './words/card.ts';

/** Game card of the coin race, for pages that offer and set up matches. */
export const coinRaceCard: GameCard = {
  id: 'coin-race',
  seats: { fewest: 2, most: 4, usual: 2 },
  bots: 1,
  choices: [],
  words: cardWords,
  fetchBoardReader: async () => () => refused('bad-options', null, { path: '/board' }),
  fetchStudy: lazy(async () => (await import('./study.ts')).coinRaceStudy),
  fetchRoom: lazy(async () => (await import('./room.tsx')).CoinRaceRoom),
};
