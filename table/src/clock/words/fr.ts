import { frMany } from '../../words/fr-grammar.ts';
import type { ClockWords } from './en.ts';

export default {
  live: (bank, incrementS) => `${bank} min + ${incrementS} s`,
  days: (hours) => `${hours % 24 === 0 ? frMany(hours / 24, 'jour') : frMany(hours, 'heure')} par tour`,
  noClock: 'Sans pendule',
} satisfies ClockWords;
