import { lazy } from '@levante/table/lib/lazy.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { cityDrawings, pieceDrawings, westernDrawings } from './art/drawings.ts';
import { cardWords } from './card/words/index.ts';

const fetchRoom = lazy(async () => (await import('./room.tsx')).ElCapitanRoom);
const fetchFace = lazy(async () => (await import('./card/face.tsx')).ElCapitanFace);
const fetchNews = lazy(() => import('./news.ts'));
/** El Capitán as listed on the pages that offer and set up matches. */
export const elCapitanCard: GameCard = {
  id: 'el-capitan',
  seats: { fewest: 2, most: 5, usual: 4 },
  bots: 3,
  choices: [{ key: 'cities', kind: 'many', values: ['POR', 'LIS', 'CAN'] }],
  words: cardWords,
  fetchBoardReader: lazy(async () => (await import('@levante/el-capitan/rules')).elCapitan.manifest.readBoard),
  fetchStudy: lazy(async () => (await import('./study.ts')).elCapitanStudy),
  async fetchFace() {
    const [face] = await Promise.all([fetchFace(), pieceDrawings.ask()]);
    return face;
  },
  async newsOf(record, from, names) {
    return (await fetchNews()).newsOf(record, from, names);
  },
  async fetchRoom({ cities }) {
    const isWestern = Array.isArray(cities) && cities.length > 0;
    const drawings = [pieceDrawings, cityDrawings, ...(isWestern ? [westernDrawings] : [])];
    const [room] = await Promise.all([fetchRoom(), ...drawings.map((one) => one.ask())]);
    return room;
  },
};
