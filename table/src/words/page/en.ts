import type { JsonObject } from '@levante/contract';

/** Levels of bots, weakest first. */
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

const at = ({ path }: JsonObject): string => (typeof path === 'string' && path !== '' ? ` (at ${path})` : '');

const en = {
  home: {
    signIn: 'Sign in',
    title: 'Levante',
    playWithoutServer: 'Play on this device',
    rulesLink: 'How to play',
    nav: { tables: 'Tables', learn: 'Learn', rules: 'Rules', puzzles: 'Puzzles', statistics: 'Statistics' },
    account: 'Your account',
    licences: 'Licences',
    defaultName: 'Captain',
    notLoaded: 'This page did not load',
    reload: 'Reload',
    tryAgain: 'Try again',
    game: 'Game',
    whoSits: 'Who sits where',
    seat: (number: number) => `Seat ${number}`,
    kinds: { me: 'Me', here: 'Someone here', open: 'Open, by link', bot: 'Bot' },
    /** Name of a level; a level without one shows its id. */
    levelName: (level: string): string => LEVELS[level] ?? level,
    nameLabel: 'Name',
    botNames: ['Bianca', 'Tariq', 'Zoe', 'Elio', 'Nadia'],
    board: 'Board',
    starting: 'Opening the table…',
    back: 'Back',
    needName: 'Enter a name of up to 40 characters.',
    join: 'Sit down',
    joining: 'Sitting down…',
    notFound: 'There is nothing here.',
    notFoundText: 'The link may be old or cut short. Go to your matches, or ask for the link again.',
  },
  settings: {
    language: 'Language',
    languageMissing: (name: string) => `${name} could not be loaded. Check your network, then try again.`,
    theme: 'Colours',
    themes: { system: 'Same as the system', light: 'Day', dark: 'Lamplight' },
    speed: 'Opponents’ turns',
    speeds: { '1': 'Normal', '2': 'Fast', skip: 'Instant' },
    sound: 'Sound',
    confirmEnd: 'Ask before my turn ends',
  },
  errors: {
    offline: 'The server is not answering. Check your network, then try again.',
    stale: 'The match had moved on before this arrived. This is the table as it is now.',
    badIdentity: 'The server does not recognise this browser. Sign in, or allow cookies for this page and reload it.',
    /** In a match in which this browser had a seat. */
    signedOut: 'The server no longer recognises this browser, so you are only watching. Sign in to play on.',
    noSuchMatch: 'There is no such match. The link may be old or cut short.',
    notYourSeat: 'This seat belongs to someone else. Open the page in the browser you sat down in, or sign in.',
    notOpener: 'Only the person who opened this table can do that.',
    notStarted: 'The match starts when every seat is taken.',
    noOpenSeat: 'All seats are taken. You can still watch.',
    seatTaken: 'Someone else took this seat first. Choose another.',
    seatReserved: 'This seat is kept for its player for a minute. Try again then.',
    notOver: 'The match isn’t over yet.',
    atMaximum: 'As many of these are kept as there may be. Remove one, then try again.',
    tooMany: 'Too many requests at once. Wait a few seconds, then try again.',
    newerRules: 'This match needs a newer version of Levante.',
    banned: 'The operator of this server has banned you for now.',
    paused: 'An operator has paused new matches. What is being played goes on.',
    invitationNeeded:
      'On this server you need an invitation to play with others. Enter your code at the top of the page, or open its link.',
    tooManyMatches:
      'You have too many open matches. Finish or delete some first; those finished today count until tomorrow.',
    botPlays: 'A bot is playing for you. Take your seat back first.',
    noBotPlays: 'You have your seat already.',
    outOfTime: 'Your time for this turn is up. The bot finishes it, then you can take your seat back.',
    notAlone: 'This match has started, or someone else is in it, so it can’t be deleted.',
    tooLarge: 'This is too large for the server. A board file may be at most 128 kB.',
    badName: 'A name has 1 to 40 characters, with no space at either end.',
    /** A file of this version is gone from the server. */
    newVersion: 'There is a new version of this site. Reload the page: a turn that you have begun is kept.',
    newerServer: 'This page is older than the server: reload it.',
    notHere:
      'This browser has no such match. A match on a device stays in the browser it was started in until it is deleted there.',
    unkept:
      'The browser did not save the match: its storage was closed, and could not be opened again. Try again; if that does not help, reload the page.',
    noSpace: 'The browser has no space left to save the match. Make room, then try again.',
    unstored: {
      forbidden:
        'This browser stores nothing for this site. Settings, drafts and matches on this device last until you leave the page, and you can’t play with others: that needs cookies.',
      full: 'This browser has no space left for this site: what you choose or begin now lasts until you leave the page.',
    },
    noBots: 'The bots could not be loaded. Check your network, then try again.',
    /** Part of the page could not be loaded. */
    pageMissing: 'The page could not be loaded. Check your network, then try again.',
    partMissing: 'Part of this page could not be loaded. Check your network, then try again.',
    unexpected: (code: string) => `Something went wrong (${code}). Try again; if that does not help, reload the page.`,
  },
  refusals: {
    'bad-request': (d: JsonObject) => `This could not be understood${at(d)}.`,
    'bad-state': (d: JsonObject) => `This position contradicts the rules${at(d)}.`,
    'unknown-game': (_d: JsonObject) => 'This game is not known here.',
    'bad-options': (d: JsonObject) => `These options don’t work${at(d)}.`,
    'not-your-turn': (_d: JsonObject) => 'It is not your turn.',
    'match-over': (_d: JsonObject) => 'The match is over.',
  },
};

export default en;

export type PageWords = typeof en;
