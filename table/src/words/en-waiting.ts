import { formFor } from './en-plural.ts';
import type { WaitingWords } from './waiting-words.ts';

export const enWaiting: WaitingWords = {
  title: (open) => formFor(open, 'One seat is still free', `${open} seats are still free`),
  players: (count) => `${count} players`,
  openSeat: 'Waiting for someone',
  seatBot: 'Seat a bot instead',
  seatBotAt: (seat) => `Seat a bot instead: seat ${seat}`,
  botLevel: (seat) => `Level of the bot for seat ${seat}`,
  opener: 'opened the table',
  invite: 'Invite someone',
  sameTable: 'At the same table?',
  scan: 'Point a phone’s camera at this code.',
  qrCode: 'QR code for this table',
  mail: 'Mail',
  share: 'Share',
  invitation: (game) => `Play ${game} with me`,
  begins: 'The match starts when every seat is taken. You can leave this page: your matches at home lead back here.',
  callOff: 'Call off the table',
  callOffQuestion: 'Call it off for good?',
  callOffYes: 'Call it off',
  callOffNo: 'Keep it',
  satDown: (name) => `${name} has sat down.`,
};
