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
  related: 'Siehe auch:',
  relatedOf: (number) => `Siehe auch zu ${number}`,
  games: 'Spiel',
  noBook: 'Weitere Regeln hat dieses Spiel nicht.',
  missing: 'Das Regelbuch ließ sich nicht laden. Prüfe die Netzverbindung und lade die Seite neu.',
  wholeBook: 'Das ganze Regelbuch öffnen',
  tryIt: 'Ausprobieren',
  noClause: 'Diese Regel steht nicht im Regelbuch.',
} satisfies BookWords;
