import type { ToldWords } from './told-words.ts';

export const itTold: ToldWords = {
  shipsQuestion: 'dove sono le tue navi',
  storeQuestion: 'quanto vale il tuo magazzino',
  store: (cubes, points) => `Il tuo magazzino: ${cubes}, ${points}.`,
  goodsQuestion: 'che cosa c’è nelle città',
  goods: (city, goods) => `${city}: ${goods.length === 0 ? 'niente' : goods.join(', ')}.`,
};
