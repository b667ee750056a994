import type { InviteWords } from './en.ts';

export default {
  title: 'Du bist eingeladen',
  invitedBy: (name) => (name === '' ? 'Du bist eingeladen' : `${name} lädt dich ein`),
  short: 'Einladung',
  playAgain: (name) => (name === '' ? 'Noch einmal spielen?' : `${name} möchte noch einmal spielen`),
  tableWith: (game, name) => (name === '' ? game : `${game} mit ${name}`),
  decline: 'Ablehnen',
  handleAt: (seat) => `Kürzel der eingeladenen Person: Platz ${seat}`,
  handleHint: 'Kürzel (freiwillig)',
  handle: 'Kürzel',
  badHandle: 'Gib ein Kürzel aus 3 bis 20 Kleinbuchstaben, Ziffern und Bindestrichen ein.',
  invite: 'Einladen',
  inviteAt: (seat) => `Einladen: Platz ${seat}`,
  reserved: 'reserviert',
  byInvitation: 'nur auf Einladung',
  noAnswer: 'hat noch nicht geantwortet',
  hasDeclined: (handle) => `@${handle} hat abgelehnt`,
  withdraw: 'Zurückziehen',
  withdrawAt: (handle) => `Zurückziehen: Einladung an @${handle}`,
} satisfies InviteWords;
