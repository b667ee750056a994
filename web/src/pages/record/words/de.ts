import { formFor } from '@levante/table/words/de-grammar.ts';
import type { RecordsWords } from './en.ts';

export default {
  title: 'Aufzeichnung öffnen',
  about:
    'Eine Aufzeichnung ist die Datei einer Partie: alles, was in ihr getan wurde, von der Verteilung an. Sie wird auf diesem Gerät gelesen, nichts davon wird verschickt.',
  choose: 'Datei wählen',
  drop: 'Oder lege die Datei irgendwo auf dieser Seite ab.',
  pasted: 'Oder füge ihren Text hier ein',
  open: 'Aufzeichnung öffnen',
  reading: 'Jeder Schritt wird geprüft…',
  tooLarge: 'Diese Datei ist zu groß: Eine Aufzeichnung hat höchstens 1 MB. Wähle eine andere.',
  notJson:
    'Das ist keine Aufzeichnung: Die Datei ist kein JSON. Wähle die Datei einer Partie; ihr Name endet auf .levante.json.',
  hidden:
    'Das ist die Aufzeichnung einer Partie, die noch lief, so wie ein Platz sie sah. Speichere sie noch einmal, wenn die Partie zu Ende ist.',
  form: (path) =>
    path === ''
      ? 'Das ist keine Aufzeichnung einer Partie. Wähle eine Datei, deren Name auf .levante.json endet.'
      : `Das ist keine Aufzeichnung einer Partie: Bei „${path}“ stimmt etwas nicht. Wähle eine andere Datei.`,
  unknownGame: (game) => `Das ist die Aufzeichnung eines Spiels, das diese Seite nicht kennt: „${game}“.`,
  otherRules: 'Diese Aufzeichnung folgt anderen Regeln als diese Seite. Öffne sie dort, wo sie gespeichert wurde.',
  notAllowed: (ply, action) =>
    `Diese Aufzeichnung verstößt gegen die Regeln: Schritt ${ply}, „${action}“, war nicht erlaubt. Vielleicht wurde sie verändert.`,
  differs: {
    check: 'Diese Aufzeichnung stimmt nicht: Was sie über den Tisch vermerkt, passt nicht zu dem, was gespielt wurde.',
    deal: 'Diese Aufzeichnung stimmt nicht: Ihr Startwert ergibt eine andere Verteilung.',
    commitment: 'Diese Aufzeichnung stimmt nicht: Ihr Startwert ist nicht der, der vor der Verteilung zugesagt wurde.',
    result: 'Diese Aufzeichnung stimmt nicht: Nach den Regeln geht die Partie anders aus.',
    branch: 'Diese Aufzeichnung stimmt nicht: Sie nimmt Züge zurück, wo kein Zug begann.',
  },
  startHidden:
    'Diese Aufzeichnung stimmt nicht: Sie beginnt mit einer Stellung, die etwas verdeckt, obwohl die Partie zu Ende ist.',
  proven: (actions) => formFor(actions, 'Ein Schritt, nach den Regeln.', `${actions} Schritte, alle nach den Regeln.`),
  dealProven: 'Der Startwert beweist die Verteilung.',
  ownIn: 'Dein eigener Beitrag zum Startwert ist darin enthalten.',
  ownMissing: 'Dein eigener Beitrag zum Startwert fehlt: Diese Partie wurde nicht verteilt wie vereinbart.',
  takenBack: (turns) =>
    formFor(
      turns,
      'Ein Zug wurde zurückgenommen; ab dort ist der Zufall neu.',
      `${turns} Züge wurden zurückgenommen; ab dort ist der Zufall jeweils neu.`,
    ),
  consentUnproven: 'Dass alle zustimmten, beweist die Aufzeichnung nicht.',
  branchesUnseen: (turns) =>
    formFor(
      turns,
      'Diese Partie wurde nicht verteilt wie vereinbart: Laut Aufzeichnung wurde ein Zug zurückgenommen, dieser Browser hat es anders gesehen.',
      `Diese Partie wurde nicht verteilt wie vereinbart: Laut Aufzeichnung wurden ${turns} Züge zurückgenommen, dieser Browser hat es anders gesehen.`,
    ),
  startUnproven: 'Sie beginnt mit einer Stellung. Wie die entstand, beweist die Aufzeichnung nicht.',
  ownNone:
    'Für deinen Platz kam nichts zum Startwert hinzu. Dass er ehrlich gezogen wurde, hängt am Server und an den Beiträgen der anderen.',
  ownElsewhere:
    'Für deinen Platz kam etwas zum Startwert hinzu, aber nicht aus diesem Browser. Wenn du dich in einem anderen hingesetzt hast, prüfe die Verteilung dort.',
  keep: 'Auf diesem Gerät speichern',
  keeping: 'Wird gespeichert…',
  cannotKeep:
    'Hier lässt sich nur eine vollständige Partie mit ihrem Startwert speichern. Diese bleibt in ihrer Datei.',
  another: 'Andere Aufzeichnung öffnen',
  unreadable: 'Die Datei ließ sich nicht lesen. Wähle sie noch einmal.',
} satisfies RecordsWords;
