import { itMany } from '../../words/it-grammar.ts';
import type { BookWords } from './en.ts';

export default {
  title: (game) => `Le regole di ${game}`,
  contents: 'Indice',
  search: 'Cerca nelle regole',
  found: (count) => itMany(count, 'regola trovata', 'regole trovate'),
  noneFound: 'Non si trova niente. Prova con meno parole, o con un numero come 4.5.',
  clear: 'Mostra tutte le regole',
  example: 'Esempio:',
  related: 'Da leggere insieme:',
  relatedOf: (number) => `Da leggere insieme a ${number}`,
  games: 'Quale gioco',
  noBook: 'Su questo gioco non c’è altro da dire.',
  missing: 'Non è stato possibile caricare il libro delle regole. Controlla la connessione e ricarica la pagina.',
  clause: (number, title) => `${number} ${title}`,
  wholeBook: 'Apri il libro intero',
  tryIt: 'Prova',
  noClause: 'Questa regola non è nel libro.',
} satisfies BookWords;
