import { enHome } from './en-home.ts';
import { enRefusals } from './en-refusals.ts';
import type { PageWords } from './messages.ts';

export const enPage: PageWords = {
  lang: 'en',
  home: enHome,
  settings: {
    language: 'Language',
    languageMissing: (name) => `${name} could not be loaded. Check your network, then try again.`,
    theme: 'Colours',
    themes: { system: 'Same as the system', light: 'Day', dark: 'Lamplight' },
    speed: 'Others’ turns',
    speeds: { '1': 'Calm', '2': 'Fast', skip: 'At once' },
    sound: 'Sound',
    confirmEnd: 'Ask before my turn ends',
  },
  refusals: enRefusals,
  errors: {
    offline: 'The server is not answering. Check your network, then try again.',
    stale: 'The match moved on before your turn arrived, so it was not played. This is the table as it is now.',
    badIdentity: 'The server does not recognise this browser. Allow cookies for this page, then reload it.',
    noSuchMatch: 'There is no such match. The link may be old or cut short.',
    notYourSeat: 'This seat belongs to someone else. Open the page in the browser you sat down in.',
    notOpener: 'Only the person who opened this table can do that.',
    notStarted: 'The match begins when every seat is taken.',
    noOpenSeat: 'All seats are taken. You can still watch.',
    seatTaken: 'Someone else took this seat first. Choose another.',
    tooMany: 'Too many requests at once. Wait a few seconds, then try again.',
    newerRules: 'This match needs a newer version of Levante.',
    banned: 'The operator of this server has banned you for a time.',
    tooManyMatches:
      'You have opened as many matches as one may. Finish or delete some first; those finished today count until tomorrow.',
    notAlone: 'This match has begun, or somebody else sits in it: it stays.',
    tooLarge: 'This is too large for the server. A board file may be at most 128 kB.',
    badName: 'A name has 1 to 40 characters, with no space at either end.',
    newerServer: 'The server is newer than this page: reload it.',
    notHere:
      'This browser has no such match. A match on a device stays in the browser it was begun in until it is deleted there.',
    unkept:
      'The browser did not save the match. It may be out of space, or set to save nothing for this page: make room or allow it, then try again.',
    noBots: 'The bots could not be loaded. Check your network, then try again.',
    partMissing: 'Part of this page could not be loaded. Check your network, then try again.',
    unexpected: (code) => `Something went wrong (${code}). Try again; if that does not help, reload the page.`,
  },
};
