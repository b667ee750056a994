import { lazyModule } from '@levante/table/late/lazy.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { fortDrawings } from './art/drawings.ts';
import { cardWords } from './words/card.ts';

const fetchRoom = lazyModule(async () => (await import('./room.tsx')).GoldenHornRoom);
/** A part of the rules that only some matches need. */
const fetchBoards = lazyModule(() => import('@levante/golden-horn/rules/bring-boards'));

/** Golden Horn as the pages know it that offer and set up matches. */
export const goldenHornCard: GameCard = {
  id: 'golden-horn',
  seats: { fewest: 2, most: 4, usual: 3 },
  bots: 2,
  choices: [{ key: 'ruleset', kind: 'one', values: ['as-described', 'as-published'] }],
  words: cardWords,
  fetchBoardReader: async () => (await fetchBoards()).readNewBoard,
  fetchStudy: lazyModule(async () => (await import('./study.ts')).goldenHornStudy),
  fetchFace: lazyModule(async () => (await import('./face.tsx')).GoldenHornFace),
  async fetchRoom({ board }) {
    const [room, boards] = await Promise.all([
      fetchRoom(),
      typeof board === 'object' ? fetchBoards() : null,
      fortDrawings.ask(),
    ]);
    boards?.bringBoards();
    return room;
  },
};
