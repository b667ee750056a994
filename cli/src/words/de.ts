import deAnalysis from '@levante/table/analysis/words/de.ts';
import { many } from '@levante/table/words/de-grammar.ts';
import dePage from '@levante/table/words/page/de.ts';
import type { CliWords } from './words.ts';

export const deCli: CliWords = {
  play: {
    you: 'du',
    levelName: dePage.home.levelName,
    seat: (seat, name) => `Platz ${seat}, ${name}`,
    does: (who, what) => `${who}: ${what}`,
    thinking: (who) => `${who}, denkt nach …`,
    deal: (commitment) =>
      `Die Verteilung steht durch einen Startwert mit dem Prüfzeichen ${commitment} fest; der Startwert selbst wird am Ende genannt.`,
    seedWas: (seed) => `Der Startwert war ${seed}.`,
    question: 'Was tust du?',
    takeBack: 'Den letzten Schritt zurücknehmen',
    look: 'Den ganzen Tisch zeigen',
    help: {
      choice: 'Hilfe',
      lines: [
        'Mit ↑/↓ und Enter wählst du, was du tust. Tippe Buchstaben, um die Liste einzugrenzen: Stadt, Karte, Tätigkeit.',
        'Über der Frage steht deine Zeile: dein Geld und deine Karten, oder deine Schiffe und deine Hand.',
        '„Den ganzen Tisch zeigen“ zeigt alle Spieler und Orte. Sonst siehst du nur, was sich geändert hat.',
        '„Den letzten Schritt zurücknehmen“ geht, solange nichts aufgedeckt wurde und niemand anders am Zug war.',
        'Esc oder Strg-C verlässt die Partie, nach einer Frage. Sie wird nach jedem deiner Schritte gespeichert: Mit levante play --resume geht es weiter.',
        'Die Regeln beider Spiele mit Beispielen: npm start, dann Regeln.',
      ],
    },
    changed: 'Seit deiner letzten Aktion hat sich geändert:',
    leaving: 'Partie verlassen? Sie bleibt gespeichert, du kannst später weiterspielen.',
    stay: 'Bleiben',
    leave: 'Verlassen',
    matchSaved: 'Die Partie ist gespeichert. Weiter geht es mit: levante play --resume',
    other: 'Eine andere Partie ist gespeichert: Mit levante play --resume geht sie weiter.',
    search: 'Suchen:',
    narrowed: (count) => `${count} gefunden`,
    noMatch: 'Nichts passt dazu.',
    keys: [
      ['↑/↓', 'wählen'],
      ['Enter', 'ausführen'],
      ['Buchstaben', 'die Liste eingrenzen'],
      ['Esc', 'verlassen'],
    ],
    saved: (file, folder) => `Die Aufzeichnung ist ${file} in ${folder}.`,
  },
  replay: {
    ply: (ply, plies, next) =>
      `Ply ${ply} von ${plies}${next === null ? '' : `; als Nächstes: ${next.line} (${next.text})`}`,
  },
  analyse: {
    page: deAnalysis,
    seatWithoutName: (seat) => `Platz ${seat}`,
    about: (turns, level) =>
      `${many(turns, 'Zug', 'Züge')}, beurteilt von: ${level}. Chancen sind Gewinnchancen; „verloren“ ist der Durchschnitt je Zug.`,
    turn: (ply, whereabouts, mark, cost) => `Ply ${ply}. ${whereabouts}. ${mark}: ${cost}.`,
    because: 'Warum',
    columns: ['Züge', 'verloren', 'Ungenauigkeiten', 'Fehler', 'Patzer'],
    progress: (percent) => `${percent} % der Partie`,
  },
  verify: {
    holds: 'ok      ',
    fails: 'FEHLER  ',
    verified: ({ actions, checks, deal, added, over }) =>
      [
        many(actions, 'Aktion', 'Aktionen'),
        over ? 'zu Ende' : 'läuft noch',
        ...(checks > 0 ? [many(checks, 'Prüfung', 'Prüfungen')] : []),
        ...(deal
          ? [`Verteilung bewiesen${added > 0 ? `, mit dem Beitrag von ${many(added, 'Platz', 'Plätzen')}` : ''}`]
          : []),
      ].join(', '),
    takenBack: (turns, origins) => `${many(turns, 'Zug', 'Züge')} zurückgenommen (${origins})`,
    notProven: (parts) => `nicht bewiesen: ${parts.join(', ')}`,
    unproven: {
      running: () => 'die Verteilung (die Partie läuft noch)',
      hidden: ({ hidden, actions }) => `${many(hidden, 'Aktion', 'Aktionen')} ab Ply ${actions} (verdeckte Karten)`,
      'no-seed': () => 'die Verteilung (kein Startwert)',
      'no-commitment': () => 'dass der Startwert vorher feststand (kein Prüfzeichen)',
      'no-result': () => 'das Ergebnis (keines angegeben)',
      start: () => 'die Ausgangsstellung (wie sie entstand, steht nicht in der Aufzeichnung)',
      consent: () => 'dass alle zustimmten, Züge zurückzunehmen (nicht von jedem Platz mit Beitrag belegt)',
    },
    fault: (ply, action, what) =>
      `Ply ${ply}${ply < 0 ? ' (der Kopf)' : action === null ? '' : `, ${action}`}: ${what}`,
    stored: (matches, faults) =>
      `${many(matches, 'Partie', 'Partien')} geprüft: ${faults === 0 ? 'kein Fehler' : many(faults, 'Fehler', 'Fehler')}`,
    why: {
      'seed-gives': (drawn) => `der Startwert ergibt ${drawn}`,
      'seed-not-committed': () => 'der Startwert passt nicht zum Prüfzeichen',
      'match-not-over': (path) => `${path}: die Partie ist nicht zu Ende`,
      'start-hidden': (path) => `${path}: eine beendete Partie verdeckt nichts`,
      'no-seed': (path) => `${path}: gehört zu einem Startwert, und der fehlt`,
      'nothing-to-draw': () => 'es gibt nichts zu ziehen',
      'no-turn-began': () => 'wo die Partie eine andere fortsetzt, begann kein Zug',
    },
  },
  serve: {
    at: (url, folder) => `Levante läuft auf ${url} (die Partien liegen in ${folder}; Strg-C beendet es)`,
    thinking: (nats) => `Bots denken für die Server an ${nats} (Strg-C beendet sie)`,
    stopping: 'Wird beendet.',
    noOrigin:
      'Ohne --origin kennt der Server seine Adresse nicht: Push-Nachrichten und Webhooks werden nicht verschickt.',
  },
  data: {
    moved: (matches, people, hash) =>
      `${matches} Partien und ${people} Namen sind umgezogen; in beiden Datenbanken liegt dasselbe: ${hash}`,
    backedUp: (folder) =>
      `Die Sicherung liegt in ${folder}; \`levante serve --data ${folder}\` startet damit und meldet alle ab`,
    withSecret: 'Sie enthält den Signaturschlüssel: Bewahren Sie sie so sicher auf wie das Original.',
    withoutSecret: (folder) =>
      `Sie enthält keinen Signaturschlüssel: Bewahren Sie eine Kopie von \`secret\` an anderer Stelle auf, und legen Sie sie zum Starten in ${folder}.`,
    restored: (sessions, codes, operators) =>
      `Beendet, da sie seit der Sicherung beendet sein könnten: ${sessions} Cookies und Tokens, ${codes} Wiederherstellungscodes, ${operators} Betreiberrollen und alle Webhooks. Alle melden sich neu an, Gäste beginnen von vorn, und Betreiber brauchen ihre Rolle erneut (\`levante people grant-operator\`). Passkeys, Adressen und gelöschte Konten sind, wie sie waren.`,
    credentialsUnchanged:
      'Alle Zugänge bleiben, wie sie bei der Sicherung waren, auch die, die seither beendet wurden.',
  },
  faults: {
    cannotRead: (path, why) => `${path} lässt sich nicht lesen: ${why}`,
    noJson: (path, why) => `${path} ist kein JSON: ${why}`,
    cannotWrite: (path, why) => `${path} lässt sich nicht schreiben: ${why}`,
    noGame: (id, known) => `das Spiel ${id} gibt es nicht; es gibt ${known.join(', ')}`,
    noBot: (level, known) => `den Bot ${level} gibt es nicht; es gibt ${known.join(', ')}`,
    nameBots: (known) => `nenne mindestens einen Bot aus ${known.join(', ')}`,
    noOption: (game, option) => `${game} hat keine Einstellung --${option}`,
    noBots: (game) => `für ${game} gibt es keine Bots, gegen die man spielen kann`,
    noAnalyst: (game) => `kein Bot analysiert ${game}`,
    seatRange: (last) => `--seat geht von 0 bis ${last}`,
    needsTerminal: 'play braucht ein Terminal',
    noSavedMatch: (folder) => `in ${folder} ist keine Partie gespeichert`,
    cannotResume: (file) => `${file} ist keine Partie, mit der diese Version weiterspielen kann`,
    notOver: (file) => `${file}: die Partie ist nicht zu Ende`,
    plyRange: (file, plies) => `${file} hat ${many(plies, 'Aktion', 'Aktionen')}: --ply geht von 0 bis ${plies}`,
    inFile: (file, what) => `${file}: ${what}`,
    portTaken: (port) => `Port ${port} ist belegt: Wähle mit --port einen anderen`,
    folderTaken: (folder) =>
      `${folder} wird schon von einem anderen Server benutzt: Beende ihn oder wähle mit --data einen anderen Ordner`,
    noFolder: (path) => `${path} ist eine Datei: wähle mit --data einen Ordner`,
    newerData: (place) =>
      `${place} stammt von einem neueren Levante: aktualisiere Levante oder spiele eine Sicherung von vorher ein`,
    noPermission: (port, folder) => `Port ${port} oder ${folder} darf nicht benutzt werden`,
    databaseInUse: 'in der Datenbank liegen schon Partien: Wähle eine leere',
    noData: (folder) => `in ${folder} liegen keine Partien: Nenne den Datenordner mit --data`,
    olderServer: 'der laufende Server ist älter als dieser Befehl: Nimm seine Version oder starte ihn zuerst neu',
    unfitFolder: (folder) =>
      `das Dateisystem von ${folder} hat keine Sperren oder keinen gemeinsamen Speicher, wie manche Netzlaufwerke: Wähle mit --data einen Ordner auf einer lokalen Platte`,
    fleetingConnections:
      'ein Pooler vor der Datenbank teilt ihre Verbindungen auf: Stelle ihn auf den Sitzungsmodus (pool_mode = session)',
    nothingToVerify: 'nenne Aufzeichnungen, mit --data einen Datenordner oder mit --database eine Datenbank',
    folderInUse: (folder) => `${folder} ist nicht leer: Wähle für die Sicherung einen anderen Ordner`,
    mailNeedsOrigin:
      'Anmelden per E-Mail braucht --origin: Links in Nachrichten müssen zu einer festen Adresse führen.',
    oidcIncomplete:
      'Anmelden über einen Anbieter braucht --oidc-issuer, --oidc-client, dessen Geheimnis (--oidc-secret-file oder LEVANTE_OIDC_SECRET) und --origin.',
    secretLost: (file) =>
      `${file} fehlt oder ist beschädigt, und der Ordner enthält Daten: Spiele die Datei aus ihrer Sicherung ein oder starte einmal mit --new-secret; damit sind alle abgemeldet, und Gäste kommen nicht mehr zurück`,
    secretPresent: (file) => `${file} ist vorhanden: Starte ohne --new-secret, das eine verlorene Datei ersetzt`,
    newSecretNotHere:
      '--new-secret gilt für einen Ordner; das Geheimnis einer Datenbank steht in --secret-file oder LEVANTE_SECRET',
    noSecret:
      'eine Datenbank braucht das Geheimnis, das ihre Server teilen: Nenne seine Datei mit --secret-file oder setze LEVANTE_SECRET',
    notBuilt: 'die Seite ist noch nicht gebaut: Rufe `npm run build` auf',
  },
};
