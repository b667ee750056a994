import { many } from '@levante/table/words/de-grammar.ts';
import type { OperateWords } from './operate-words.ts';

export const deOperate: OperateWords = {
  columns: ['Partie', 'Spiel', 'Stand', 'Ply', 'eröffnet', 'von Person', 'von Adresse'],
  status: { waiting: 'wartet', running: 'läuft', over: 'zu Ende', ended: 'beendet' },
  nextPage: (option) => `Nächste Seite: ${option}`,
  nothing: 'Nichts gefunden.',
  labels: {
    opened: 'Eröffnet',
    person: 'Von Person',
    place: 'Von Adresse',
    toAct: 'Am Zug',
    deletedAfter: 'Gelöscht nach',
    seat: (seat) => `Platz ${seat}`,
  },
  openSeat: 'frei',
  bot: (level) => `Bot, ${level}`,
  person: (id) => (id === '' ? 'eine vergessene Person' : `Person ${id}`),
  ended: (match) => `Partie ${match} ohne Ergebnis beendet.`,
  deleted: (match) => `Partie ${match} gelöscht.`,
  revoked: (person) =>
    `Alle Schlüssel von Person ${person} sind ungültig; ihre Verbindungen enden innerhalb einer Sekunde.`,
  banned: (subject, until) => `${subject} ist bis ${until} gesperrt.`,
  lifted: (subject) => `Die Sperre von ${subject} ist aufgehoben.`,
  until: (subject, until) => `${subject}   bis ${until}`,
  verified: (matches, faults) =>
    `${many(matches, 'Partie', 'Partien')} geprüft: ${faults === 0 ? 'kein Fehler' : many(faults, 'Fehler', 'Fehler')}`,
  reports: {
    head: (report, match, line) => `Meldung ${report}: Partie ${match}, Zeile ${line}`,
    labels: { reported: 'Gemeldet', reporter: 'Von', author: 'Geschrieben von', reason: 'Grund' },
    spectator: 'Zuschauer',
    signal: (name) => `(Signal: ${name})`,
    removed: '(entfernt)',
    more: 'Es gibt weitere Meldungen: Erhöhe --limit oder markiere Meldungen als erledigt.',
    handled: (report) => `Meldung ${report} ist als erledigt markiert.`,
    lineRemoved: (match, line) => `Zeile ${line} der Partie ${match} ist entfernt.`,
  },
  faults: {
    noMatch: (id) => `die Partie ${id} gibt es nicht`,
    notRunning: (id) => `die Partie ${id} läuft nicht: Wartet sie, kannst du sie löschen`,
    noPerson: (id) => `die Person ${id} gibt es nicht`,
    noSubject: (text) => `${text} ist weder die Kennung einer Person noch eine Adresse noch das Zeichen einer Adresse`,
    noBan: (subject) => `${subject} ist nicht gesperrt`,
    noReport: (id) => `eine offene Meldung ${id} gibt es nicht`,
    noLine: (match, line) => `im Chat der Partie ${match} gibt es keine Zeile ${line}`,
    noData: (folder) => `in ${folder} liegen keine Partien: Nenne den Datenordner mit --data`,
    olderServer: 'der laufende Server ist älter als dieser Befehl: Nimm seine Version oder starte ihn zuerst neu',
    nothingToVerify: 'nenne Aufzeichnungen, mit --data einen Datenordner oder mit --database eine Datenbank',
  },
};
