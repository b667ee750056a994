import type { ToldWords } from './told-words.ts';

export const frTold: ToldWords = {
  shipsQuestion: 'où sont vos bateaux',
  storeQuestion: 'ce que vaut votre entrepôt',
  store: (cubes, points) => `Votre entrepôt : ${cubes}, ${points}.`,
  goodsQuestion: 'ce qu’il y a dans les villes',
  goods: (city, goods) => `${city} : ${goods.length === 0 ? 'rien' : goods.join(', ')}.`,
};
