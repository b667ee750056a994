import { formFor, many } from '@levante/table/words/en-grammar.ts';

const span = (hours: number): string => (hours % 24 === 0 ? many(hours / 24, 'day') : many(hours, 'hour'));

const en = {
  title: 'Tables',
  tagline: 'Play with others: for an hour, or a turn a day.',
  haveCode: 'I have a code',
  /** The same, where there is little space. */
  code: 'Code',
  open: 'Open a table',
  quick: 'Quick match',
  quickText: 'You get a seat. The match starts when the table is full.',
  /** Big in a cell: the time control. */
  live: (minutes: number, seconds: number) => `${minutes} + ${seconds}`,
  day: 'One day',
  /** Below it. */
  livePlayers: (count: number) => `live, ${many(count, 'player')}`,
  dayPlayers: (count: number) => `a turn, ${many(count, 'player')}`,
  nobody: 'nobody waits',
  waiting: (count: number) => formFor(count, '1 waits', `${count} are waiting`),
  youWait: (others: number) => (others === 0 ? 'You are waiting' : `You and ${others} more`),
  leave: 'Leave',
  startsIn: (seconds: number) => `Starts in ${seconds} s`,
  /** In the head of other pages, with the short form. */
  hasStarted: 'Your match has started',
  secondsLeft: (seconds: number) => `${seconds} s`,
  goThere: 'Go',
  someWait: (people: number, seats: number) => `${people} of ${seats} ${formFor(people, 'is', 'are')} waiting`,
  waitAt: (tables: number) => `You are waiting at ${tables} tables`,
  tooMany: 'You are waiting at three tables already. Leave one first.',
  /** Announced to screen readers. */
  nowWaiting: (game: string) => `You are waiting for ${game}.`,
  nowStarting: (game: string) => `${game}: the table is full. The match starts.`,
  /** Title of the browser's tab. */
  titleStarts: (game: string) => `Table full: ${game}`,
  left: 'You have left the table.',
  openTables: 'Open tables',
  /** Number of people who look at the open tables, oneself included. */
  here: (count: number) => `${count} people are here`,
  hereNow: 'Here now',
  invite: 'Invite',
  /** Accessible name of the same link. */
  inviteHere: (name: string) => `Invite: ${name}`,
  /** Activities of people who are here. */
  does: { plays: 'plays', waits: 'waits at a table', looks: 'free' },
  playsGame: (game: string) => `plays ${game}`,
  watch: 'Watch',
  /** Accessible name of the same link. */
  watchHere: (name: string) => `Watch: ${name}`,
  /** Shown if all people who are here hide it. */
  nobodyShown: 'Nobody shows themselves here.',
  /** Next to a checkbox. */
  showMe: 'Show me here, and what I do',
  show: 'Show',
  allGames: (count: number): string => (count === 2 ? 'Both games' : 'All games'),
  paces: { live: 'Live', days: 'Over days', none: 'No clock' },
  /** Time control in a row. */
  liveTime: (minutes: number, seconds: number) => `Live, ${minutes} min + ${seconds} s`,
  daysTime: (hours: number, reserveH: number) => {
    const turn =
      hours % 24 === 0
        ? `${formFor(hours / 24, 'One day', `${hours / 24} days`)} a turn`
        : `${many(hours, 'hour')} a turn`;
    return reserveH === 0 ? turn : `${turn}, ${span(reserveH)} in reserve`;
  },
  fresh: (count: number) => many(count, 'new table'),
  openedBy: (name: string, ago: string) => `${name}, ${ago}`,
  justNow: 'just now',
  /** Table of a row, in the accessible name of its button. */
  tableOf: (game: string, name: string) => `${game} with ${name}`,
  free: 'free',
  lastSeat: 'last seat',
  bot: 'bot',
  gone: 'gone',
  taken: 'The seat was taken a moment ago.',
  youSit: 'You sit here',
  noTables: 'Nobody is waiting at the moment.',
  noTablesText: 'Open a table, and others will see it here.',
  noneFits: 'No table like this.',
  openLike: 'Open one like it',
  loading: 'Looking for tables…',
  yourMatches: 'Your matches',
  all: (count: number) => `All ${count}`,
  yourTurn: 'Your turn',
  play: 'Play',
  with: (names: string) => `with ${names}`,
  turnOf: (name: string) => `${name}’s turn`,
  openSeats: (count: number) => formFor(count, 'One seat is open', `${count} seats are open`),
  noClock: 'no clock',
  timeLeft: (time: string) => `${time} left`,
  minutes: (count: number) => `${count} min`,
  hours: (hours: number, minutes: number) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
  days: (count: number) => many(count, 'day'),
  noMatches: 'No match is running.',
  offline: 'The server is not answering. Matches on this device go on.',
  toDevice: 'Your matches',
  codeLabel: 'Code or link',
  codeText: 'Enter the code of the table, or paste its link.',
  codeWrong: 'A code has 14 letters and digits.',
  codeGo: 'Go to the table',
};

export default en;

/** Texts of the page of open tables. */
export type TablesWords = typeof en;
