import type { CityCode } from '@levante/el-capitan/rules';
import { itAnd, itFigures, itFlorins, itMany, itOrdinal, itToName } from '@levante/table/words/it-grammar.ts';
import type { PlaceName } from '../places.ts';
import type { NamerWords, TableWords } from './en.ts';

/** Returns the name of a rank in a city, from 1. */
export const itRank = (rank: number): string => (rank === 1 ? 'maggioranza' : `${itOrdinal(rank)} posto`);

/** Italian city names with short forms. */
export const itCities: Readonly<Record<CityCode, readonly [name: string, short: string]>> = {
  MAR: ['Marsiglia', 'Mars.'],
  VEN: ['Venezia', 'Ven.'],
  CON: ['Costantinopoli', 'Cost.'],
  VAL: ['Valencia', 'Val.'],
  NAP: ['Napoli', 'Nap.'],
  ATH: ['Atene', 'Atene'],
  TAN: ['Tangeri', 'Tang.'],
  TUN: ['Tunisi', 'Tun.'],
  ALE: ['Alessandria', 'Aless.'],
  POR: ['Porto', 'Porto'],
  LIS: ['Lisbona', 'Lisb.'],
  CAN: ['Isole Canarie', 'Can.'],
};

const byCode: { readonly [code: string]: readonly [name: string, short: string] } = itCities;

const itBank: PlaceName = {
  name: 'la banca',
  at: 'alla banca',
  to: 'verso la banca',
  from: 'dalla banca',
  of: 'della banca',
};

const canaries: PlaceName = {
  name: itCities.CAN[0],
  at: 'alle Isole Canarie',
  to: 'verso le Isole Canarie',
  from: 'dalle Isole Canarie',
  of: 'delle Isole Canarie',
};

function itCity(code: string, own: string | null): PlaceName {
  if (code === 'CAN' && own === null) return canaries;
  const name = own ?? byCode[code]?.[0] ?? code;
  return { name, at: itToName(name), to: `verso ${name}`, from: `da ${name}`, of: `di ${name}` };
}

const TO = /^verso /;

/** A place as an object, with its article: `Napoli`, `le Isole Canarie`; `verso` takes the same form. */
export const itReached = (place: PlaceName): string => place.to.replace(TO, '');

const names: NamerWords = {
  bank: itBank,
  city: itCity,
  seatWithoutName: (seat) => `Posto ${seat + 1}`,
  card: (city, seals) => `${city} (${itMany(seals, 'sigillo', 'sigilli')})`,
  florins: itFlorins,
};

const list = (parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(', ');

const warehouses = (count: number): string => itMany(count, 'magazzino', 'magazzini');

const cities = (count: number): string => itMany(count, 'città', 'città');

const it: TableWords = {
  names,
  city: (code) => itCities[code][0],
  cityShort: (code) => itCities[code][1],
  florins: itFlorins,

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
  offeredFrom: (city, price) => `${city}, costruire costa ${itFlorins(price)}`,

  signs: 'Legenda',

  payday: 'Giorno di paga',

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

  levant: 'Levante',
  steps: (count) => itMany(count, 'tappa', 'tappe'),
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

  openCards: 'Carte scoperte',
  hand: 'La tua mano',
  handOf: (name) => `Mano di ${name}`,
  emptyHand: 'Nessuna carta in mano: compra una delle carte scoperte.',
  turnedUpLater: 'dopo il turno',
  noCardLeft: 'carte finite',
  destination: (city, seals) => `${city}, o una rotta di ${itMany(seals, 'tappa', 'tappe')}`,
  cardPrice: (label, price) => `${label}, ${itFlorins(price)}`,

  tabs: { cards: 'Carte', hand: 'Mano', bank: 'Banca', log: 'Diario' },
};
export default it;
