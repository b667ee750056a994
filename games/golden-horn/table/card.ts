import type { GameCard } from '@levante/table/match/card.ts';
import { lazyModule } from '@levante/table/ui/lazy.ts';
import { catalogue } from '@levante/table/words/language.ts';
import { cardWords } from './words/card.ts';

/** Golden Horn as the pages know it that offer and set up matches. */
export const goldenHornCard: GameCard = {
  id: 'golden-horn',
  seats: { fewest: 2, most: 4, usual: 3 },
  bots: 2,
  choices: [{ key: 'ruleset', kind: 'one', values: ['as-described', 'as-published'] }],
  words: cardWords,
  fetchBoardReader: lazyModule(async () => (await import('@levante/golden-horn/rules')).readBoard),
  fetchRules: catalogue({ en: lazyModule(async () => (await import('./words/en-rules.ts')).enRules) }),
  fetchRoom: lazyModule(async () => (await import('./room.tsx')).GoldenHornRoom),
};
