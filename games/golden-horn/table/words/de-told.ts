import type { ToldWords } from './told-words.ts';

export const deTold: ToldWords = {
  shipsQuestion: 'wo deine Schiffe sind',
  storeQuestion: 'was dein Warenlager wert ist',
  store: (cubes, points) => `Dein Warenlager: ${cubes}, ${points}.`,
  goodsQuestion: 'was in den Städten liegt',
  goods: (city, goods) => `${city}: ${goods.length === 0 ? 'nichts' : goods.join(', ')}.`,
};
