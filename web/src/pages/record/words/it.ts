import type { RecordsWords } from './en.ts';

export default {
  title: 'Apri una registrazione',
  about:
    'Una registrazione è il file di una partita: tutto quello che vi è stato fatto, dalla distribuzione in poi. Viene letta su questo dispositivo e non se ne invia nulla.',
  choose: 'Scegli un file',
  drop: 'Oppure trascina il file in un punto qualsiasi di questa pagina.',
  pasted: 'Oppure incolla qui il suo testo',
  open: 'Apri la registrazione',
  reading: 'Verifica di ogni azione…',
  tooLarge: 'Questo file è troppo grande: una registrazione ha al massimo 1 MB. Scegline un altro.',
  notJson:
    'Non è una registrazione: il file non è JSON. Scegli il file di una partita, il cui nome finisce in .levante.json.',
  hidden:
    'È la registrazione di una partita ancora in corso, come la vedeva un posto. Salvala di nuovo quando la partita è finita.',
  form: (path) =>
    path === ''
      ? 'Non è la registrazione di una partita. Scegli un file il cui nome finisce in .levante.json.'
      : `Non è la registrazione di una partita: qualcosa non va in “${path}”. Scegli un altro file.`,
  unknownGame: (game) => `È la registrazione di un gioco che questa pagina non conosce: “${game}”.`,
  otherRules: 'Questa registrazione segue regole diverse da quelle di questa pagina. Aprila dove è stata salvata.',
  notAllowed: (ply, action) =>
    `Questa registrazione infrange le regole: l’azione ${ply}, “${action}”, non era consentita. Forse è stata modificata.`,
  differs: {
    check: 'Questa registrazione non torna: ciò che annota del tavolo non corrisponde a quello che è stato giocato.',
    deal: 'Questa registrazione non torna: il suo seme dà un’altra distribuzione.',
    commitment: 'Questa registrazione non torna: il suo seme non è quello promesso prima della distribuzione.',
    result: 'Questa registrazione non torna: secondo le regole la partita finisce diversamente.',
    branch: 'Questa registrazione non torna: riprende turni dove non cominciava nessun turno.',
  },
  startHidden:
    'Questa registrazione non torna: parte da una posizione che nasconde qualcosa, anche se la partita è finita.',
  proven: (actions) =>
    actions === 1 ? 'Un’azione, secondo le regole.' : `${actions} azioni, tutte secondo le regole.`,
  dealProven: 'Il seme prova la distribuzione.',
  ownIn: 'Il tuo contributo al seme è compreso.',
  ownMissing: 'Manca il tuo contributo al seme: questa partita non è stata distribuita come convenuto.',
  takenBack: (turns) =>
    turns === 1
      ? 'Un turno è stato ripreso: da lì in poi la sorte è nuova.'
      : `${turns} turni sono stati ripresi: ogni volta, da lì in poi, la sorte è nuova.`,
  consentUnproven: 'La registrazione non prova che tutti fossero d’accordo.',
  branchesUnseen: (turns) =>
    turns === 1
      ? 'Questa partita non è stata distribuita come convenuto: secondo la registrazione un turno è stato ripreso, ma questo browser ha visto altro.'
      : `Questa partita non è stata distribuita come convenuto: secondo la registrazione i turni ripresi sono ${turns}, ma questo browser ha visto altro.`,
  startUnproven: 'Parte da una posizione. La registrazione non prova come ci si sia arrivati.',
  ownNone:
    'Per il tuo posto non è stato aggiunto nulla al seme. L’onestà della distribuzione dipende dal server e da ciò che hanno aggiunto gli altri.',
  ownElsewhere:
    'Per il tuo posto è stato aggiunto qualcosa al seme, ma non da questo browser. Se ti sei seduto in un altro, verifica lì la distribuzione.',
  keep: 'Salva su questo dispositivo',
  keeping: 'Salvataggio…',
  cannotKeep: 'Qui si può salvare solo una partita intera con il suo seme. Questa resta nel suo file.',
  another: 'Apri un’altra registrazione',
  unreadable: 'Non è stato possibile leggere il file. Sceglilo di nuovo.',
} satisfies RecordsWords;
