import type { CityCode } from '@levante/el-capitan/rules';
import { frAnd, frMany, frOf } from '@levante/table/words/fr-grammar.ts';
import type { PlaceName } from '../places.ts';
import type { NamerWords, TableWords } from './en.ts';

const RANKS = ['majorité', 'seconde place', 'troisième place', 'quatrième place', 'cinquième place'] as const;

/** Returns the name of a rank in a city, from 1. */
export const frRank = (rank: number): string => RANKS[rank - 1] ?? `${rank}e place`;

/** French city names with short forms. */
export const frCities: Readonly<Record<CityCode, readonly [name: string, short: string]>> = {
  MAR: ['Marseille', 'Mars.'],
  VEN: ['Venise', 'Ven.'],
  CON: ['Constantinople', 'Const.'],
  VAL: ['Valence', 'Val.'],
  NAP: ['Naples', 'Nap.'],
  ATH: ['Athènes', 'Ath.'],
  TAN: ['Tanger', 'Tang.'],
  TUN: ['Tunis', 'Tun.'],
  ALE: ['Alexandrie', 'Alex.'],
  POR: ['Porto', 'Porto'],
  LIS: ['Lisbonne', 'Lisb.'],
  CAN: ['Îles Canaries', 'Can.'],
};

const cities: { readonly [code: string]: readonly [name: string, short: string] } = frCities;

const frBank: PlaceName = {
  name: 'la banque',
  at: 'à la banque',
  to: 'vers la banque',
  from: 'de la banque',
  of: 'de la banque',
};

/** The only name with an article, which contracts with its prepositions. */
const islands: PlaceName = {
  name: 'Îles Canaries',
  at: 'aux îles Canaries',
  to: 'vers les îles Canaries',
  from: 'des îles Canaries',
  of: 'des îles Canaries',
};

function frCity(code: string, own: string | null): PlaceName {
  if (code === 'CAN' && own === null) return islands;
  const name = own ?? cities[code]?.[0] ?? code;
  return { name, at: `à ${name}`, to: `vers ${name}`, from: frOf(name), of: frOf(name) };
}

const names: NamerWords = {
  bank: frBank,
  city: frCity,
  seatWithoutName: (seat) => `Place ${seat + 1}`,
  card: (city, seals) => `${city} (${frMany(seals, 'sceau', 'sceaux')})`,
  florins: (amount) => frMany(amount, 'florin'),
};

const florins = (amount: number): string => frMany(amount, 'florin');

const list = (parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(', ');

const fr: TableWords = {
  names,
  city: (code) => frCities[code][0],
  cityShort: (code) => frCities[code][1],
  florins,

  chart: 'Carte marine',
  now: 'maintenant',
  unbuilt: 'vide',
  nextShut: 'à fermer',
  cityLabel: (city, value, nextShut, ships) =>
    list([
      city,
      value === null ? 'vide' : `${value} maintenant`,
      nextShut !== null && `à fermer : un entrepôt ${frOf(nextShut)}`,
      ships.length > 0 && `au port : ${frAnd(ships)}`,
    ]),
  site: ({ city, site, value, owner, neutral, shuts, next, counts }) =>
    list([
      city,
      `case ${site}`,
      `valeur ${value}`,
      owner !== null && `entrepôt${neutral ? ' neutre' : ''} ${frOf(owner)}`,
      shuts && 'y construire ferme un entrepôt',
      next && 'prochaine case',
      counts && 'cette valeur compte maintenant',
    ]),
  lastSpace: (value) => `Dernière case, valeur ${value}, où l’on ne construit jamais`,
  berth: (city, berth, price, ship) =>
    list([city, `case Port ${berth}`, `un entrepôt coûte ${florins(price)}`, ship ?? 'libre']),
  pirate: 'le bateau pirate',
  fortressSite: (city, site, price, owner) =>
    list([
      city,
      `case Forteresse ${site}`,
      owner === null ? `libre, coûte ${florins(price)}` : `${florins(price)}, forteresse ${frOf(owner)}`,
    ]),
  shutHouse: (city, owner, neutral) => `${city}, entrepôt${neutral ? ' neutre' : ''} fermé ${frOf(owner)}`,
  shipOf: (name) => `le bateau ${frOf(name)}`,
  passing: (name) => `Le bateau ${frOf(name)} ne fait que passer : aucune case Port n’est libre`,
  openCity: (city) => `${city}. Ouvrir`,
  offeredFrom: (city, price) => `${city}, y construire coûte ${florins(price)} en tout`,

  signs: 'Légende',

  payday: 'Décompte',

  bank: 'Banque',
  loan: (amount) => `Emprunt de ${amount}`,
  loansLeft: (left) => (left === 0 ? 'épuisé' : `reste ${left}`),
  loanTerms: (repay, extended) => `remboursé ${repay}, prolongé ${extended}`,
  noShipAtBank: 'Aucun bateau ici',
  spread: 'Présence',
  spreadRow: (cities, amount, names) =>
    `${cities === 0 ? 'Moins de villes' : frMany(cities, 'ville')}, ${florins(amount)}${names.length > 0 ? ` : ${names.join(', ')}` : ''}`,
  fewerThan: (cities) => `<${cities}`,
  bonusLeft: (cities) => `${cities} villes :`,
  noBonusLeft: 'plus de carte bonus',

  levant: 'Levant',
  steps: (count) => frMany(count, 'tronçon'),
  atBank: 'à la banque',
  notAtSea: 'pas en mer',
  cash: 'Argent : ',
  warehouses: (count) => `${frMany(count, 'entrepôt')} en stock`,
  neutrals: (count) => `${frMany(count, 'entrepôt neutre', 'entrepôts neutres')} en stock`,
  fortresses: (count) => `${frMany(count, 'forteresse')} en stock`,
  cards: (count) => frMany(count, 'carte'),
  cities: (count) => `entrepôts dans ${frMany(count, 'ville')}`,
  paydayBrings: 'décompte',
  owes: 'doit',
  thisPayday: 'ce décompte',
  noLoans: 'sans dette',
  bonusCard: (amount) => `Carte bonus : ${florins(amount)} au dernier décompte`,
  playing: ', c’est son tour',

  openCards: 'Cartes visibles',
  hand: 'Votre main',
  handOf: (name) => `La main ${frOf(name)}`,
  emptyHand: 'Aucune carte en main : achetez l’une des cartes visibles.',
  turnedUpLater: 'révélée après ce tour',
  noCardLeft: 'plus de carte',
  destination: (city, seals) => `${city}, ou un trajet de ${frMany(seals, 'tronçon')}`,
  cardPrice: (label, price) => `${label}, ${florins(price)}`,

  tabs: { cards: 'Cartes', hand: 'Main', bank: 'Banque', log: 'Journal' },
};
export default fr;
