import type { InviteWords } from './en.ts';

export default {
  title: 'C’è un invito per te',
  invitedBy: (name) => (name === '' ? 'C’è un invito per te' : `${name} ti invita`),
  short: 'Invito',
  playAgain: (name) => (name === '' ? 'Giocare ancora?' : `${name} vuole giocare ancora`),
  tableWith: (game, name) => (name === '' ? game : `${game} con ${name}`),
  decline: 'Rifiuta',
  handleAt: (seat) => `Nome utente della persona da invitare: posto ${seat}`,
  handleHint: 'Nome utente (facoltativo)',
  handle: 'Nome utente',
  badHandle: 'Scrivi un nome utente di 3–20 lettere minuscole, cifre e trattini.',
  invite: 'Invita',
  inviteAt: (seat) => `Invita: posto ${seat}`,
  reserved: 'riservato',
  byInvitation: 'su invito',
  noAnswer: 'non ha ancora risposto',
  hasDeclined: (handle) => `@${handle} ha rifiutato`,
  withdraw: 'Ritira',
  withdrawAt: (handle) => `Ritira l’invito di @${handle}`,
} satisfies InviteWords;
