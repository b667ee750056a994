import type { ToldWords } from './told-words.ts';

export const enTold: ToldWords = {
  shipsQuestion: 'where your ships are',
  storeQuestion: 'what your warehouse is worth',
  store: (cubes, points) => `Your warehouse: ${cubes}, ${points}.`,
  goodsQuestion: 'what lies in the cities',
  goods: (city, goods) => `${city}: ${goods.length === 0 ? 'nothing' : goods.join(', ')}.`,
};
