/** Audience of each bot level, weakest first. */
const LEVELS: { readonly [level: string]: string } = {
  random: 'Plays at random.',
  deckhand: 'For a friendly start.',
  seaman: 'For a second match.',
  helmsman: 'For players who know the rules.',
  boatswain: 'For players who have won before.',
  mate: 'Forgives little.',
  pilot: 'Sees far.',
  master: 'Hard to beat.',
  capitan: 'The strongest on board.',
};

const en = {
  newMatch: 'Set up a match',
  where: 'Where to play',
  places: {
    server: 'On the server: others can join by link',
    device: 'On this device: around this screen and against bots, even without a network',
  },
  howMany: 'Players',
  kindLabel: 'Who plays',
  level: 'Level',
  /** Returns a level's audience; empty if there is no text for it. */
  levelText: (level: string): string => LEVELS[level] ?? '',
  guest: (number: number) => `Guest ${number}`,
  openHint: 'You get a link to share.',
  hereHint: 'At this screen, taking turns with you.',
  boardShipped: 'The reconstructed board',
  boardOwn: 'My own board file',
  boardFile: 'Choose a board file (JSON)',
  boardTaken: (name: string) => `Loaded: ${name}.`,
  boardNotJson: 'This file is not JSON. Choose a board file as “levante board” writes it.',
  boardFault: (path: string, message: string) =>
    `This board has a problem: ${path || 'the whole file'}${message ? ` (${message})` : ''}.`,
  whoMaySit: 'Who may sit down',
  sitters: {
    everybody: 'Everybody: it is among the open tables',
    link: 'Only people with the link',
    invited: 'Only people I invite by their handle',
  },
  /** Below the last choice: before handles are entered, and for guests. */
  inviteAbove: 'Enter a handle at every open seat.',
  inviteNeedsAccount: 'You need an account to invite people.',
  order: 'Seating',
  orderDrawn: 'Drawn by lot',
  orderAsListed: 'As listed; the first seat begins',
  start: 'Open the table',
};

export default en;

/** Texts of the set-up page. */
export type SetUpWords = typeof en;
