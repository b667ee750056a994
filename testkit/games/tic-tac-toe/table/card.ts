import { refused } from '@levante/contract';
import { lazy } from '@levante/table/lib/lazy.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { ticTacToeCardWords } from './words.ts';

/** Game card of tic-tac-toe, for pages that offer and set up matches. */
export const ticTacToeCard: GameCard = {
  id: 'tic-tac-toe',
  seats: { fewest: 2, most: 2, usual: 2 },
  bots: 1,
  choices: [],
  words: ticTacToeCardWords,
  fetchBoardReader: async () => () => refused('bad-options', null, { path: '/board' }),
  fetchStudy: lazy(async () => (await import('./study.ts')).ticTacToeStudy),
  fetchRoom: lazy(async () => (await import('./room.tsx')).TicTacToeRoom),
};
