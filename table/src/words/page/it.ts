import type { JsonObject } from '@levante/contract';
import type { PageWords } from './en.ts';

/** Levels of bots, weakest first. */
const LEVELS: { readonly [level: string]: string } = {
  random: 'Clandestino',
  deckhand: 'Mozzo',
  seaman: 'Marinaio',
  helmsman: 'Timoniere',
  boatswain: 'Nostromo',
  mate: 'Ufficiale',
  pilot: 'Pilota',
  master: 'Comandante',
  capitan: 'Capitán',
};

const at = ({ path }: JsonObject): string => (typeof path === 'string' && path !== '' ? ` (nel punto “${path}”)` : '');

export default {
  home: {
    signIn: 'Accedi',
    title: 'Levante',
    playWithoutServer: 'Gioca su questo dispositivo',
    rulesLink: 'Come si gioca',
    nav: { tables: 'Tavoli', learn: 'Impara', rules: 'Regole', puzzles: 'Rompicapo', statistics: 'Statistiche' },
    account: 'Il tuo account',
    licences: 'Licenze',
    defaultName: 'Capitano',
    notLoaded: 'Questa pagina non si è caricata',
    reload: 'Ricarica',
    tryAgain: 'Riprova',
    game: 'Gioco',
    whoSits: 'Posti',
    seat: (number) => `Posto ${number}`,
    kinds: { me: 'Io', here: 'Qualcuno qui', open: 'Libero, tramite link', bot: 'Bot' },
    levelName: (level) => LEVELS[level] ?? level,
    nameLabel: 'Nome',
    botNames: ['Bianca', 'Tariq', 'Zoe', 'Elio', 'Nadia'],
    board: 'Tabellone',
    starting: 'Preparazione del tavolo…',
    back: 'Indietro',
    needName: 'Scrivi un nome di 40 caratteri al massimo.',
    join: 'Siediti',
    joining: 'Ti stai sedendo…',
    notFound: 'Qui non c’è niente.',
    notFoundText: 'Il link può essere vecchio o incompleto. Vai alle tue partite, o fatti mandare di nuovo il link.',
  },
  settings: {
    language: 'Lingua',
    languageMissing: (name) => `Non è stato possibile caricare ${name}. Controlla la rete, poi riprova.`,
    theme: 'Colori',
    themes: { system: 'Come il sistema', light: 'Giorno', dark: 'Lume' },
    speed: 'Turni degli altri',
    speeds: { '1': 'Normali', '2': 'Veloci', skip: 'Immediati' },
    sound: 'Suoni',
    confirmEnd: 'Chiedi prima di terminare il mio turno',
  },
  errors: {
    offline: 'Il server non risponde. Controlla la rete, poi riprova.',
    stale: 'La partita era già andata avanti quando questo è arrivato. Ecco il tavolo com’è ora.',
    badIdentity:
      'Il server non riconosce questo browser. Accedi, oppure consenti i cookie per questa pagina e ricaricala.',
    signedOut: 'Il server non riconosce più questo browser e puoi solo guardare. Accedi per continuare a giocare.',
    noSuchMatch: 'Questa partita non esiste. Il link può essere vecchio o incompleto.',
    notYourSeat:
      'Questo posto è di un’altra persona. Apri la pagina nel browser con cui hai preso posto, oppure accedi.',
    notOpener: 'Può farlo solo chi ha creato il tavolo.',
    notStarted: 'La partita inizia quando tutti i posti sono occupati.',
    noOpenSeat: 'Ormai tutti i posti sono occupati. Puoi assistere.',
    seatTaken: 'Qualcuno ha fatto prima: questo posto è occupato. Scegline un altro.',
    seatReserved: 'Questo posto è riservato ancora per un minuto. Riprova dopo.',
    notOver: 'La partita non è ancora finita.',
    atMaximum: 'Non se ne possono conservare altri. Rimuovine uno, poi riprova.',
    tooMany: 'Troppe richieste in una volta. Aspetta qualche secondo, poi riprova.',
    newerRules: 'Questa partita richiede una versione più recente di Levante.',
    banned: 'Il gestore di questo server ti ha escluso per un certo tempo.',
    paused: 'Le nuove partite sono sospese. Quelle in corso continuano.',
    invitationNeeded:
      'Su questo server serve un invito per giocare con gli altri. Inserisci il codice in alto nella pagina, o apri il link.',
    tooManyMatches:
      'Hai troppe partite aperte. Prima finiscine o eliminane qualcuna; quelle finite oggi contano fino a domani.',
    botPlays: 'Un bot gioca al posto tuo. Prima riprendi il tuo posto.',
    noBotPlays: 'Hai già il tuo posto.',
    outOfTime: 'Il tuo tempo per questo turno è finito. Il bot lo conclude, poi puoi riprendere il tuo posto.',
    notAlone: 'Questa partita è già cominciata, o c’è seduto qualcun altro: non si può eliminare.',
    tooLarge: 'È troppo grande per il server. Un file del tabellone può avere 128 kB al massimo.',
    badName: 'Questo nome non va bene: da 1 a 40 caratteri, senza spazi all’inizio e alla fine.',
    newVersion: 'C’è una nuova versione di questo sito. Ricarica la pagina: un turno già iniziato resta com’è.',
    newerServer: 'Questa pagina è più vecchia del server: ricaricala.',
    notHere:
      'Questo browser non conserva questa partita. Le partite su un dispositivo restano nel browser in cui sono iniziate, finché lì non vengono eliminate.',
    unkept:
      'Il browser non ha salvato la partita: la sua memoria è stata chiusa e non è stato possibile riaprirla. Riprova; se non basta, ricarica la pagina.',
    noSpace: 'Il browser non ha più spazio per salvare la partita. Fai spazio, poi riprova.',
    unstored: {
      forbidden:
        'Questo browser non salva niente per questo sito. Impostazioni, bozze e partite su questo dispositivo durano finché non lasci la pagina, e non puoi giocare con altri: servono i cookie.',
      full: 'Questo browser non ha più spazio per questo sito: ciò che scegli o inizi adesso dura finché non lo lasci.',
    },
    noBots: 'Non è stato possibile caricare i bot. Controlla la rete, poi riprova.',
    pageMissing: 'Non è stato possibile caricare la pagina. Controlla la rete, poi riprova.',
    partMissing: 'Non è stato possibile caricare una parte di questa pagina. Controlla la rete, poi riprova.',
    unexpected: (code) => `Qualcosa è andato storto (${code}). Riprova; se succede ancora, ricarica la pagina.`,
  },
  refusals: {
    'bad-request': (d) => `Non è stato possibile capire la richiesta${at(d)}.`,
    'bad-state': (d) => `Questa posizione contraddice le regole${at(d)}.`,
    'unknown-game': () => 'Qui questo gioco non è noto.',
    'bad-options': (d) => `Queste opzioni non vanno bene${at(d)}.`,
    'not-your-turn': () => 'Non tocca a te.',
    'match-over': () => 'La partita è finita.',
  },
} satisfies PageWords;
