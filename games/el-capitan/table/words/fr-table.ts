import { frAnd, frOf } from '@levante/table/words/fr-grammar.ts';
import { frMany } from '@levante/table/words/fr-plural.ts';
import type { DetailWords } from './detail-words.ts';
import { frCities } from './fr-places.ts';
import { frRank } from './fr-rank.ts';

const florins = (amount: number): string => frMany(amount, 'florin');
const list = (parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(', ');

/** The table's words in French. */
export const frTableWords: DetailWords = {
  city: (code) => frCities[code][0],
  cityShort: (code) => frCities[code][1],
  florins,
  you: 'vous',

  chart: 'Carte marine',
  now: 'maintenant',
  unbuilt: 'vide',
  nextShut: 'à fermer',
  cityLabel: (city, value, nextShut, ships) =>
    list([
      city,
      value === null ? 'vide' : `${value} maintenant`,
      nextShut !== null && `à fermer : un entrepôt ${frOf(nextShut)}`,
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
  planChoices: 'Que construire',
  planWays: (count) => `${frMany(count, 'façon')} d’y parvenir`,
  planSteps: 'Ce qui sera fait',
  go: 'Y aller',
  free: 'gratuit',
  offeredFrom: (city, price) => `${city}, y construire coûte ${florins(price)} en tout`,

  signs: 'Signes',
  signList: {
    next: 'Le prochain entrepôt se construit ici',
    choice: 'Le premier entrepôt se construit sur l’une ou l’autre de ces cases',
    dark: 'Case sombre : y construire ferme l’entrepôt de tête',
    triangle: 'Triangle : ferme aussi un entrepôt, à deux ou trois joueurs',
    counts: 'La valeur qui compte maintenant : entière pour la première place, la moitié pour la seconde',
    last: 'Dernière case : on n’y construit jamais ; elle compte quand tout est plein',
    shut: 'Cet entrepôt serait fermé le premier',
    legal: 'Possible maintenant',
    reach: 'La carte que vous désignez mène ici',
    neutral: 'Entrepôt d’une couleur neutre, sous le toit de qui le possède',
  },

  payday: 'Décompte',
  paydayHere: 'Décompte ici',
  countingSpace: (value) => `la case qui compte : ${value}`,
  payMajority: (houses) => `majorité, ${frMany(houses, 'entrepôt')}`,
  paySecond: (houses) => `seconde place, ${frMany(houses, 'entrepôt')}`,
  payFortress: (whole) =>
    whole ? 'forteresse, parmi les villes les plus remplies' : 'forteresse, moitié de la valeur',
  payWord: { first: 'majorité', second: 'seconde', fortress: 'forteresse' },
  payShort: { first: '1re', second: '2e', fortress: 'fort.' },
  noPay: 'Ne paie personne.',

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

  seas: { inner: ['Mare', 'Internum'], adriatic: 'Adria', levant: 'Levant' },
  steps: (count) => frMany(count, 'tronçon'),

  players: 'Joueurs',
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
  orderOfPlay: (starter) => `On joue dans l’ordre de la liste ; ${starter} a commencé la phase.`,

  openCards: 'Cartes visibles',
  hand: 'Votre main',
  handOf: (name) => `La main ${frOf(name)}`,
  emptyHand: 'Aucune carte en main : achetez l’une des cartes visibles.',
  turnedUpLater: 'révélée après ce tour',
  noCardLeft: 'plus de carte',
  destination: (city, seals) => `${city}, ou un trajet de ${frMany(seals, 'tronçon')}`,
  connection: (from, to) => `${from} – ${to}`,
  cardPrice: (label, price) => `${label}, ${florins(price)}`,

  tabs: { cards: 'Cartes', hand: 'Main', bank: 'Banque', log: 'Journal' },
  previousCity: (city) => `Ville précédente : ${city}`,
  nextCity: (city) => `Ville suivante : ${city}`,
  tapHint: 'Touchez un élément de la ville pour voir son effet.',

  turn: 'Tour',

  reasons: {
    spread: (cities) => frMany(cities, 'ville'),
    majority: (_city, rank) => frRank(rank),
    fortress: (_city, whole) => (whole ? 'forteresse, entière' : 'forteresse, moitié'),
    bonus: 'carte bonus',
    building: () => 'pour avoir construit',
  },
  total: 'Total',
  item: 'Pour',
  fromWhat: {
    spread: 'Présence',
    majority: 'Majorités',
    fortress: 'Forteresses',
    bonus: 'Cartes bonus',
    building: 'Constructions',
    protection: 'Taxe de protection',
  },
  standings: 'Classement',
  fortunes: 'Fortunes au fil des tours',
  fortuneOf: (name, first, last) => `${name} : de ${first} à ${last}.`,
  moneyFrom: 'D’où vient l’argent',
};
