import { itMany } from '@levante/table/words/it-grammar.ts';
import type { OperateWords } from './operate-words.ts';

export const itOperate: OperateWords = {
  columns: ['partita', 'gioco', 'stato', 'Ply', 'aperta', 'da', 'indirizzo'],
  status: { waiting: 'in attesa', running: 'in corso', over: 'finita', ended: 'interrotta' },
  nextPage: (option) => `Pagina seguente: ${option}`,
  nothing: 'Non ho trovato niente.',
  labels: {
    opened: 'Aperta',
    person: 'Da',
    place: 'Indirizzo',
    toAct: 'Di turno',
    deletedAfter: 'Eliminata dopo il',
    seat: (seat) => `Posto ${seat}`,
  },
  openSeat: 'libero',
  bot: (level) => `bot, ${level}`,
  person: (id) => (id === '' ? 'una persona dimenticata' : `persona ${id}`),
  ended: (match) => `La partita ${match} è interrotta senza risultato.`,
  deleted: (match) => `La partita ${match} è eliminata.`,
  revoked: (person) =>
    `Tutte le chiavi della persona ${person} sono revocate; le sue connessioni finiscono entro un secondo.`,
  banned: (subject, until) => `${subject} è escluso fino al ${until}.`,
  lifted: (subject) => `L’esclusione di ${subject} è tolta.`,
  until: (subject, until) => `${subject}   fino al ${until}`,
  verified: (matches, faults) =>
    `${itMany(matches, 'partita', 'partite')}: ${faults === 0 ? 'nessun errore' : itMany(faults, 'errore', 'errori')}`,
  reports: {
    head: (report, match, line) => `Segnalazione ${report}: partita ${match}, riga ${line}`,
    labels: { reported: 'Segnalata', reporter: 'Da', author: 'Scritto da', reason: 'Motivo' },
    spectator: 'Spettatore',
    signal: (name) => `(segnale: ${name})`,
    removed: '(rimosso)',
    more: 'Ci sono altre segnalazioni: aumenta --limit o contrassegnane qualcuna come gestita.',
    handled: (report) => `La segnalazione ${report} è contrassegnata come gestita.`,
    lineRemoved: (match, line) => `La riga ${line} della partita ${match} è rimossa.`,
  },
  operators: {
    granted: (person) => `${person} ora gestisce questo server.`,
    revoked: (person) => `${person} non gestisce più questo server.`,
    muted: (person, until) => `${person} non può scrivere fino al ${until}.`,
    unmuted: (person) => `${person} può scrivere di nuovo.`,
    invited: (code, uses, until) =>
      `${code}\nPer ${uses === 1 ? '1 persona' : `${uses} persone`}, fino al ${until}: /invited/${code}`,
    invitation: (uses, until) => `${uses === 1 ? '1 persona' : `${uses} persone`}, fino al ${until}`,
    uninvited: 'Ritirato. Chi ha già usato l’invito resta.',
    paused: (until) =>
      until === null ? 'Le nuove partite sono in pausa.' : `Le nuove partite sono in pausa fino al ${until}.`,
    resumed: 'Si possono iniziare di nuovo partite.',
    announced: (id, until) => `L’avviso ${id} è visibile fino al ${until}.`,
    noticeWithdrawn: 'Ritirato. Tra pochi minuti l’avviso sparisce dalle pagine.',
    columns: ['ora', 'da', 'atto', 'riguarda', 'fino al', 'dettaglio', 'motivo'],
    machine: 'comando',
  },
  faults: {
    noMatch: (id) => `non c’è nessuna partita ${id}`,
    notRunning: (id) => `la partita ${id} non è in corso: se è in attesa puoi eliminarla`,
    noPerson: (id) => `non c’è nessuna persona ${id}`,
    noSubject: (text) =>
      `${text} non è né l’identificativo di una persona, né un indirizzo, né il segno di un indirizzo`,
    noBan: (subject) => `${subject} non è escluso`,
    noAccount: (text) => `nessun account ha il nome ${text}, oppure questa persona gestisce già il server`,
    notOperator: (text) => `${text} non gestisce questo server`,
    notMuted: (person) => `${person} può già scrivere`,
    noInvitation: (text) => `non c’è un invito valido ${text}`,
    notPaused: 'le nuove partite non sono in pausa',
    noNotice: (id) => `non c’è nessun avviso ${id}`,
    noReport: (id) => `non c’è nessuna segnalazione aperta ${id}`,
    noLine: (match, line) => `nella chat della partita ${match} non c’è la riga ${line}`,
    noData: (folder) => `non ci sono partite in ${folder}: indica la cartella dei dati con --data`,
    olderServer: 'il server in funzione è più vecchio di questo comando: usa la sua versione o riavvialo prima',
    unfitFolder: (folder) =>
      `il file system di ${folder} non ha blocchi o memoria condivisa, come certe unità di rete: scegli con --data una cartella su un disco locale`,
    fleetingConnections:
      'un pooler davanti alla base di dati ne condivide le connessioni: impostalo in modalità sessione (pool_mode = session)',
    nothingToVerify: 'indica delle registrazioni, una cartella con --data o una base di dati con --database',
  },
};
