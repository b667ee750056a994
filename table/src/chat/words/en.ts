const en = {
  title: 'Chat',
  /** Number of lines not read. */
  unread: (count: number) => `${count} new`,
  /** Button of the header, where the chat is a sheet. */
  open: 'Open the chat',
  /** Buttons that show the turn again, on a phone. */
  toMyTurn: 'Back to my turn',
  close: 'Close the chat',
  empty: 'Nobody has said anything yet.',
  guest: 'A guest',
  watching: '(watching)',
  muted: '(muted)',
  removed: '(removed)',
  mute: 'Mute',
  unmute: 'Show again',
  block: 'Block',
  report: 'Report',
  /** Asks why a line is reported, before it is. */
  reportReason: 'What is wrong with this message? The operators read it, and the lines around it.',
  reportYes: 'Report the message',
  reportNo: 'Don’t report',
  blocked: 'Blocked. You won’t see this person’s messages again.',
  reported: 'Message reported. Thank you.',
  write: 'Write to all',
  send: 'Send',
  signalsLabel: 'Signals',
  sitDownFirst: 'Take a seat or sign in to join in.',
  needsAccount: 'Here guests send signals. With an account you can write.',
  mutedUntil: (time: string) => `An operator has muted you until ${time}. Signals still work.`,
  mutedNow: 'An operator has muted you for now. Signals still work.',
  isOff: 'The opener has switched writing off. Signals still work.',
  tooSoon: 'Not so fast. Wait a moment and try again.',
  badText: 'This text cannot be sent. Use one line of visible characters.',
  notSent: 'Not sent. Try again.',
  /** Above the field of a spectator. */
  amongWatchers: 'Only spectators see what you write, until the match is over.',
  switchOff: 'Switch the chat off',
  switchOn: 'Switch the chat on',
  signals: {
    hello: 'Hello',
    'good-luck': 'Good luck',
    'well-played': 'Well played',
    'thank-you': 'Thank you',
    sorry: 'Sorry',
    ouch: 'Ouch',
    'one-moment': 'One moment',
    'take-your-time': 'Take your time',
    lucky: 'Lucky!',
    yes: 'Yes',
    no: 'No',
    'good-game': 'Good game',
  },
};

export default en;

export type ChatWords = typeof en;
