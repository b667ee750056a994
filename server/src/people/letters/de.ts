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
    subject: 'Deine Adresse wurde geändert',
    text: 'Ab jetzt meldest du dich bei Levante mit einer anderen Adresse an, nicht mehr mit dieser. Dafür wurde ein Passkey oder Code benutzt. Warst du das nicht, melde dich mit einem Passkey oder Ersatzcode an und melde alle anderen Geräte ab.',
  },
  changing: {
    subject: 'Deine Adresse soll sich ändern',
    text: (date) =>
      `Jemand, der als du angemeldet ist, möchte ab ${date} eine andere Adresse benutzen. Warst du das nicht, melde dich an, behalte diese Adresse und melde alle anderen Geräte ab.`,
  },
} satisfies LetterWords;
