const en = {
  title: 'Blocked people',
  about: 'You see none of their messages, and a quick match never seats you together. They are not told.',
  noName: 'A guest',
  unblock: 'Unblock',
  unblockNamed: (name: string) => `Unblock: ${name}`,
  unblocked: (name: string) => `Unblocked: ${name}.`,
};

export default en;

/** Texts of the list of blocked people. */
export type BlockedWords = typeof en;
