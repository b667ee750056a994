import { enTurn } from './en-act.ts';
import { enFollow } from './en-follow.ts';
import { enHome } from './en-home.ts';
import { enRefusals } from './en-refusals.ts';
import { enUi } from './en-ui.ts';
import type { Words } from './messages.ts';

export const en: Words = {
  lang: 'en',
  seatWithoutName: (seat) => `Seat ${seat + 1}`,
  act: enTurn,
  follow: enFollow,
  home: enHome,
  refusals: enRefusals,
  ui: enUi,
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
    unexpected: (code) => `Something went wrong (${code}). Try again; if it stays, reload the page.`,
  },
};
