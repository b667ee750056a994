import { und } from '@levante/table/words/de-grammar.ts';
import { many } from '@levante/table/words/de-plural.ts';
import { deSailingCards as cards, cities, deFlorins as florins, houses, inCities, ways } from './de-pieces.ts';
import { deRank } from './de-rank.ts';
import type { DetailWords } from './detail-words.ts';
import { PRINTED_CITIES } from './printed-cities.ts';

const list = (parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(', ');

/** The table's words in German. */
export const deTableWords: DetailWords = {
  city: (code) => PRINTED_CITIES[code][0],
  cityShort: (code) => PRINTED_CITIES[code][1],
  florins,
  you: 'du',

  chart: 'Seekarte',
  now: 'jetzt',
  unbuilt: 'unbebaut',
  nextShut: 'schließt zuerst',
  cityLabel: (city, value, nextShut, ships) =>
    list([
      city,
      value === null ? 'unbebaut' : `${value} jetzt`,
      nextShut !== null && `schließt zuerst: ein Haus von ${nextShut}`,
      ships.length > 0 && `im Hafen: ${und(ships)}`,
    ]),
  site: ({ city, site, value, owner, neutral, shuts, next, counts }) =>
    list([
      city,
      `Bauplatz ${site}`,
      `Wert ${value}`,
      owner !== null && `${neutral ? 'neutrales Haus' : 'Haus'} von ${owner}`,
      shuts && 'wer hier baut, schließt ein Haus',
      next && 'nächster Bauplatz',
      counts && 'dieser Wert zählt jetzt',
    ]),
  lastSpace: (value) => `Letztes Feld, Wert ${value}, wird nie bebaut`,
  berth: (city, berth, price, ship) =>
    list([city, `Hafenplatz ${berth}`, `ein Warenhaus kostet ${florins(price)}`, ship ?? 'frei']),
  pirate: 'das Piratenschiff',
  fortressSite: (city, site, price, owner) =>
    list([
      city,
      `Festungsbauplatz ${site}`,
      owner === null ? `frei, kostet ${florins(price)}` : `${florins(price)}, Festung von ${owner}`,
    ]),
  shutHouse: (city, owner, neutral) =>
    `${city}, ${neutral ? 'geschlossenes neutrales Haus' : 'geschlossenes Haus'} von ${owner}`,
  shipOf: (name) => `Schiff von ${name}`,
  passing: (name) => `Schiff von ${name}, muss weitersegeln: Kein Hafenplatz ist frei`,
  openCity: (city) => `${city}. Ansehen`,
  planChoices: 'Was gebaut wird',
  planWays: (count) => `${ways(count)} dorthin`,
  planSteps: 'Was getan wird',
  go: 'Ausführen',
  free: 'kostenlos',
  offeredFrom: (city, price) => `${city}, bauen für ${florins(price)}`,

  signs: 'Zeichen',
  signList: {
    next: 'Hierhin kommt das nächste Haus',
    choice: 'Das erste Haus darf auf eines dieser beiden Felder',
    dark: 'Dunkles Feld: Wer hier baut, schließt das vorderste Haus',
    triangle: 'Dreieck: schließt zu zweit und zu dritt auch ein Haus',
    counts: 'Der Wert, der jetzt zählt: für den ersten Rang ganz, für den zweiten halb',
    last: 'Letztes Feld: wird nie bebaut; zählt, wenn alles voll ist',
    shut: 'Dieses Haus würde als Nächstes geschlossen',
    legal: 'Das kannst du jetzt tun',
    reach: 'Die Karte, auf die du zeigst, führt hierher',
    neutral: 'Haus in neutraler Farbe; das Dach zeigt, wem es gehört',
  },

  payday: 'Zahltag',
  paydayHere: 'Zahltag hier',
  countingSpace: (value) => `das Feld, das zählt: ${value}`,
  payMajority: (count) => `Majorität, ${houses(count)}`,
  paySecond: (count) => `2. Rang, ${houses(count)}`,
  payFortress: (whole) => (whole ? 'Festung, unter den vollsten Städten' : 'Festung, halber Wert'),
  payWord: { first: 'Majorität', second: '2. Rang', fortress: 'Festung' },
  payShort: { first: '1.', second: '2.', fortress: 'Fest.' },
  noPay: 'Hier wird nichts gezahlt.',

  bank: 'Bank',
  loan: (amount) => `Darlehen von ${amount}`,
  loansLeft: (left) => (left === 0 ? 'vergeben' : `noch ${left}`),
  loanTerms: (repay, extended) => `zurück ${repay}, verlängert ${extended}`,
  noShipAtBank: 'Kein Schiff hier',
  spread: 'Verbreitung',
  spreadRow: (count, amount, names) =>
    `${count === 0 ? 'Weniger Städte' : cities(count)}: ${florins(amount)}${names.length > 0 ? `: ${names.join(', ')}` : ''}`,
  fewerThan: (count) => `<${count}`,
  bonusLeft: (count) => `${count}:`,
  noBonusLeft: 'keine Bonuskarte mehr',

  seas: { inner: ['Mare', 'Internum'], adriatic: 'Adria', levant: 'Levante' },
  steps: (count) => many(count, 'Schritt', 'Schritte'),

  players: 'Spieler',
  atBank: 'bei der Bank',
  notAtSea: 'noch nicht auf See',
  cash: 'Bargeld: ',
  warehouses: (count) => `${many(count, 'Warenhaus', 'Warenhäuser')} im Bestand`,
  neutrals: (count) => `${many(count, 'neutrales Haus', 'neutrale Häuser')} im Bestand`,
  fortresses: (count) => `${many(count, 'Festung', 'Festungen')} im Bestand`,
  cards,
  cities: (count) => `Häuser ${inCities(count)}`,
  paydayBrings: 'Zahltag',
  owes: 'Schuld',
  thisPayday: 'dieser Zahltag',
  noLoans: 'schuldenfrei',
  bonusCard: (amount) => `Bonuskarte: ${florins(amount)} am letzten Zahltag`,
  playing: ', am Zug',
  orderOfPlay: (starter) => `Gespielt wird von oben nach unten; ${starter} hat die Phase begonnen.`,

  openCards: 'Offene Karten',
  hand: 'Deine Hand',
  handOf: (name) => `Hand von ${name}`,
  emptyHand: 'Keine Karte auf der Hand: Kaufe eine der offenen Karten.',
  turnedUpLater: 'wird nach diesem Zug aufgedeckt',
  noCardLeft: 'keine Karte mehr',
  destination: (city, seals) => `${city}, oder eine Strecke von ${many(seals, 'Schritt', 'Schritten')}`,
  connection: (from, to) => `${from} – ${to}`,
  cardPrice: (label, price) => `${label}, ${florins(price)}`,

  tabs: { cards: 'Karten', hand: 'Hand', bank: 'Bank', log: 'Logbuch' },
  previousCity: (city) => `Vorige Stadt: ${city}`,
  nextCity: (city) => `Nächste Stadt: ${city}`,
  tapHint: 'Tippe in der Stadt auf etwas, um zu sehen, was es bewirken würde.',

  turn: 'Zug',

  reasons: {
    spread: cities,
    majority: (_city, rank) => deRank(rank),
    fortress: (_city, whole) => (whole ? 'Festung, ganz' : 'Festung, halb'),
    bonus: 'Bonuskarte',
    building: () => 'für das Bauen',
  },
  total: 'Summe',
  item: 'Wofür',
  fromWhat: {
    spread: 'Verbreitung',
    majority: 'Majoritäten',
    fortress: 'Festungen',
    bonus: 'Bonuskarten',
    building: 'Bauen',
    protection: 'Schutzgebühr',
  },
  standings: 'Endstand',
  fortunes: 'Vermögen im Verlauf der Züge',
  fortuneOf: (name, first, last) => `${name}: von ${first} auf ${last}.`,
  moneyFrom: 'Woher das Geld kam',
};
