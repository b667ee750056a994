import { many } from '../../words/en-grammar.ts';
import { catalogue } from '../../words/language.ts';

const en = {
  /** Time control in a few letters. `bank` is minutes, or minutes and seconds. */
  live: (bank: string, incrementS: number) => `${bank} min + ${incrementS} s`,
  days: (hours: number) => `${hours % 24 === 0 ? many(hours / 24, 'day') : many(hours, 'hour')} a turn`,
  noClock: 'No clock',
  /** Before the time left, for screen readers. */
  label: 'Time left:',
  states: {
    waits: 'Time left',
    runs: 'The clock is running',
    low: 'Little time left',
    urgent: 'Little time left, and the clock is running',
    still: 'The clock stands still',
    out: 'Out of time',
  },
  /** Time left in a narrow place. */
  timeLeft: (hours: number, minutes: number) => `${hours} h ${String(minutes).padStart(2, '0')}`,
  hoursLeft: (hours: number) => `${hours} h`,
  daysLeft: (days: number) => many(days, 'day'),
  /** Time left within a sentence. */
  spoken: {
    seconds: (seconds: number) => many(seconds, 'second'),
    minutes: (minutes: number) => many(minutes, 'minute'),
    hours: (hours: number) => many(hours, 'hour'),
    days: (days: number) => many(days, 'day'),
  },
  yourTurn: (left: string) => `Your turn, ${left} left.`,
  oneMinute: 'One minute left.',
  tenSeconds: 'Ten seconds left.',
  /** On the panel of somebody for whom a bot plays. */
  plays: (level: string) => `${level} plays`,
};

export type ClockWords = typeof en;

export const clockWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
