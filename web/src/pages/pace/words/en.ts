import { many } from '@levante/table/words/en-grammar.ts';

const hoursText = (hours: number): string => (hours % 24 === 0 ? many(hours / 24, 'day') : many(hours, 'hour'));

const en = {
  legend: 'How fast',
  kinds: { none: 'No clock', live: 'Live', days: 'Over days' },
  kindNotes: { none: 'among friends', live: 'everyone is here now', days: 'a turn whenever you can' },
  /** Before the minutes for the whole match. */
  bank: 'Each has',
  minutes: (minutes: number) => `${minutes} min`,
  /** Before the seconds added after each turn. */
  increment: 'and after each turn',
  seconds: (seconds: number) => `+${seconds} s`,
  free: 'The first five seconds of a turn are free.',
  /** Length of a match in minutes; `from` and `to` are equal where it is known from others. */
  lasts: ({ from, to }: { readonly from: number; readonly to: number }) =>
    from === to ? `About ${from} minutes.` : `About ${from} to ${to} minutes.`,
  eachTurn: 'For each turn',
  hours: hoursText,
  /** Before the size of the reserve. */
  reserve: 'and a reserve of',
  reserveHours: (hours: number) => (hours === 0 ? 'none' : hoursText(hours)),
  reserveNote: 'The reserve is used once the time for a turn is over. Quick turns fill it again.',
  nights: 'Clocks stand still at night and on days off:',
  nightsLink: 'set yours',
  /** Before the level of the bot that plays on. */
  standIn: 'If time runs out or someone leaves, a bot plays on:',
  standInLeft: 'If someone has to leave, a bot can play on:',
  standInBack: 'Its person can take the seat back.',
  onDevice: 'Matches on this device have no clock: take your time.',
  /** The whole choice, in the foot of the form. */
  chosen: {
    none: 'without a clock',
    live: (minutes: number, seconds: number) =>
      seconds === 0 ? `live, ${minutes} minutes each` : `live, ${minutes} minutes each and ${seconds} seconds a turn`,
    days: (hours: number, reserveH: number) =>
      `${hoursText(hours)} for each turn${reserveH > 0 ? ` and ${hoursText(reserveH)} in reserve` : ''}`,
  },
  sentence: (game: string, players: number, pace: string) => `${game} for ${players}, ${pace}.`,
  /** When the match starts, by the number of open seats. */
  starts: (open: number) =>
    open === 0
      ? 'It starts immediately.'
      : open === 1
        ? 'It starts when one more person has come.'
        : `It starts when ${open} more people have come.`,
};

export default en;

/** Texts of the choice of a time control. */
export type PaceWords = typeof en;
