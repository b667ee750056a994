import type { InvitedWords } from './en.ts';

export default {
  title: 'Invito',
  text: 'Su questo server serve un invito per giocare con gli altri. Tutto il resto è aperto anche senza.',
  code: 'Codice d’invito',
  use: 'Usa',
  wrong: 'Questo codice non funziona. Forse è esaurito o scaduto. Chiedine uno nuovo.',
  welcome: 'Benvenuto! Ora puoi aprire tavoli e sederti.',
  notNeeded: 'Qui non ti serve un invito.',
  toTables: 'Ai tavoli',
} satisfies InvitedWords;
