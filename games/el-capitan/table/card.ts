import type { GameCard } from '@levante/table/match/card.ts';
import { westernCities } from '@levante/table/show/late-west.ts';
import { lazyModule } from '@levante/table/ui/lazy.ts';
import { fetchSmallParts } from './show/late-parts.ts';
import { cardWords } from './words/card.ts';

const fetchRoom = lazyModule(async () => (await import('./room.tsx')).ElCapitanRoom);
/** Parts of the rules that only some matches need. */
const fetchBoards = lazyModule(() => import('@levante/el-capitan/rules/bring-boards'));
const fetchPirate = lazyModule(() => import('@levante/el-capitan/rules/bring-pirate'));

/** El Capitán as the pages know it that offer and set up matches. */
export const elCapitanCard: GameCard = {
  id: 'el-capitan',
  seats: { fewest: 2, most: 5, usual: 4 },
  bots: 3,
  choices: [{ key: 'cities', kind: 'many', values: ['POR', 'LIS', 'CAN'] }],
  words: cardWords,
  fetchBoardReader: async () => (await fetchBoards()).readBoard,
  fetchStudy: lazyModule(async () => (await import('./study.ts')).elCapitanStudy),
  fetchFace: lazyModule(async () => (await import('./face.tsx')).ElCapitanFace),
  async fetchRoom({ cities, board }) {
    const extra = Array.isArray(cities) ? cities : [];
    const [room, boards, pirate] = await Promise.all([
      fetchRoom(),
      typeof board === 'object' ? fetchBoards() : null,
      extra.includes('CAN') ? fetchPirate() : null,
      extra.length > 0 ? westernCities.ask() : null,
      fetchSmallParts(),
    ]);
    boards?.bringBoards();
    pirate?.bringPirate();
    return room;
  },
};
