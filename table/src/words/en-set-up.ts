import type { SetUpWords } from './set-up-words.ts';

/** Whom the levels of bots are for, the weakest first. */
const LEVELS: { readonly [level: string]: string } = {
  random: 'Does anything that is allowed.',
  deckhand: 'For a friendly start.',
  seaman: 'For a second match.',
  helmsman: 'For whoever knows the rules.',
  boatswain: 'For whoever has won before.',
  mate: 'Forgives little.',
  pilot: 'Sees far.',
  master: 'Hard to beat.',
  capitan: 'The strongest on board.',
};

export const enSetUp: SetUpWords = {
  newMatch: 'Set up a match',
  where: 'Where it is played',
  places: {
    server: 'At the server: others can join by link',
    device: 'On this device: at this screen and against bots, also without a network',
  },
  howMany: 'Players',
  kindLabel: 'Who plays',
  level: 'Level',
  levelText: (level) => LEVELS[level] ?? '',
  guest: (number) => `Guest ${number}`,
  openHint: 'You get a link to send.',
  boardShipped: 'The reconstructed board',
  boardOwn: 'A board file of mine',
  boardFile: 'Choose a board file (JSON)',
  boardTaken: (name) => `Read: ${name}.`,
  boardNotJson: 'This file is not JSON. Choose a board file as it is written by “levante board”.',
  boardFault: (path, message) =>
    `This board does not fit. First fault: ${path || 'the file as a whole'}${message ? ` (${message})` : ''}.`,
  order: 'Seating',
  orderDrawn: 'Drawn by lot',
  orderAsListed: 'As listed; the first seat starts',
  start: 'Open the table',
};
