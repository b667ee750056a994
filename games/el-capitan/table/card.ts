import { lazyModule } from '@levante/table/late/lazy.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { cityDrawings, pieceDrawings, westernDrawings } from './art/drawings.ts';
import { fetchSmallParts } from './show/late-parts.ts';
import { cardWords } from './words/card.ts';

const fetchRoom = lazyModule(async () => (await import('./room.tsx')).ElCapitanRoom);
const fetchFace = lazyModule(async () => (await import('./face.tsx')).ElCapitanFace);
const fetchNews = lazyModule(() => import('./news.ts'));
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
  fetchBoardReader: async () => (await fetchBoards()).readNewBoard,
  fetchStudy: lazyModule(async () => (await import('./study.ts')).elCapitanStudy),
  async fetchFace() {
    const [face] = await Promise.all([fetchFace(), pieceDrawings.ask()]);
    return face;
  },
  async newsOf(record, from, names) {
    // Brings the parts of the rules that the options of the match need.
    await elCapitanCard.fetchRoom(record.options);
    return (await fetchNews()).newsOf(record, from, names);
  },
  async fetchRoom({ cities, board }) {
    const extra = Array.isArray(cities) ? cities : [];
    const [room, boards, pirate] = await Promise.all([
      fetchRoom(),
      typeof board === 'object' ? fetchBoards() : null,
      extra.includes('CAN') ? fetchPirate() : null,
      pieceDrawings.ask(),
      cityDrawings.ask(),
      extra.length > 0 ? westernDrawings.ask() : null,
      fetchSmallParts(),
    ]);
    boards?.bringBoards();
    pirate?.bringPirate();
    return room;
  },
};
