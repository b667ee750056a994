import type { StandInReason } from '@levante/wire';
import { enSubject, many } from '../../words/en-grammar.ts';
import type { NamedPerson } from '../../words/grammar.ts';

const hoursText = (hours: number): string => (hours % 24 === 0 ? many(hours / 24, 'day') : many(hours, 'hour'));

const en = {
  /** Time control in a few letters. `bank` is minutes, or minutes and seconds. */
  live: (bank: string, incrementS: number) => `${bank} min + ${incrementS} s`,
  days: (hours: number, reserveH: number) =>
    `${hoursText(hours)} a turn${reserveH > 0 ? `, ${hoursText(reserveH)} in reserve` : ''}`,
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
  /** Why the clock of a person stands still over days; `until` is a time of day, with the day from tomorrow on. */
  pause: {
    night: (until: string) => `Night. The clock stands still until ${until}`,
    dayOff: (until: string) => `Day off. The clock stands still until ${until}`,
  },
  /** While all clocks stand still by consent. */
  breakLeft: (left: string) => `Break: ${left} left`,
  pausedUntil: (until: string) => `Paused until ${until}`,
  due: (by: string) => `Due by ${by}`,
  onReserve: 'The hours of this turn are over, the reserve is running',
  reserve: (left: string) => `In reserve: ${left}`,
  /** Time left in a narrow place. */
  /** The reserve on a clock, after the hours of the turn. */
  reserveShort: (hours: number) => (hours >= 48 ? `+${Math.floor(hours / 24)} d` : `+${hours} h`),
  timeLeft: (hours: number, minutes: number) => `${hours} h ${String(minutes).padStart(2, '0')}`,
  hoursLeft: (hours: number) => `${hours} h`,
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
  /** On the panel of a player for whom a bot plays. */
  plays: (level: string) => `${level} plays`,
  playsForYou: (level: string) => `${level} is playing for you`,
  /** The same at a screen that several people share. */
  playsForOther: (level: string, name: string) => `${level} is playing for ${name}`,
  /** Why a bot plays for the reader. */
  why: {
    time: 'Your time ran out. Take your seat back whenever you like.',
    resigned: 'You left the seat to a bot. Take it back whenever you like.',
    away: 'You were away. Take your seat back whenever you like.',
    ended: 'Everybody agreed to end now. Bots play the rest, and then you see the places.',
  } satisfies Record<StandInReason, string>,
  reclaim: 'Take my seat back',
  /** On the button that ends a turn. */
  added: (seconds: number) => `+${seconds} s`,
  resign: {
    entry: 'Let a bot play for me',
    effect: 'A bot plays on for you until you take your seat back.',
    effectWithClock: 'A bot plays on for you until you take your seat back. Your clock stands still meanwhile.',
    yes: 'Let a bot play',
    no: 'Keep playing',
  },
  /** Lines of the log. */
  changes: {
    time: (who: NamedPerson, level: string) =>
      who.you ? `Your time ran out. ${level} plays on.` : `${who.name}’s time ran out. ${level} plays on.`,
    resigned: (who: NamedPerson, level: string) =>
      who.you ? `You left your seat to ${level}.` : `${who.name} left the seat to ${level}.`,
    away: (who: NamedPerson, level: string) =>
      who.you ? `You were away. ${level} plays on.` : `${who.name} is away. ${level} plays on.`,
    ended: (who: NamedPerson, level: string) =>
      who.you ? `${level} plays the rest for you.` : `${level} plays the rest for ${who.name}.`,
    back: (who: NamedPerson) => (who.you ? 'You are back.' : `${who.name} is back.`),
  } satisfies Record<StandInReason | 'back', unknown>,
  /** A bot that plays for a person, as the subject of a sentence. */
  standIn: (level: string, who: NamedPerson) => `${level} (for ${who.you ? 'you' : who.name})`,
  /** Next to the name of a person who is not at the table. */
  away: 'away',
  presence: { here: 'here', away: 'away' },
  /** While looking back: time used for the shown turn. */
  used: (who: NamedPerson, time: string) => `${enSubject(who)} used ${time} for this turn.`,
};

export default en;

export type ClockWords = typeof en;
