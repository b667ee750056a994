import type { LetterWords } from './en.ts';

export default {
  signIn: {
    subject: 'Anmelden bei Levante',
    intro: 'Gib diesen Code dort ein, wo du ihn angefordert hast:',
    link: 'Oder öffne diese Seite und drück auf den Knopf; ein anderer Browser fragt auch nach dem Code:',
    button: 'Anmelden',
  },
  add: {
    subject: 'Bestätige deine Adresse',
    intro:
      'Du willst dich mit dieser Adresse bei Levante anmelden. Gib diesen Code dort ein, wo du ihn angefordert hast:',
    link: 'Oder öffne diese Seite im selben Browser:',
    button: 'Adresse bestätigen',
  },
  prove: { subject: 'Dein Code für Levante', intro: 'Gib diesen Code ein, um zu zeigen, dass du es bist:' },
  valid:
    'Der Code gilt einmal, 30 Minuten lang. Niemand von Levante wird dich je danach fragen. Hast du diese Nachricht nicht angefordert, lass sie liegen: Es ändert sich nichts.',
  changed: {
    subject: 'Dein Konto wurde geändert',
    changes: {
      'passkey-added': 'Zu deinem Konto kam ein Passkey dazu. Mit ihm kann man sich als du anmelden.',
      'passkey-removed': 'Ein Passkey wurde aus deinem Konto entfernt. Mit ihm kannst du dich nicht mehr anmelden.',
      'codes-renewed': 'Für dein Konto wurden neue Ersatzcodes erstellt. Die früheren gelten nicht mehr.',
      'provider-added':
        'Die Anmeldung des Clubs wurde mit deinem Konto verknüpft. Mit ihr kann man sich als du anmelden.',
      'provider-removed': 'Die Anmeldung des Clubs ist nicht mehr mit deinem Konto verknüpft.',
      'email-changed': 'Ab jetzt meldest du dich bei Levante mit einer anderen Adresse an, nicht mehr mit dieser.',
      'email-removed':
        'Diese Adresse wurde aus deinem Konto entfernt. Du meldest dich bei Levante nicht mehr mit ihr an.',
      'signed-out':
        'Alle anderen Geräte wurden von deinem Konto abgemeldet, und was sie eingerichtet hatten, ist zu Ende.',
    },
    notYou:
      'Warst du das, ist nichts zu tun. Wenn nicht, melde dich mit einem Passkey oder Ersatzcode an, entferne, was nicht von dir ist, und melde alle anderen Geräte ab.',
  },
  changing: {
    subject: 'Deine Adresse soll sich ändern',
    text: (date) =>
      `Jemand, der als du angemeldet ist, möchte ab ${date} eine andere Adresse benutzen. Warst du das nicht, melde dich an, behalte diese Adresse und melde alle anderen Geräte ab.`,
  },
  open: 'Mein Konto ansehen',
} satisfies LetterWords;
