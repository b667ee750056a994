import type { LetterWords } from './en.ts';

export default {
  signIn: {
    subject: 'Accedi a Levante',
    intro: 'Scrivi questo codice dove l’hai chiesto:',
    link: 'Oppure apri questa pagina e premi il pulsante; un altro browser chiede anche il codice:',
    button: 'Accedi',
  },
  add: {
    subject: 'Conferma il tuo indirizzo',
    intro: 'Vuoi accedere a Levante con questo indirizzo. Scrivi questo codice dove l’hai chiesto:',
    link: 'Oppure apri questa pagina nello stesso browser:',
    button: 'Conferma l’indirizzo',
  },
  prove: { subject: 'Il tuo codice per Levante', intro: 'Scrivi questo codice per mostrare che sei tu:' },
  valid:
    'Il codice vale una volta, per 30 minuti. Nessuno di Levante te lo chiederà mai. Se non hai chiesto questo messaggio, ignoralo: non cambierà nulla.',
  changed: {
    subject: 'Il tuo indirizzo è cambiato',
    text: 'D’ora in poi accedi a Levante con un altro indirizzo, non più con questo. Per farlo è stata usata una passkey o un codice. Se non eri tu, accedi con una passkey o un codice di recupero ed esci da tutti gli altri dispositivi.',
  },
  changing: {
    subject: 'Il tuo indirizzo sta per cambiare',
    text: (date) =>
      `Qualcuno che ha fatto l’accesso come te vuole usare un altro indirizzo dal ${date}. Se non sei stato tu, accedi, tieni questo indirizzo ed esci da tutti gli altri dispositivi.`,
  },
} satisfies LetterWords;
