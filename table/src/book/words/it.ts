import { itMany } from '../../words/it-grammar.ts';
import type { BookWords } from './en.ts';

export default {
  title: (game) => `Le regole di ${game}`,
  contents: 'Indice',
  search: 'Cerca nelle regole',
  found: (count) => itMany(count, 'regola trovata', 'regole trovate'),
  noneFound: 'Nessun risultato. Prova con meno parole, o con un numero come 4.5.',
  clear: 'Mostra tutte le regole',
  example: 'Esempio:',
  related: 'Vedi anche:',
  relatedOf: (number) => `Vedi anche per ${number}`,
  games: 'Giochi',
  noBook: 'Questo gioco non ha altre regole.',
  missing: 'Non è stato possibile caricare il libro delle regole. Controlla la connessione e ricarica la pagina.',
  wholeBook: 'Apri tutte le regole',
  tryIt: 'Prova',
  noClause: 'Questa regola non è nel libro delle regole.',
} satisfies BookWords;
