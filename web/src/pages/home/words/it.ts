import { raised } from '@levante/table/words/grammar.ts';
import { itFigures, itInWord, itOrdinal } from '@levante/table/words/it-grammar.ts';
import type { HomeWords } from './en.ts';

export default {
  tagline: 'Mercanti del Mediterraneo, a un tavolo tutto tuo.',
  tablesWait: (count) => (count === 1 ? 'Un tavolo ti aspetta' : `${raised(itInWord(count))} tavoli ti aspettano`),
  fairWind: (name) => `Vento in poppa, ${name}.`,
  takeTurn: 'Gioca il turno',
  settingsTitle: 'Impostazioni',
  ownTable: 'Un tavolo tutto tuo',
  openTables: 'Giocare con altri',
  openTablesText: 'Siediti con chi aspetta la stessa partita: dal vivo, o un turno al giorno.',
  toTables: 'Vedi i tavoli',
  playNowText: (bots, level, easy) => {
    const count = bots === 1 ? 'un' : itInWord(bots);
    return `Inizia subito contro ${count} bot ${easy ? (bots === 1 ? 'facile' : 'facili') : `(${level})`}.`;
  },
  play: 'Gioca',
  playGame: (game) => `Gioca a ${game}`,
  learnShort: 'Impara',
  learnGame: (game) => `Impara ${game}`,
  setUpShort: 'Prepara',
  setUpGame: (game) => `Prepara una partita a ${game}`,
  rulesShort: 'Regole',
  rulesOf: (game) => `Regole di ${game}`,
  seatsOf: (fewest, most) => (fewest === most ? `${most} giocatori` : `Da ${fewest} a ${most} giocatori`),
  setUp: 'Prepara una partita',
  setUpText:
    'Uno dei due giochi, con gli amici tramite link, sullo stesso schermo o contro i bot, anche senza rete: scegli i posti, le regole e il tabellone.',
  myMatches: 'Le tue partite',
  noMatches: 'Ancora nessuna partita.',
  noMatchesText: 'Giocane una adesso, o preparane una per i tuoi amici.',
  noOthers: 'Tutte le tue partite ti aspettano.',
  allMatches: (count) => `Tutte le ${itFigures(count)} partite`,
  more: 'Mostra le partite più vecchie',
  since: (count) =>
    count === 1 ? 'Una mossa dalla tua ultima visita' : `${itFigures(count)} mosse dalla tua ultima visita`,
  sinceLastVisit: 'Dalla tua ultima visita:',
  movedSince: (names, count) => `${names} ${count === 1 ? 'ha' : 'hanno'} giocato dalla tua ultima visita`,
  offlineHere: 'Sei offline. Giocare su questo dispositivo?',
  yourTurn: 'Tocca a te',
  turnOf: (name) => `Turno di ${name}`,
  openSeats: (count) => (count === 1 ? 'Un posto è libero' : `${itFigures(count)} posti sono liberi`),
  ranked: (rank) => `Finita: ${itOrdinal(rank)} posto per te`,
  watched: 'Stai assistendo',
  overNow: 'Finita',
  loading: 'Ricerca delle tue partite…',
  here: 'su questo dispositivo',
  forget: 'Elimina',
  forgetMatch: (who) => `Elimina la partita di ${who}`,
  forgetQuestion: 'Eliminarla per sempre?',
  forgetYes: 'Elimina',
  forgetNo: 'Tienila',
} satisfies HomeWords;
