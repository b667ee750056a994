import { many } from '../../words/de-grammar.ts';
import type { ClockWords } from './en.ts';

export default {
  live: (bank, incrementS) => `${bank} Min. + ${incrementS} s`,
  days: (hours) => `${hours % 24 === 0 ? many(hours / 24, 'Tag', 'Tage') : many(hours, 'Stunde', 'Stunden')} je Zug`,
  noClock: 'Ohne Uhr',
} satisfies ClockWords;
