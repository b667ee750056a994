import { formFor } from '@levante/table/words/en-grammar.ts';

const NUMBERS = ['', 'one', 'two', 'three', 'four'];

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

const en = {
  tagline: 'Merchants of the Mediterranean, at a table of your own.',
  tablesWait: (count: number): string => {
    const word = NUMBERS[count] ?? String(count);
    return count === 1 ? 'One table waits for you' : `${word[0]?.toUpperCase()}${word.slice(1)} tables wait for you`;
  },
  /** Greeting above the waiting matches. */
  fairWind: (name: string) => `Fair wind, ${name}.`,
  takeTurn: 'Take your turn',
  settingsTitle: 'Settings',
  ownTable: 'A table of your own',
  openTables: 'Play with others',
  openTablesText: 'Sit down with people who wait for the same: live, or a turn a day.',
  toTables: 'See the tables',
  playNowText: (bots: number, level: string, easy: boolean) => {
    const count = NUMBERS[bots] ?? bots;
    const kind = formFor(bots, 'bot', 'bots');
    return easy ? `Start now against ${count} easy ${kind}.` : `Start now against ${count} ${kind} (${level}).`;
  },
  /**
   * Button of a game. `playGame` is its accessible name, since the text alone does not name the game; likewise for the
   * others.
   */
  play: 'Play',
  playGame: (game: string) => `Play ${game}`,
  learnShort: 'Learn',
  learnGame: (game: string) => `Learn ${game}`,
  setUpShort: 'Set up',
  setUpGame: (game: string) => `Set up ${game}`,
  rulesShort: 'Rules',
  rulesOf: (game: string) => `Rules of ${game}`,
  seatsOf: (fewest: number, most: number) => (fewest === most ? `${most} players` : `${fewest} to ${most} players`),
  setUp: 'Set up a match',
  setUpText:
    'Either game: with friends by link, around one screen, or against bots, even without a network. Choose who sits where, the rules and the board.',
  myMatches: 'Your matches',
  noMatches: 'No match yet.',
  noMatchesText: 'Play one now, or set one up for your friends.',
  /** Shown when all matches are in the banner. */
  noOthers: 'Every match is waiting for you.',
  allMatches: (count: number) => `All ${count} matches`,
  more: 'Show older matches',
  /** Number of actions in a match since the last visit. */
  since: (count: number) => formFor(count, 'One move since your last visit', `${count} moves since your last visit`),
  /** Introduces the list of events. */
  sinceLastVisit: 'Since your last visit:',
  /** `names` is a formatted list of `count` people. */
  movedSince: (names: string, count: number) => `${names} ${formFor(count, 'has', 'have')} moved since your last visit`,
  offlineHere: 'You’re offline. Play on this device?',
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name}’s turn`,
  openSeats: (count: number) => formFor(count, 'One seat is open', `${count} seats are open`),
  ranked: (rank: number) => `Over: you came ${ORDINALS[rank] ?? `number ${rank}`}`,
  watched: 'You are watching',
  overNow: 'Over',
  loading: 'Looking for your matches…',
  /** Badge in the match list for a match stored on this device. */
  here: 'on this device',
  forget: 'Delete',
  forgetMatch: (who: string) => `Delete the match of ${who}`,
  forgetQuestion: 'Delete it for good?',
  forgetYes: 'Delete it',
  forgetNo: 'Keep it',
};

export default en;

/** Texts of the home page. */
export type HomeWords = typeof en;
