const en = {
  title: 'Invitation',
  text: 'On this server you need an invitation to play with others. Everything else is open to you without one.',
  code: 'Invitation code',
  use: 'Use it',
  wrong: 'This code doesn’t work. It may be used up, or over. Ask for a new one.',
  welcome: 'Welcome! You can open tables and sit down now.',
  notNeeded: 'You don’t need an invitation here.',
  toTables: 'To the tables',
};

export default en;

/** Texts of the page for invitation codes. */
export type InvitedWords = typeof en;
