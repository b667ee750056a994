import { catalogue } from '../../words/language.ts';

const en = {
  bots: 'Play on from here against bots',
  friends: 'Play on from here with friends',
};

export type PlayFromWords = typeof en;

export const playFromWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
