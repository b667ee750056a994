import type { PlayFromWords } from './en.ts';

const it: PlayFromWords = {
  bots: 'Continua da qui contro i bot',
  friends: 'Continua da qui con gli amici',
};

export default it;
