import { formFor } from '@levante/table/words/en-grammar.ts';
import { catalogue } from '@levante/table/words/language.ts';

const en = {
  /** Heading: number of seats that are free. */
  title: (open: number) => formFor(open, 'One seat is still free', `${open} seats are still free`),
  players: (count: number) => `${count} players`,
  /** In the row of an open seat. */
  openSeat: 'Waiting for someone',
  seatBot: 'Seat a bot instead',
  /** Accessible name of the same button; begins with its text. */
  seatBotAt: (seat: number) => `Seat a bot instead: seat ${seat}`,
  botLevel: (seat: number) => `Level of the bot for seat ${seat}`,
  /** Beside the person who opened the table. */
  opener: 'opened the table',
  invite: 'Invite someone',
  sameTable: 'At the same table?',
  scan: 'Point a phone’s camera at this code.',
  qrCode: 'QR code for this table',
  mail: 'Mail',
  share: 'Share',
  /** Subject of a mail, title of what is shared. */
  invitation: (game: string) => `Play ${game} with me`,
  begins: 'The match starts when every seat is taken. You can leave this page: your matches at home lead back here.',
  callOff: 'Call off the table',
  callOffQuestion: 'Call it off for good?',
  callOffYes: 'Call it off',
  callOffNo: 'Keep it',
  /** News, read aloud. */
  satDown: (name: string) => `${name} has sat down.`,
  linkLabel: 'Link to this table',
  copyLink: 'Copy the link',
  /** The browser does not let the page copy: the link is marked instead. */
  copyMarked: 'The link is selected: copy it.',
};

/** Sentences of a table that waits for people to sit down. */
export type WaitingWords = typeof en;

export const waitingWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
