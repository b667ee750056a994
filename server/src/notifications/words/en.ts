import proposals from '@levante/table/proposal/words/en.ts';

/** Texts of notifications. Names and games are inserted as they are. */
const en = {
  turn: (game: string) => `Your turn in ${game}`,
  played: (by: string) => `${by} has played.`,
  yourTurn: 'The others are waiting for you.',
  left: (time: string) => `You have ${time} left.`,
  low: (game: string) => `Your time is running out in ${game}`,
  started: (game: string) => `${game} has started`,
  lastSeat: (by: string) => `${by} took the last seat.`,
  seatsTaken: 'All seats are taken.',
  invited: (by: string) => `${by} invites you to a match`,
  rematch: (by: string) => `${by} invites you to a rematch`,
  seat: (game: string) => `${game}: a seat is reserved for you.`,
  somebody: 'Somebody',
  /** As on the page. */
  proposals: proposals.kinds,
  answer: (game: string) => `${game}: do you agree?`,
  replaced: (game: string) => `A bot is playing for you in ${game}`,
  away: 'Your time ran out, or you were away. Take your seat back whenever you like.',
  ended: (game: string) => `${game} is over`,
  /** The place of the reader, from 1, among the seats. */
  place: (rank: number, seats: number, isShared: boolean) => {
    if (rank > 1) return `You came in at place ${rank} of ${seats}.`;
    return isShared ? 'You share the win.' : 'You won.';
  },
  bot: 'Bot',
  noResult: 'It ended without a result.',
  turns: (matches: string) => `Your turn in ${matches} matches`,
  news: (matches: string) => `News from ${matches} matches`,
  newsOf: (game: string) => `News from ${game}`,
  more: (count: string) => `And ${count} more.`,
  channelOff: {
    title: 'A channel of yours was switched off',
    text: 'Nothing could be delivered there for a week. Look at your notifications.',
  },
  security: {
    title: 'Your account was changed',
    text: 'Somebody signed in as you has changed how you sign in. Look whether it was you.',
  },
  test: { title: 'Test message', text: 'Notifications from Levante reach you here.' },
  open: 'Open the match',
  home: 'Open Levante',
  why: 'You get this message because you switched on e-mail notifications.',
  account: 'Open my account',
  settings: 'Change notifications',
  unsubscribe: 'Stop these e-mails',
};

export type NotificationWords = typeof en;
export default en;
