import { enHome } from './en-home.ts';
import { enRefusals } from './en-refusals.ts';
import type { PageWords } from './messages.ts';

export const enPage: PageWords = {
  lang: 'en',
  home: enHome,
  settings: {
    language: 'Language',
    languageMissing: (name) => `${name} could not be fetched. Check the network, then try again.`,
    theme: 'Colours',
    themes: { system: 'As the system', light: 'Day', dark: 'Lamplight' },
    speed: 'Others’ turns',
    speeds: { '1': 'Calm', '2': 'Fast', skip: 'At once' },
    sound: 'Sound',
    confirmEnd: 'Ask before my turn ends',
  },
  refusals: enRefusals,
  errors: {
    offline: 'The server does not answer. Check that it runs, then try again.',
    stale: 'The match had moved on before your turn arrived, so it was not played. This is the table as it is now.',
    badIdentity: 'The browser’s sign of who you are is not accepted. Allow cookies for this page, then reload it.',
    noSuchMatch: 'There is no such match. The link may be old or cut short.',
    notYourSeat: 'This seat belongs to somebody else. Open the page in the browser you sat down with.',
    notStarted: 'The match begins when every seat is taken.',
    noOpenSeat: 'All seats are taken by now. You can watch.',
    seatTaken: 'Somebody was faster: this seat is taken. Choose another.',
    tooMany: 'Too much at once. Wait a few seconds, then try again.',
    tooLarge: 'This is too large for the server. A board file may have 128 kB at most.',
    badName: 'This name does not work: 1 to 40 letters, no blank at the ends.',
    newerServer: 'The server speaks a newer language than this page: reload it.',
    notHere:
      'This browser keeps no such match. Matches on a device stay in the browser they were begun in, until they are deleted there.',
    unkept:
      'This browser did not keep the match. It may be out of room, or be set to keep nothing for this page: make room or allow it, then try again.',
    noBots: 'The bots could not be fetched. Check that the network is there, then try again.',
    partMissing: 'A part of this page could not be fetched. Check that the network is there, then try again.',
    unexpected: (code) => `Something went wrong (${code}). Try again; if it stays, reload the page.`,
  },
};
