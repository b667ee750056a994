import { itMany } from '../../words/it-grammar.ts';
import type { ClockWords } from './en.ts';

export default {
  live: (bank, incrementS) => `${bank} min + ${incrementS} s`,
  days: (hours) =>
    `${hours % 24 === 0 ? itMany(hours / 24, 'giorno', 'giorni') : itMany(hours, 'ora', 'ore')} per turno`,
  noClock: 'Senza orologio',
  label: 'Tempo rimasto:',
  states: {
    waits: 'Tempo rimasto',
    runs: 'L’orologio corre',
    low: 'Resta poco tempo',
    urgent: 'Resta poco tempo, e l’orologio corre',
    still: 'L’orologio è fermo',
    out: 'Tempo scaduto',
  },
  timeLeft: (hours, minutes) => `${hours} h ${String(minutes).padStart(2, '0')}`,
  hoursLeft: (hours) => `${hours} h`,
  daysLeft: (days) => itMany(days, 'giorno', 'giorni'),
  spoken: {
    seconds: (seconds) => itMany(seconds, 'secondo', 'secondi'),
    minutes: (minutes) => itMany(minutes, 'minuto', 'minuti'),
    hours: (hours) => itMany(hours, 'ora', 'ore'),
    days: (days) => itMany(days, 'giorno', 'giorni'),
  },
  yourTurn: (left) => `Tocca a te, tempo rimasto: ${left}.`,
  oneMinute: 'Resta un minuto.',
  tenSeconds: 'Restano dieci secondi.',
  plays: (level) => `Gioca: ${level}`,
} satisfies ClockWords;
