import type { GameCard } from '@levante/table/match/card.ts';
import { lazyModule } from '@levante/table/ui/lazy.ts';
import { catalogue } from '@levante/table/words/language.ts';
import { cardWords } from './words/card.ts';

/** El Capitán as the pages know it that offer and set up matches. */
export const elCapitanCard: GameCard = {
  id: 'el-capitan',
  seats: { fewest: 2, most: 5, usual: 4 },
  bots: 3,
  choices: [{ key: 'cities', kind: 'many', values: ['POR', 'LIS', 'CAN'] }],
  words: cardWords,
  fetchBoardReader: lazyModule(async () => (await import('@levante/el-capitan/rules')).readBoard),
  fetchRules: catalogue({ en: lazyModule(async () => (await import('./words/en-rules.ts')).enRules) }),
  fetchRoom: lazyModule(async () => (await import('./room.tsx')).ElCapitanRoom),
};
