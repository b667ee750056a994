import type { PlayFromWords } from './en.ts';

const fr: PlayFromWords = {
  bots: 'Reprendre d’ici contre des bots',
  friends: 'Reprendre d’ici avec des amis',
};

export default fr;
