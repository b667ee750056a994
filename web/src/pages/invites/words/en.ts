const en = {
  /** Heading of the list. */
  title: 'You are invited',
  /** In the head of every page and in the list; empty for an unknown name. */
  invitedBy: (name: string) => (name === '' ? 'You are invited' : `${name} invites you`),
  /** The same, where there is little space. */
  short: 'Invited',
  playAgain: (name: string) => (name === '' ? 'Play again?' : `${name} wants to play again`),
  /** In the accessible names of the buttons. */
  tableWith: (game: string, name: string) => (name === '' ? game : `${game} with ${name}`),
  decline: 'Decline',
  /** Accessible name of the field for an open seat. */
  handleAt: (seat: number) => `Handle of the person to invite: seat ${seat}`,
  handleHint: 'Handle (optional)',
  handle: 'Handle',
  badHandle: 'Enter a handle of 3 to 20 lower-case letters, digits and hyphens.',
  invite: 'Invite',
  inviteAt: (seat: number) => `Invite: seat ${seat}`,
  /** Next to an open seat that is for another person. */
  reserved: 'reserved',
  /** At a table without another open seat. */
  byInvitation: 'by invitation',
  noAnswer: 'has not answered yet',
  hasDeclined: (handle: string) => `@${handle} has declined`,
  withdraw: 'Withdraw',
  withdrawAt: (handle: string) => `Withdraw the invitation of @${handle}`,
};

export default en;

/** Texts of invitations by handle. */
export type InviteWords = typeof en;
