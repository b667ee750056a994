import { many } from '../../words/de-grammar.ts';
import type { ClockWords } from './en.ts';

export default {
  live: (bank, incrementS) => `${bank} Min. + ${incrementS} s`,
  days: (hours) => `${hours % 24 === 0 ? many(hours / 24, 'Tag', 'Tage') : many(hours, 'Stunde', 'Stunden')} je Zug`,
  noClock: 'Ohne Uhr',
  label: 'Bedenkzeit:',
  states: {
    waits: 'Bedenkzeit',
    runs: 'Die Uhr läuft',
    low: 'Wenig Zeit übrig',
    urgent: 'Wenig Zeit übrig, und die Uhr läuft',
    still: 'Die Uhr steht',
    out: 'Die Zeit ist um',
  },
  timeLeft: (hours, minutes) => `${hours} h ${String(minutes).padStart(2, '0')}`,
  hoursLeft: (hours) => `${hours} h`,
  daysLeft: (days) => many(days, 'Tag', 'Tage'),
  spoken: {
    seconds: (seconds) => many(seconds, 'Sekunde', 'Sekunden'),
    minutes: (minutes) => many(minutes, 'Minute', 'Minuten'),
    hours: (hours) => many(hours, 'Stunde', 'Stunden'),
    days: (days) => many(days, 'Tag', 'Tage'),
  },
  yourTurn: (left) => `Du bist am Zug, noch ${left}.`,
  oneMinute: 'Noch eine Minute.',
  tenSeconds: 'Noch zehn Sekunden.',
  plays: (level) => `Es spielt: ${level}`,
} satisfies ClockWords;
