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
    subject: 'Il tuo account è stato modificato',
    changes: {
      'passkey-added': 'Al tuo account è stata aggiunta una passkey. Con essa si accede come te.',
      'passkey-removed': 'Una passkey è stata rimossa dal tuo account. Con essa non accedi più.',
      'codes-renewed':
        'Per il tuo account sono stati creati nuovi codici di recupero. Quelli di prima non valgono più.',
      'provider-added': 'L’accesso del club è stato collegato al tuo account. Con esso si accede come te.',
      'provider-removed': 'L’accesso del club non è più collegato al tuo account.',
      'email-changed': 'D’ora in poi accedi a Levante con un altro indirizzo, non più con questo.',
      'email-removed': 'Questo indirizzo è stato rimosso dal tuo account. Con esso non accedi più a Levante.',
      'signed-out': 'Tutti gli altri dispositivi sono usciti dal tuo account, e ciò che avevano impostato è finito.',
    },
    notYou:
      'Se sei stato tu, non c’è nulla da fare. Altrimenti accedi con una passkey o un codice di recupero, rimuovi ciò che non è tuo ed esci da tutti gli altri dispositivi.',
  },
  changing: {
    subject: 'Il tuo indirizzo sta per cambiare',
    text: (date) =>
      `Qualcuno che ha fatto l’accesso come te vuole usare un altro indirizzo dal ${date}. Se non sei stato tu, accedi, tieni questo indirizzo ed esci da tutti gli altri dispositivi.`,
  },
  open: 'Guarda il mio account',
} satisfies LetterWords;
