import proposals from '@levante/table/proposal/words/en.ts';
import type { LineWords, WordsByKind } from '../line-parts.ts';

const PLAYER = 'Somebody';
const YOUR_TURN = 'The others are waiting for you.';
const left = (time: string): string => `You have ${time} left.`;
const rematch = (by: string): string => `${by} invites you to a rematch`;

const turn: LineWords = ({ game, by, time }) => {
  const played = by === null ? YOUR_TURN : `${by} has played.`;
  return { title: `Your turn in ${game}`, text: time === null ? played : `${played} ${left(time)}` };
};

const KINDS: WordsByKind = {
  turn,
  low: ({ game, time }) => ({
    title: `Your time is running out in ${game}`,
    text: time === null ? YOUR_TURN : left(time),
  }),
  started: ({ game, by }) => ({
    title: `${game} has started`,
    text: by === null ? 'All seats are taken.' : `${by} took the last seat.`,
  }),
  invited: ({ game, by, what }) => {
    const player = by ?? PLAYER;
    return {
      title: what === 'rematch' ? rematch(player) : `${player} invites you to a match`,
      text: `${game}: a seat is reserved for you.`,
    };
  },
  proposed: ({ game, by, what }) => {
    const titleBy = what === null || what === 'rematch' ? rematch : proposals.kinds[what].title;
    return { title: titleBy(by ?? PLAYER), text: `${game}: do you agree?` };
  },
  replaced: ({ game }) => ({
    title: `A bot is playing for you in ${game}`,
    text: 'Your time ran out, or you were away. Take your seat back whenever you like.',
  }),
  ended: ({ game, result }) => ({ title: `${game} is over`, text: result ?? 'It ended without a result.' }),
  'channel-off': () => ({
    title: 'A channel of yours was switched off',
    text: 'Nothing could be delivered there for a week. Look at your notifications.',
  }),
  security: () => ({
    title: 'Your account was changed',
    text: 'Somebody signed in as you has changed how you sign in. Look whether it was you.',
  }),
};

/** Texts of notifications. Names and games are inserted as they are. */
const en = {
  kinds: KINDS,
  /** The place of the reader, from 1, among the seats. */
  place: (rank: number, seats: number, isShared: boolean) => {
    if (rank > 1) return `You came in at place ${rank} of ${seats}.`;
    return isShared ? 'You share the win.' : 'You won.';
  },
  bot: 'Bot',
  turns: (matches: string) => `Your turn in ${matches} matches`,
  news: (matches: string) => `News from ${matches} matches`,
  newsOf: (game: string) => `News from ${game}`,
  more: (count: string) => `And ${count} more.`,
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
