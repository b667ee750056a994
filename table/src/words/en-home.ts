import { formFor, many } from './en-plural.ts';
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
const NUMBERS = ['', 'one', 'two', 'three', 'four'];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

export const enHome: HomeWords = {
  title: 'Levante',
  tagline: 'Merchants of the Mediterranean, at a table of your own.',
  tablesWait: (count) => {
    const word = NUMBERS[count] ?? String(count);
    return count === 1 ? 'One table waits for you' : `${word[0]?.toUpperCase()}${word.slice(1)} tables wait for you`;
  },
  fairWind: (name) => `Fair wind, ${name}.`,
  takeTurn: 'Take your turn',
  atHand: 'At hand',
  ownTable: 'A table of your own',
  playNowText: (bots, level) =>
    `Against ${NUMBERS[bots] ?? bots} bots (${LEVELS[level] ?? level}); you can start at once.`,
  playWithoutServer: 'Play on this device',
  play: 'Play',
  playGame: (game) => `Play ${game}`,
  setUpShort: 'Set up',
  setUpGame: (game) => `Set up ${game}`,
  rulesShort: 'Rules',
  rulesOf: (game) => `Rules of ${game}`,
  seatsOf: (fewest, most) => `${fewest} to ${most} players`,
  setUp: 'Set up a match',
  setUpText:
    'Either game, for friends by link, at one screen, or against bots, also without a network: choose who sits where, the rules and the board.',
  rulesLink: 'How to play',
  myMatches: 'Your matches',
  noMatches: 'No match yet.',
  noMatchesText: 'Play one now, or set one up for your friends.',
  noOthers: 'No others: all of them wait for you.',
  more: 'Show older matches',
  yourTurn: 'Your turn',
  turnOf: (name) => `${name}’s turn`,
  openSeats: (count) => formFor(count, 'One seat is open', `${count} seats are open`),
  ranked: (rank) => `Over: you came ${ORDINALS[rank] ?? `number ${rank}`}`,
  watched: 'You are watching',
  overNow: 'Over',
  players: (count) => many(count, 'player'),
  defaultName: 'Captain',
  loading: 'Looking for your matches…',
  tryAgain: 'Try again',
  game: 'Game',
  here: 'on this device',
  forget: 'Delete',
  forgetMatch: (who) => `Delete the match of ${who}`,
  forgetQuestion: 'Delete it for good?',
  forgetYes: 'Delete it',
  forgetNo: 'Keep it',
  whoSits: 'Who sits where',
  seat: (number) => `Seat ${number}`,
  kinds: { me: 'Me', here: 'Someone else at this screen', open: 'Open, by link', bot: 'Bot' },
  levelName: (level) => LEVELS[level] ?? level,
  nameLabel: 'Name',
  botNames: ['Bianca', 'Tariq', 'Zoe', 'Elio', 'Nadia'],
  board: 'Board',
  starting: 'Opening the table…',
  back: 'Back',
  needName: 'Please give a name, of at most 40 letters.',
  join: 'Sit down',
  joinText: (host) => `${host} keeps a seat for you.`,
  joinSeat: 'Seat',
  joining: 'Sitting down…',
  watchOnly: 'Just watch',
  notFound: 'There is nothing here.',
  notFoundText: 'The link may be old or cut short. Go to your matches, or ask for the link once more.',
  howToPlay: (game) => `How to play ${game}`,
};
