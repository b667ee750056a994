import { frMany } from '../../words/fr-grammar.ts';
import type { ClockWords } from './en.ts';

export default {
  live: (bank, incrementS) => `${bank} min + ${incrementS} s`,
  days: (hours) => `${hours % 24 === 0 ? frMany(hours / 24, 'jour') : frMany(hours, 'heure')} par tour`,
  noClock: 'Sans pendule',
  label: 'Temps restant :',
  states: {
    waits: 'Temps restant',
    runs: 'La pendule tourne',
    low: 'Il reste peu de temps',
    urgent: 'Il reste peu de temps, et la pendule tourne',
    still: 'La pendule est arrêtée',
    out: 'Temps écoulé',
  },
  timeLeft: (hours, minutes) => `${hours} h ${String(minutes).padStart(2, '0')}`,
  hoursLeft: (hours) => `${hours} h`,
  daysLeft: (days) => frMany(days, 'jour'),
  spoken: {
    seconds: (seconds) => frMany(seconds, 'seconde'),
    minutes: (minutes) => frMany(minutes, 'minute'),
    hours: (hours) => frMany(hours, 'heure'),
    days: (days) => frMany(days, 'jour'),
  },
  yourTurn: (left) => `À vous de jouer, temps restant : ${left}.`,
  oneMinute: 'Plus qu’une minute.',
  tenSeconds: 'Plus que dix secondes.',
  plays: (level) => `${level} joue`,
} satisfies ClockWords;
