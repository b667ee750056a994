import { itAnd, itFigures, itFlorins, itMany } from '@levante/table/words/it-grammar.ts';
import type { DetailWords } from './detail-words.ts';
import { itCities } from './it-places.ts';
import { itRank } from './it-rank.ts';

const list = (parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(', ');
const warehouses = (count: number): string => itMany(count, 'magazzino', 'magazzini');
const cities = (count: number): string => itMany(count, 'città', 'città');

/** The table's words in Italian. */
export const itTableWords: DetailWords = {
  city: (code) => itCities[code][0],
  cityShort: (code) => itCities[code][1],
  florins: itFlorins,
  you: 'tu',

  chart: 'Carta nautica',
  now: 'ora',
  unbuilt: 'vuota',
  nextShut: 'chiude',
  cityLabel: (city, value, nextShut, ships) =>
    list([
      city,
      value === null ? 'vuota' : `${value} ora`,
      nextShut !== null && `chiude: un magazzino di ${nextShut}`,
      ships.length > 0 && `in porto: ${itAnd(ships)}`,
    ]),
  site: ({ city, site, value, owner, neutral, shuts, next, counts }) =>
    list([
      city,
      `spazio ${site}`,
      `valore ${value}`,
      owner !== null && (neutral ? `magazzino neutrale di ${owner}` : `magazzino di ${owner}`),
      shuts && 'costruire qui chiude un magazzino',
      next && 'prossimo spazio',
      counts && 'è il valore che conta ora',
    ]),
  lastSpace: (value) => `Ultimo spazio, valore ${value}, non vi si costruisce mai`,
  berth: (city, berth, price, ship) =>
    list([city, `spazio porto ${berth}`, `un magazzino costa ${itFlorins(price)}`, ship ?? 'libero']),
  pirate: 'la nave pirata',
  fortressSite: (city, site, price, owner) =>
    list([
      city,
      `spazio fortezza ${site}`,
      owner === null ? `libero, costa ${itFlorins(price)}` : `${itFlorins(price)}, fortezza di ${owner}`,
    ]),
  shutHouse: (city, owner, neutral) => `${city}, magazzino ${neutral ? 'neutrale ' : ''}chiuso di ${owner}`,
  shipOf: (name) => `nave di ${name}`,
  passing: (name) => `nave di ${name}, di passaggio: nessuno spazio porto è libero`,
  openCity: (city) => `${city}. Apri`,
  planChoices: 'Che cosa costruire',
  planWays: (count) => (count === 1 ? 'Un modo per arrivarci' : `${itFigures(count)} modi per arrivarci`),
  planSteps: 'Che cosa si farà',
  go: 'Vai',
  free: 'gratis',
  offeredFrom: (city, price) => `${city}, costruire costa ${itFlorins(price)}`,

  signs: 'Segni',
  signList: {
    next: 'Qui va il prossimo magazzino',
    choice: 'Il primo magazzino può andare su uno dei due',
    dark: 'Spazio scuro: costruire qui chiude il primo magazzino della catena',
    triangle: 'Triangolo: anche qui si chiude un magazzino, in due o tre giocatori',
    counts: 'Il valore che conta ora: intero al primo posto, metà al secondo',
    last: 'Ultimo spazio: non vi si costruisce mai; conta quando tutto è pieno',
    shut: 'Il prossimo magazzino che verrebbe chiuso',
    legal: 'Questo puoi farlo ora',
    reach: 'La carta che indichi porta qui',
    neutral: 'Magazzino di colore neutrale, sotto il tetto di chi lo possiede',
  },

  payday: 'Giorno di paga',
  paydayHere: 'Giorno di paga qui',
  countingSpace: (value) => `lo spazio che conta: ${value}`,
  payMajority: (count) => `maggioranza, ${warehouses(count)}`,
  paySecond: (count) => `secondo posto, ${warehouses(count)}`,
  payFortress: (whole) => (whole ? 'fortezza, tra le città con più magazzini' : 'fortezza, metà del valore'),
  payWord: { first: 'maggioranza', second: 'secondo', fortress: 'fortezza' },
  payShort: { first: '1º', second: '2º', fortress: 'fort.' },
  noPay: 'Non paga nessuno.',

  bank: 'Banca',
  loan: (amount) => `Prestito da ${amount}`,
  loansLeft: (left) => (left === 0 ? 'esauriti' : `ancora ${itFigures(left)}`),
  loanTerms: (repay, extended) => `restituisci ${repay}, se esteso ${extended}`,
  noShipAtBank: 'Nessuna nave qui',
  spread: 'Presenza',
  spreadRow: (count, amount, names) =>
    `${count === 0 ? 'Meno città' : cities(count)}: ${itFlorins(amount)}${names.length > 0 ? `: ${names.join(', ')}` : ''}`,
  fewerThan: (count) => `<${count}`,
  bonusLeft: (count) => `primi in ${count}:`,
  noBonusLeft: 'carte bonus finite',

  seas: { inner: ['Mare', 'Internum'], adriatic: 'Adria', levant: 'Levante' },
  steps: (count) => itMany(count, 'tappa', 'tappe'),

  players: 'Giocatori',
  atBank: 'alla banca',
  notAtSea: 'non ancora in mare',
  cash: 'Cassa: ',
  warehouses: (count) => `${warehouses(count)} di scorta`,
  neutrals: (count) => `${itMany(count, 'magazzino neutrale', 'magazzini neutrali')} di scorta`,
  fortresses: (count) => `${itMany(count, 'fortezza', 'fortezze')} di scorta`,
  cards: (count) => itMany(count, 'carta', 'carte'),
  cities: (count) => `magazzini in ${cities(count)}`,
  paydayBrings: 'paga',
  owes: 'debiti',
  thisPayday: 'questa paga',
  noLoans: 'nessun prestito',
  bonusCard: (amount) => `Carta bonus: ${itFlorins(amount)} all’ultimo giorno di paga`,
  playing: ', di turno',
  orderOfPlay: (starter) => `Si gioca scendendo lungo l’elenco; ${starter} ha iniziato la fase.`,

  openCards: 'Carte scoperte',
  hand: 'La tua mano',
  handOf: (name) => `Mano di ${name}`,
  emptyHand: 'Nessuna carta in mano: compra una delle carte scoperte.',
  turnedUpLater: 'dopo il turno',
  noCardLeft: 'carte finite',
  destination: (city, seals) => `${city}, o una rotta di ${itMany(seals, 'tappa', 'tappe')}`,
  connection: (from, to) => `${from} – ${to}`,
  cardPrice: (label, price) => `${label}, ${itFlorins(price)}`,

  tabs: { cards: 'Carte', hand: 'Mano', bank: 'Banca', log: 'Diario' },
  previousCity: (city) => `Città precedente: ${city}`,
  nextCity: (city) => `Città successiva: ${city}`,
  tapHint: 'Tocca una cosa qualsiasi nella città per vedere che effetto avrebbe.',

  turn: 'Turno',

  reasons: {
    spread: cities,
    majority: (_city, rank) => itRank(rank),
    fortress: (_city, whole) => (whole ? 'fortezza, per intero' : 'fortezza, per metà'),
    bonus: 'carta bonus',
    building: () => 'per aver costruito',
  },
  total: 'Totale',
  item: 'Per che cosa',
  fromWhat: {
    spread: 'Presenza',
    majority: 'Maggioranze',
    fortress: 'Fortezze',
    bonus: 'Carte bonus',
    building: 'Costruzioni',
    protection: 'Protezione',
  },
  standings: 'Classifica',
  fortunes: 'Patrimoni turno per turno',
  fortuneOf: (name, first, last) => `${name}: da ${first} a ${last}.`,
  moneyFrom: 'Da dove sono venuti i soldi',
};
