import type { FollowWords } from './follow-words.ts';
import { itAnd } from './it-grammar.ts';

/** What the boards that come with the games are called, as an adjective of the board. */
const BOARDS: { readonly [name: string]: string } = { reconstructed: 'ricostruito' };

export const itFollow: FollowWords = {
  connecting: 'Collegamento al tavolo…',
  lost: 'La connessione è caduta. La tua bozza è al sicuro; nuovo tentativo in corso…',
  replaced: (name) => `${name} non ha deciso. Questo turno lo gioca un mozzo al suo posto.`,
  beforePlay: 'Preparazione',
  news: 'Che cosa succede',
  skip: 'Salta avanti',
  lookBack: 'Rivedi la partita',
  titleYourTurn: (name, game) => `Tocca a te, ${name} – ${game}`,
  titleWaiting: (name, game) => `Turno di ${name} – ${game}`,
  titleOver: (game) => `Partita finita – ${game}`,
  titleOpen: (game) => `In attesa di giocatori – ${game}`,
  log: 'Diario di bordo',
  menu: 'Menu',
  home: 'Tutte le partite',
  settings: 'Impostazioni',
  close: 'Chiudi',
  boardInPlay: (name, own) => (own ? `Tabellone proprio: ${name}` : `Tabellone ${BOARDS[name] ?? `“${name}”`}`),
  watching: 'Stai assistendo alla partita.',
  sitDown: 'Siediti qui',
  loading: 'Preparazione del tavolo…',
  onThisDevice: 'Su questo dispositivo',
  yourTurn: 'Tocca a te',
  turnHere: (name) => `${name}: tocca a te`,
  turnOf: (name) => `Turno di ${name}`,
  takeScreen: (name) => `Sono ${name}: mostra il tavolo`,
  over: 'Fine',
  won: (names) => (names.length === 1 ? `Ha vinto ${names[0]}` : `${itAnd(names)} si dividono la vittoria`),
  lookAtTable: 'Guarda il tavolo',
  goOn: 'Continua',
  you: 'tu',
  again: 'Gioca ancora',
  results: 'Classifica',
  bot: (level) => (level === null ? 'bot' : `bot, ${level}`),
  players: 'Giocatori',
  playing: 'di turno',
  turn: 'Turno',
};
