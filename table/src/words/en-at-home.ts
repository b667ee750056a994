import type { AtHomeWords } from './at-home-words.ts';
import { enHome } from './en-home.ts';
import { formFor } from './en-plural.ts';

const NUMBERS = ['', 'one', 'two', 'three', 'four'];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

export const enAtHome: AtHomeWords = {
  tagline: 'Merchants of the Mediterranean, at a table of your own.',
  tablesWait: (count) => {
    const word = NUMBERS[count] ?? String(count);
    return count === 1 ? 'One table waits for you' : `${word[0]?.toUpperCase()}${word.slice(1)} tables wait for you`;
  },
  fairWind: (name) => `Fair wind, ${name}.`,
  takeTurn: 'Take your turn',
  settingsTitle: 'Settings',
  ownTable: 'A table of your own',
  playNowText: (bots, level) =>
    `Against ${NUMBERS[bots] ?? bots} ${formFor(bots, 'bot', 'bots')} (${enHome.levelName(level)}), at once.`,
  play: 'Play',
  playGame: (game) => `Play ${game}`,
  learnShort: 'Learn',
  learnGame: (game) => `Learn ${game}`,
  setUpShort: 'Set up',
  setUpGame: (game) => `Set up ${game}`,
  rulesShort: 'Rules',
  rulesOf: (game) => `Rules of ${game}`,
  seatsOf: (fewest, most) => (fewest === most ? `${most} players` : `${fewest} to ${most} players`),
  setUp: 'Set up a match',
  setUpText:
    'Either game: with friends by link, around one screen, or against bots, even without a network. Choose who sits where, the rules and the board.',
  myMatches: 'Your matches',
  noMatches: 'No match yet.',
  noMatchesText: 'Play one now, or set one up for your friends.',
  noOthers: 'No others: every match is waiting for you.',
  allMatches: (count) => `All ${count} matches`,
  more: 'Show older matches',
  since: (count) => formFor(count, 'One move since your last visit', `${count} moves since your last visit`),
  sinceLastVisit: 'Since your last visit:',
  movedSince: (names, count) => `${names} ${formFor(count, 'has', 'have')} moved since your last visit`,
  offlineHere: 'You’re offline. Play on this device?',
  yourTurn: 'Your turn',
  turnOf: (name) => `${name}’s turn`,
  openSeats: (count) => formFor(count, 'One seat is open', `${count} seats are open`),
  ranked: (rank) => `Over: you came ${ORDINALS[rank] ?? `number ${rank}`}`,
  watched: 'You are watching',
  overNow: 'Over',
  loading: 'Looking for your matches…',
  here: 'on this device',
  forget: 'Delete',
  forgetMatch: (who) => `Delete the match of ${who}`,
  forgetQuestion: 'Delete it for good?',
  forgetYes: 'Delete it',
  forgetNo: 'Keep it',
};
