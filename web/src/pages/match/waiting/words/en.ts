import { formFor } from '@levante/table/words/en-grammar.ts';

const en = {
  /** Heading with the number of open seats. */
  title: (open: number) => formFor(open, 'One seat is still free', `${open} seats are still free`),
  players: (count: number) => `${count} players`,
  /** In the row of an open seat. */
  openSeat: 'Waiting for someone',
  seatBot: 'Seat a bot instead',
  /** Accessible name of the same button; starts with its text (WCAG 2.5.3). */
  seatBotAt: (seat: number) => `Seat a bot instead: seat ${seat}`,
  botLevel: (seat: number) => `Level of the bot for seat ${seat}`,
  /** Next to my name, if I opened the table. */
  youOpened: 'you, opened the table',
  invite: 'Invite someone',
  sameTable: 'At the same table?',
  scan: 'Point a phone’s camera at this code.',
  qrCode: 'QR code for this table',
  mail: 'Mail',
  share: 'Share',
  /** Subject of the mail and title of the share sheet. */
  invitation: (game: string) => `Play ${game} with me`,
  begins: 'The match starts when every seat is taken. You can leave this page and come back from your matches.',
  leave: 'Leave the table',
  /** Next to the name of a person whose seat is reserved, in a rematch. */
  reservedSeat: 'kept for this player',
  callOff: 'Call off the table',
  callOffQuestion: 'Call it off for good?',
  callOffYes: 'Call it off',
  callOffNo: 'Keep it',
  /** Announced to screen readers. */
  satDown: (name: string) => `${name} has sat down.`,
  linkLabel: 'Link to this table',
  copyLink: 'Copy the link',
  /** Shown when the browser forbids copying; the link is selected instead. */
  copyMarked: 'The link is selected: copy it.',
};

export default en;

/** Texts of a table that waits for players. */
export type WaitingWords = typeof en;
