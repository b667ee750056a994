import type { HomeWords } from './home-words.ts';

/** What the levels of bots are called, the weakest first. */
const LEVELS: { readonly [level: string]: string } = {
  random: 'Stowaway',
  deckhand: 'Deckhand',
  seaman: 'Seaman',
  helmsman: 'Helmsman',
  boatswain: 'Boatswain',
  mate: 'Mate',
  pilot: 'Pilot',
  master: 'Master',
  capitan: 'Capitán',
};

export const enHome: HomeWords = {
  title: 'Levante',
  playWithoutServer: 'Play on this device',
  rulesLink: 'How to play',
  nav: { learn: 'Learn', rules: 'Rules', puzzles: 'Puzzles', statistics: 'Statistics' },
  licences: 'Licences',
  defaultName: 'Captain',
  tryAgain: 'Try again',
  game: 'Game',
  whoSits: 'Who sits where',
  seat: (number) => `Seat ${number}`,
  kinds: { me: 'Me', here: 'Someone here', open: 'Open, by link', bot: 'Bot' },
  levelName: (level) => LEVELS[level] ?? level,
  nameLabel: 'Name',
  botNames: ['Bianca', 'Tariq', 'Zoe', 'Elio', 'Nadia'],
  board: 'Board',
  starting: 'Opening the table…',
  back: 'Back',
  needName: 'Please give a name, of at most 40 characters.',
  join: 'Sit down',
  joining: 'Sitting down…',
  notFound: 'There is nothing here.',
  notFoundText: 'The link may be old or cut short. Go to your matches, or ask for the link again.',
};
