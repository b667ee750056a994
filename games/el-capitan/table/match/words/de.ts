import type { CityCode } from '@levante/el-capitan/rules';
import { figure, formFor, many, und } from '@levante/table/words/de-grammar.ts';
import type { PlaceName } from '../places.ts';
import type { NamerWords, TableWords } from './en.ts';

/** Names of pieces with a number, in the nominative and the accusative. */
export const deFlorins = (amount: number): string => many(amount, 'Florin');

export const houses = (count: number): string => many(count, 'Haus', 'Häuser');

export const fortresses = (count: number): string => many(count, 'Festung', 'Festungen');

export const deSailingCards = (count: number): string => many(count, 'Karte', 'Karten');

export const seals = (count: number): string => many(count, 'Siegel');

export const cities = (count: number): string => many(count, 'Stadt', 'Städte');

export const ways = (count: number): string => many(count, 'Weg', 'Wege');

/** `in 1 Stadt`, `in 3 Städten`. */
export const inCities = (count: number): string => `in ${many(count, 'Stadt', 'Städten')}`;

/** Returns the noun after an article: `ein neutrales Haus`, `das neutrale Haus`; no article counts as `ein`. */
export const house = (neutral: boolean): string => (neutral ? 'neutrales Haus' : 'Haus');

export const theHouse = (neutral: boolean): string => (neutral ? 'das neutrale Haus' : 'das Haus');

/** The verb for a number of remaining things. */
export const remain = (count: number): string => formFor(count, 'bleibt', 'bleiben');

/** Returns the name of a rank in a city, from 1. */
export const deRank = (rank: number): string => (rank === 1 ? 'Majorität' : `${rank}. Rang`);

/** German city names with short forms. */
export const deCities: Readonly<Record<CityCode, readonly [name: string, short: string]>> = {
  MAR: ['Marseille', 'Mars.'],
  VEN: ['Venedig', 'Ven.'],
  CON: ['Konstantinopel', 'Konst.'],
  VAL: ['Valencia', 'Val.'],
  NAP: ['Neapel', 'Neap.'],
  ATH: ['Athen', 'Athen'],
  TAN: ['Tanger', 'Tang.'],
  TUN: ['Tunis', 'Tun.'],
  ALE: ['Alexandria', 'Alex.'],
  POR: ['Porto', 'Porto'],
  LIS: ['Lissabon', 'Liss.'],
  CAN: ['Kanaren', 'Kan.'],
};

const byCode: { readonly [code: string]: readonly [name: string, short: string] } = deCities;

const deBank: PlaceName = {
  name: 'die Bank',
  at: 'bei der Bank',
  to: 'zur Bank',
  from: 'von der Bank',
  of: 'der Bank',
};

/** The islands are the only place with an article; a board's own name takes none. */
function deCity(code: string, own: string | null): PlaceName {
  const name = own ?? byCode[code]?.[0] ?? code;
  if (code === 'CAN' && own === null)
    return { name, at: `auf den ${name}`, to: `zu den ${name}`, from: `von den ${name}`, of: `der ${name}` };
  return { name, at: `in ${name}`, to: `nach ${name}`, from: `von ${name}`, of: `von ${name}` };
}

const names: NamerWords = {
  bank: deBank,
  city: deCity,
  seatWithoutName: (seat) => `Platz ${seat + 1}`,
  card: (city, count) => `${city} (${seals(count)})`,
  florins: (amount) => `${figure(amount)} Florin`,
};

const list = (parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(', ');

const de: TableWords = {
  names,
  city: (code) => deCities[code][0],
  cityShort: (code) => deCities[code][1],
  florins: deFlorins,

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
    list([city, `Hafenplatz ${berth}`, `ein Warenhaus kostet ${deFlorins(price)}`, ship ?? 'frei']),
  pirate: 'das Piratenschiff',
  fortressSite: (city, site, price, owner) =>
    list([
      city,
      `Festungsbauplatz ${site}`,
      owner === null ? `frei, kostet ${deFlorins(price)}` : `${deFlorins(price)}, Festung von ${owner}`,
    ]),
  shutHouse: (city, owner, neutral) =>
    `${city}, ${neutral ? 'geschlossenes neutrales Haus' : 'geschlossenes Haus'} von ${owner}`,
  shipOf: (name) => `Schiff von ${name}`,
  passing: (name) => `Schiff von ${name}, muss weitersegeln: Kein Hafenplatz ist frei`,
  openCity: (city) => `${city}. Ansehen`,
  offeredFrom: (city, price) => `${city}, bauen für ${deFlorins(price)}`,

  signs: 'Legende',

  payday: 'Zahltag',

  bank: 'Bank',
  loan: (amount) => `Darlehen von ${amount}`,
  loansLeft: (left) => (left === 0 ? 'vergeben' : `noch ${left}`),
  loanTerms: (repay, extended) => `zurück ${repay}, verlängert ${extended}`,
  noShipAtBank: 'Kein Schiff hier',
  spread: 'Verbreitung',
  spreadRow: (count, amount, names) =>
    `${count === 0 ? 'Weniger Städte' : cities(count)}: ${deFlorins(amount)}${names.length > 0 ? `: ${names.join(', ')}` : ''}`,
  fewerThan: (count) => `<${count}`,
  bonusLeft: (count) => `${count}:`,
  noBonusLeft: 'keine Bonuskarte mehr',

  levant: 'Levante',
  steps: (count) => many(count, 'Schritt', 'Schritte'),
  atBank: 'bei der Bank',
  notAtSea: 'noch nicht auf See',
  cash: 'Bargeld: ',
  warehouses: (count) => `${many(count, 'Warenhaus', 'Warenhäuser')} im Bestand`,
  neutrals: (count) => `${many(count, 'neutrales Haus', 'neutrale Häuser')} im Bestand`,
  fortresses: (count) => `${many(count, 'Festung', 'Festungen')} im Bestand`,
  cards: deSailingCards,
  cities: (count) => `Häuser ${inCities(count)}`,
  paydayBrings: 'Zahltag',
  owes: 'Schuld',
  thisPayday: 'dieser Zahltag',
  noLoans: 'schuldenfrei',
  bonusCard: (amount) => `Bonuskarte: ${deFlorins(amount)} am letzten Zahltag`,
  playing: ', am Zug',

  openCards: 'Offene Karten',
  hand: 'Deine Hand',
  handOf: (name) => `Hand von ${name}`,
  emptyHand: 'Keine Karte auf der Hand: Kaufe eine der offenen Karten.',
  turnedUpLater: 'wird nach diesem Zug aufgedeckt',
  noCardLeft: 'keine Karte mehr',
  destination: (city, seals) => `${city}, oder eine Strecke von ${many(seals, 'Schritt', 'Schritten')}`,
  cardPrice: (label, price) => `${label}, ${deFlorins(price)}`,

  tabs: { cards: 'Karten', hand: 'Hand', bank: 'Bank', log: 'Logbuch' },
};
export default de;
