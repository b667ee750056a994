const en = {
  title: 'Notices',
  /** Beside a notice without a text in the reader's language. */
  onlyEnglish: '(in English)',
  hide: 'Hide this notice',
  paused: 'New matches are paused. What is being played goes on.',
  pausedUntil: (time: string) => `New matches are paused until ${time}. What is being played goes on.`,
  pausedFrom: (time: string) => `New matches will be paused from ${time}. What is being played goes on.`,
  /** Beside the button that opens a match. */
  notNow: 'New matches are paused on this server.',
  /** For people who need an invitation, with a link to where they use it. */
  uninvited: 'On this server you need an invitation to play with others.',
  haveInvitation: 'Enter your code',
};

export default en;

/** Texts of the strip with notices. */
export type ServiceWords = typeof en;
