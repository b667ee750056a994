import { lazy } from '@levante/table/lib/lazy.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { chartDrawings } from './art/drawings.ts';
import { cardWords } from './card/words/index.ts';

const fetchRoom = lazy(async () => (await import('./room.tsx')).GoldenHornRoom);
/** Golden Horn as listed on the pages that offer and set up matches. */
export const goldenHornCard: GameCard = {
  id: 'golden-horn',
  seats: { fewest: 2, most: 4, usual: 3 },
  bots: 2,
  choices: [{ key: 'ruleset', kind: 'one', values: ['as-described', 'as-published'] }],
  words: cardWords,
  fetchBoardReader: lazy(async () => (await import('@levante/golden-horn/rules')).goldenHorn.manifest.readBoard),
  fetchStudy: lazy(async () => (await import('./study.ts')).goldenHornStudy),
  fetchFace: lazy(async () => (await import('./card/face.tsx')).GoldenHornFace),
  async fetchRoom() {
    const [room] = await Promise.all([fetchRoom(), chartDrawings.ask()]);
    return room;
  },
};
