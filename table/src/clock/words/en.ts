import { many } from '../../words/en-grammar.ts';
import { catalogue } from '../../words/language.ts';

const en = {
  /** Time control in a few letters. `bank` is minutes, or minutes and seconds. */
  live: (bank: string, incrementS: number) => `${bank} min + ${incrementS} s`,
  days: (hours: number) => `${hours % 24 === 0 ? many(hours / 24, 'day') : many(hours, 'hour')} a turn`,
  noClock: 'No clock',
};

export type ClockWords = typeof en;

export const clockWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
