import { refused } from '@levante/contract';
import { lazy } from '@levante/table/lib/lazy.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { cardWords } from './card-words.ts';

/** Game card of nine men's morris, for pages that offer and set up matches. */
export const nineMensMorrisCard: GameCard = {
  id: 'nine-mens-morris',
  seats: { fewest: 2, most: 2, usual: 2 },
  bots: 1,
  choices: [],
  words: cardWords,
  fetchBoardReader: async () => () => refused('bad-options', null, { path: '/board' }),
  fetchFace: lazy(async () => (await import('./board.tsx')).MorrisFace),
  fetchStudy: lazy(async () => (await import('./study.ts')).nineMensMorrisStudy),
  fetchRoom: lazy(async () => (await import('./room.tsx')).NineMensMorrisRoom),
};
