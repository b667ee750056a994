import type { InviteWords } from './en.ts';

export default {
  title: 'Invitations pour vous',
  invitedBy: (name) => (name === '' ? 'Une invitation vous attend' : `${name} vous invite`),
  short: 'Invitation',
  playAgain: (name) => (name === '' ? 'Rejouer ?' : `${name} veut rejouer`),
  tableWith: (game, name) => (name === '' ? game : `${game} avec ${name}`),
  decline: 'Refuser',
  handleAt: (seat) => `Identifiant de la personne à inviter : place ${seat}`,
  handleHint: 'Identifiant (facultatif)',
  handle: 'Identifiant',
  badHandle: 'Saisissez un identifiant de 3 à 20 lettres minuscules, chiffres et traits d’union.',
  invite: 'Inviter',
  inviteAt: (seat) => `Inviter : place ${seat}`,
  reserved: 'réservée',
  byInvitation: 'sur invitation',
  noAnswer: 'n’a pas encore répondu',
  hasDeclined: (handle) => `@${handle} a refusé`,
  withdraw: 'Retirer',
  withdrawAt: (handle) => `Retirer l’invitation de @${handle}`,
} satisfies InviteWords;
