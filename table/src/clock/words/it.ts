import { itMany } from '../../words/it-grammar.ts';
import type { ClockWords } from './en.ts';

export default {
  live: (bank, incrementS) => `${bank} min + ${incrementS} s`,
  days: (hours) =>
    `${hours % 24 === 0 ? itMany(hours / 24, 'giorno', 'giorni') : itMany(hours, 'ora', 'ore')} per turno`,
  noClock: 'Senza orologio',
} satisfies ClockWords;
