import itAnalysis from '@levante/table/analysis/words/it.ts';
import { itMany } from '@levante/table/words/it-grammar.ts';
import itPage from '@levante/table/words/page/it.ts';
import type { CliWords } from './words.ts';

export const itCli: CliWords = {
  play: {
    you: 'tu',
    levelName: itPage.home.levelName,
    seat: (seat, name) => `Posto ${seat}, ${name}`,
    does: (who, what) => `${who}: ${what}`,
    thinking: (who) => `${who}, sta pensando …`,
    deal: (commitment) =>
      `La distribuzione è fissata da un seme con l’impronta ${commitment}; il seme stesso si rivela alla fine.`,
    seedWas: (seed) => `Il seme era ${seed}.`,
    question: 'Che cosa fai?',
    takeBack: 'Annulla l’ultimo passo',
    look: 'Mostra tutto il tavolo',
    help: {
      choice: 'Aiuto',
      lines: [
        '↑/↓ e Invio scelgono che cosa fare. Scrivi delle lettere per restringere l’elenco: una città, una carta, un verbo.',
        'Sopra la domanda c’è la tua riga: i tuoi soldi e le tue carte, o le tue navi e la tua mano.',
        '«Mostra tutto il tavolo» mostra tutti i giocatori e i luoghi. Altrimenti vedi solo che cosa è cambiato.',
        'Puoi annullare i tuoi passi finché niente è stato scoperto e nessun altro ha giocato.',
        'Esc o Ctrl-C lascia la partita, dopo una domanda. È salvata dopo ogni tuo passo: levante play --resume la continua.',
        'Le regole dei due giochi, con esempi: npm start, poi Regole.',
      ],
    },
    changed: 'Dalla tua ultima azione è cambiato:',
    leaving: 'Lasciare la partita? Resta salvata e puoi continuare più tardi.',
    stay: 'Resta',
    leave: 'Lascia',
    matchSaved: 'La partita è salvata. Per continuare: levante play --resume',
    other: 'C’è un’altra partita salvata: levante play --resume la continua.',
    search: 'Cerca:',
    narrowed: (count) => itMany(count, 'scelta', 'scelte'),
    noMatch: 'Niente corrisponde.',
    keys: [
      ['↑/↓', 'scegli'],
      ['Invio', 'conferma'],
      ['lettere', 'restringi l’elenco'],
      ['Esc', 'esci'],
    ],
    saved: (file, folder) => `La registrazione è ${file} in ${folder}.`,
  },
  replay: {
    ply: (ply, plies, next) => `Ply ${ply} di ${plies}${next === null ? '' : `; poi: ${next.line} (${next.text})`}`,
  },
  analyse: {
    page: itAnalysis,
    seatWithoutName: (seat) => `Posto ${seat}`,
    about: (turns, level) =>
      `${itMany(turns, 'turno', 'turni')}, analisi del livello ${level}. Le probabilità sono di vittoria; “perso” è la media per turno.`,
    turn: (ply, whereabouts, mark, cost) => `Ply ${ply}. ${whereabouts}. ${mark}: ${cost}.`,
    because: 'Perché',
    columns: ['turni', 'perso', 'imprecisioni', 'errori', 'errori gravi'],
    progress: (percent) => `${percent}% della partita`,
  },
  verify: {
    holds: 'ok      ',
    fails: 'ERRORE  ',
    verified: ({ actions, checks, deal, added, over }) =>
      [
        itMany(actions, 'azione', 'azioni'),
        over ? 'partita finita' : 'partita in corso',
        ...(checks > 0 ? [itMany(checks, 'controllo', 'controlli')] : []),
        ...(deal
          ? [`distribuzione dimostrata${added > 0 ? `, con il contributo di ${itMany(added, 'posto', 'posti')}` : ''}`]
          : []),
      ].join(', '),
    takenBack: (turns, origins) => `${itMany(turns, 'turno ripreso', 'turni ripresi')} (${origins})`,
    notProven: (parts) => `non dimostrato: ${parts.join(', ')}`,
    unproven: {
      running: () => 'la distribuzione (la partita non è finita)',
      hidden: ({ hidden, actions }) =>
        `${itMany(hidden, 'azione', 'azioni')} dal ply ${actions} in poi (carte coperte)`,
      'no-seed': () => 'la distribuzione (manca il seme)',
      'no-commitment': () => 'che il seme fosse fissato prima (manca l’impronta)',
      'no-result': () => 'il risultato (non indicato)',
      start: () => 'la posizione di partenza (la registrazione non dice come è nata)',
      consent: () => 'che tutti abbiano accettato di riprendere dei turni (manca il consenso di chi ha contribuito)',
    },
    fault: (ply, action, what) =>
      `ply ${ply}${ply < 0 ? ' (l’intestazione)' : action === null ? '' : `, ${action}`}: ${what}`,
    stored: (matches, faults) =>
      `${itMany(matches, 'partita', 'partite')}: ${faults === 0 ? 'nessun errore' : itMany(faults, 'errore', 'errori')}`,
    why: {
      'seed-gives': (drawn) => `il seme dà ${drawn}`,
      'seed-not-committed': () => 'il seme non corrisponde all’impronta',
      'match-not-over': (path) => `${path}: la partita non è finita`,
      'start-hidden': (path) => `${path}: una partita finita non nasconde nulla`,
      'no-seed': (path) => `${path}: appartiene a un seme, che manca`,
      'nothing-to-draw': () => 'non c’è niente da pescare',
      'no-turn-began': () => 'dove la partita ne continua un’altra non cominciava nessun turno',
    },
  },
  serve: {
    at: (url, folder) => `Levante è all’indirizzo ${url} (le partite sono in ${folder}; Ctrl-C per fermarlo)`,
    thinking: (nats) => `I bot pensano per i server di ${nats} (Ctrl-C per fermarli)`,
    stopping: 'Arresto in corso.',
    noOrigin: 'Senza --origin il server non conosce il proprio indirizzo: messaggi push e webhook non vengono inviati.',
  },
  data: {
    moved: (matches, people, hash) =>
      `${matches} partite e ${people} nomi sono stati spostati; le due basi di dati contengono le stesse cose: ${hash}`,
    backedUp: (folder) => `La copia è in ${folder}; \`levante serve --data ${folder}\` la serve e disconnette tutti`,
    withSecret: 'Contiene la chiave di firma: conservala con la stessa cura dell’originale.',
    withoutSecret: (folder) =>
      `Non contiene la chiave di firma: conserva altrove una copia di \`secret\` e mettila in ${folder} per servirla.`,
    restored: (sessions, codes, operators) =>
      `Terminati, perché potrebbero esserlo dopo la copia: ${sessions} cookie e token, ${codes} codici di recupero, ${operators} ruoli di operatore e tutti i webhook. Tutti accedono di nuovo, gli ospiti ricominciano e gli operatori hanno di nuovo bisogno del ruolo (\`levante people grant-operator\`). Passkey, indirizzi e account eliminati sono com’erano.`,
    credentialsUnchanged: 'Tutte le credenziali restano com’erano al momento della copia, anche quelle terminate dopo.',
  },
  faults: {
    cannotRead: (path, why) => `impossibile leggere ${path}: ${why}`,
    noJson: (path, why) => `${path} non è JSON: ${why}`,
    cannotWrite: (path, why) => `impossibile scrivere ${path}: ${why}`,
    noGame: (id, known) => `non c’è nessun gioco ${id}; ci sono ${known.join(', ')}`,
    noBot: (level, known) => `non c’è nessun bot ${level}; ci sono ${known.join(', ')}`,
    nameBots: (known) => `indica almeno un bot tra ${known.join(', ')}`,
    noOption: (game, option) => `${game} non ha l’opzione --${option}`,
    noBots: (game) => `${game} non ha bot contro cui giocare`,
    noAnalyst: (game) => `nessun bot analizza ${game}`,
    seatRange: (last) => `--seat va da 0 a ${last}`,
    needsTerminal: 'play ha bisogno di un terminale',
    noSavedMatch: (folder) => `nessuna partita è salvata in ${folder}`,
    cannotResume: (file) => `questa versione non può continuare ${file}`,
    notOver: (file) => `${file}: la partita non è finita`,
    plyRange: (file, plies) => `${file} ha ${itMany(plies, 'azione', 'azioni')}: --ply va da 0 a ${plies}`,
    inFile: (file, what) => `${file}: ${what}`,
    portTaken: (port) => `la porta ${port} è occupata: scegline un’altra con --port`,
    folderTaken: (folder) => `un altro server usa già ${folder}: fermalo o scegli un’altra cartella con --data`,
    noFolder: (path) => `${path} è un file: scegli una cartella con --data`,
    newerData: (place) =>
      `${place} viene da un Levante più recente: aggiorna Levante o ripristina un backup precedente`,
    noPermission: (port, folder) => `non c’è il permesso per la porta ${port} o per ${folder}`,
    databaseInUse: 'la base di dati contiene già delle partite: scegline una vuota',
    noData: (folder) => `non ci sono partite in ${folder}: indica la cartella dei dati con --data`,
    olderServer: 'il server in funzione è più vecchio di questo comando: usa la sua versione o riavvialo prima',
    unfitFolder: (folder) =>
      `il file system di ${folder} non ha blocchi o memoria condivisa, come certe unità di rete: scegli con --data una cartella su un disco locale`,
    fleetingConnections:
      'un pooler davanti alla base di dati ne condivide le connessioni: impostalo in modalità sessione (pool_mode = session)',
    nothingToVerify: 'indica delle registrazioni, una cartella con --data o una base di dati con --database',
    folderInUse: (folder) => `${folder} non è vuota: scegli un’altra cartella per la copia`,
    mailNeedsOrigin: 'L’accesso per e-mail richiede --origin: i link nei messaggi devono portare a un indirizzo fisso.',
    oidcIncomplete:
      'L’accesso con un provider richiede --oidc-issuer, --oidc-client, il suo segreto (--oidc-secret-file o LEVANTE_OIDC_SECRET) e --origin.',
    secretLost: (file) =>
      `${file} manca o è danneggiato, e la sua cartella contiene dati: rimettilo dalla sua copia, oppure avvia una volta con --new-secret, che scollega tutti e fa perdere l’identità agli ospiti`,
    secretPresent: (file) => `${file} c’è: avvia senza --new-secret, che sostituisce un segreto perduto`,
    newSecretNotHere:
      '--new-secret vale per una cartella; il segreto di una base di dati sta in --secret-file o LEVANTE_SECRET',
    noSecret:
      'una base di dati richiede il segreto condiviso dai suoi server: indica il suo file con --secret-file o imposta LEVANTE_SECRET',
    notBuilt: 'la pagina non è ancora costruita: esegui `npm run build`',
  },
};
