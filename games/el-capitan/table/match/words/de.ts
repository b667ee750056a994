import { many, und } from '@levante/table/words/de-grammar.ts';
import { deSailingCards as cards, cities, deCities, deFlorins as florins, inCities } from '../../names/words/de.ts';
import type { TableWords } from './en.ts';

const list = (parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(', ');

const de: TableWords = {
  city: (code) => deCities[code][0],
  cityShort: (code) => deCities[code][1],
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
  offeredFrom: (city, price) => `${city}, bauen für ${florins(price)}`,

  signs: 'Legende',

  payday: 'Zahltag',

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
  orderOfPlay: (starter) => `Gespielt wird von oben nach unten; ${starter} hat begonnen.`,

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

  turn: 'Zug',
};
export default de;
