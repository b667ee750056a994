import { formFor, many } from '@levante/table/words/de-grammar.ts';
import type { StatisticsWords } from './en.ts';

const percent = new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 0 });

const figures = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });

const averages = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export default {
  title: 'Statistik',
  about:
    'Deine beendeten Partien, auf diesem Server und auf diesem Gerät, jede von dem Platz aus, auf dem du gespielt hast.',
  reading: 'Deine Partien werden geladen…',
  none: 'Noch keine Partie beendet.',
  noneText: 'Sobald du eine zu Ende gespielt hast, steht hier, wie es lief.',
  begin: 'Eine Partie spielen',
  running: (count) => formFor(count, 'Eine Partie läuft noch.', `${count} Partien laufen noch.`),
  shared: (count) =>
    formFor(
      count,
      'Eine Partie zu mehreren an diesem Bildschirm ist nicht mitgezählt.',
      `${count} Partien zu mehreren an diesem Bildschirm sind nicht mitgezählt.`,
    ),
  takenBack: (matches, turns) =>
    formFor(
      matches,
      `Eine Partie mit ${many(turns, 'zurückgenommenen Zug', 'zurückgenommenen Zügen')} ist nicht mitgezählt.`,
      `${matches} Partien mit ${many(turns, 'zurückgenommenen Zug', 'zurückgenommenen Zügen')} sind nicht mitgezählt.`,
    ),
  withoutServer: 'Du bist offline: Nur die Partien auf diesem Gerät sind gezählt.',
  played: 'Gespielt',
  won: 'Gewonnen',
  share: 'Anteil',
  mean: 'Ergebnis im Mittel',
  meanShort: 'Im Mittel',
  best: 'Bestes Ergebnis',
  longest: 'Längste Partie',
  actions: (count) => many(count, 'Schritt', 'Schritte'),
  places: 'Ränge',
  place: (rank) => `${rank}.`,
  times: (count) => `${count}-mal`,
  latest: 'Die letzten Partien',
  placeOf: (rank, players) => `${rank}. Rang unter ${players}`,
  byPlayers: 'Nach Zahl der Spieler',
  players: (count) => `${count} Spieler`,
  byOthers: 'Nach Gegnern',
  people: 'Menschen',
  identity: {
    title: 'Du auf diesem Server',
    about:
      'Der Server kennt diesen Browser an einem Schlüssel in einem Cookie: kein Passwort, keine Adresse. Wer den Schlüssel hat, spielt als du.',
    renew: 'Überall sonst abmelden',
    renewed: 'Erledigt. Nur noch dieser Browser ist angemeldet.',
    forget: 'Mich vergessen',
    forgetQuestion:
      'Dich für immer vergessen? Partien, in denen niemand sonst saß, werden gelöscht. In laufenden übernimmt ein Bot deinen Platz, in beendeten bleibt er ohne Namen. Was auf diesem Gerät liegt, bleibt hier.',
    forgetYes: 'Ja, vergiss mich',
    forgetNo: 'Nein, behalte mich',
    forgotten: 'Der Server hat dich vergessen. Deine nächste Partie beginnst du als jemand Neues.',
    failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
  },
  percent: (share) => percent.format(share),
  figure: (value) => figures.format(value).replace('-', '−'),
  average: (value) => averages.format(value).replace('-', '−'),
} satisfies StatisticsWords;
