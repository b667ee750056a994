import { many } from '../../words/de-grammar.ts';
import type { BookWords } from './en.ts';

export default {
  title: (game) => `Die Regeln von ${game}`,
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  found: (count) => `${many(count, 'Regel', 'Regeln')} gefunden`,
  noneFound: 'Nichts gefunden. Versuche es mit weniger Wörtern oder mit einer Nummer wie 4.5.',
  clear: 'Alle Regeln zeigen',
  example: 'Beispiel:',
  related: 'Das gehört dazu:',
  relatedOf: (number) => `Was zu ${number} gehört`,
  games: 'Welches Spiel',
  noBook: 'Mehr gibt es zu diesem Spiel nicht zu sagen.',
  missing: 'Das Regelbuch ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu.',
  clause: (number, title) => `${number} ${title}`,
  wholeBook: 'Das ganze Regelbuch öffnen',
  tryIt: 'Ausprobieren',
  noClause: 'Diese Regel steht nicht im Buch.',
} satisfies BookWords;
