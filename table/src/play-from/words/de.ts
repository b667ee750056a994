import type { PlayFromWords } from './en.ts';

const de: PlayFromWords = {
  bots: 'Von hier gegen Bots weiterspielen',
  friends: 'Von hier mit Freunden weiterspielen',
};

export default de;
