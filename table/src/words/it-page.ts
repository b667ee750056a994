import { itHome } from './it-home.ts';
import { itRefusals } from './it-refusals.ts';
import { itSetUp } from './it-set-up.ts';
import type { PageWords } from './messages.ts';

const page: PageWords = {
  lang: 'it',
  home: itHome,
  settings: {
    language: 'Lingua',
    languageMissing: (name) => `Non è stato possibile caricare ${name}. Controlla la rete, poi riprova.`,
    theme: 'Colori',
    themes: { system: 'Come il sistema', light: 'Giorno', dark: 'Lume' },
    speed: 'Turni degli altri',
    speeds: { '1': 'Calmi', '2': 'Veloci', skip: 'Subito' },
    sound: 'Suoni',
    confirmEnd: 'Chiedi prima di terminare il mio turno',
  },
  refusals: itRefusals,
  errors: {
    offline: 'Il server non risponde. Controlla che sia in funzione, poi riprova.',
    stale:
      'La partita era già andata avanti quando è arrivato il tuo turno, che quindi non è stato giocato. Ecco il tavolo com’è ora.',
    badIdentity:
      'Il segno con cui il browser dice chi sei non è accettato. Consenti i cookie per questa pagina, poi ricaricala.',
    noSuchMatch: 'Questa partita non esiste. Il link può essere vecchio o incompleto.',
    notYourSeat: 'Questo posto è di un’altra persona. Apri la pagina nel browser con cui hai preso posto.',
    notOpener: 'Può farlo solo chi ha aperto il tavolo.',
    notStarted: 'La partita inizia quando tutti i posti sono occupati.',
    noOpenSeat: 'Ormai tutti i posti sono occupati. Puoi assistere.',
    seatTaken: 'Qualcuno ha fatto prima: questo posto è occupato. Scegline un altro.',
    tooMany: 'Troppe richieste in una volta. Aspetta qualche secondo, poi riprova.',
    newerRules: 'Questa partita richiede una versione più recente di Levante.',
    banned: 'Il gestore di questo server ti ha escluso per un certo tempo.',
    tooManyMatches:
      'Hai aperto tutte le partite possibili. Prima finiscine o eliminane qualcuna; quelle finite oggi contano fino a domani.',
    notAlone: 'Questa partita è già cominciata, o c’è seduto qualcun altro: resta.',
    tooLarge: 'È troppo grande per il server. Un file del tabellone può avere 128 kB al massimo.',
    badName: 'Questo nome non va bene: da 1 a 40 lettere, senza spazi all’inizio e alla fine.',
    newerServer: 'Il server parla una lingua più nuova di questa pagina: ricaricala.',
    notHere:
      'Questo browser non conserva questa partita. Le partite su un dispositivo restano nel browser in cui sono iniziate, finché lì non vengono eliminate.',
    unkept:
      'Questo browser non ha conservato la partita. Forse non ha più spazio, o non può conservare niente per questa pagina: fai spazio o dagli il permesso, poi riprova.',
    noBots: 'Non è stato possibile caricare i bot. Controlla che la rete ci sia, poi riprova.',
    partMissing:
      'Non è stato possibile caricare una parte di questa pagina. Controlla che la rete ci sia, poi riprova.',
    unexpected: (code) => `Qualcosa è andato storto (${code}). Riprova; se succede ancora, ricarica la pagina.`,
  },
};

/** What pages say that are no table, in Italian. */
export const itPage = { page, atHome: itHome, setUp: itSetUp };
