import type { Colour, Place, ShipCode } from '@levante/golden-horn/rules';
import { frAnd, frHas, frOf, frOr, frSubject } from '@levante/table/words/fr-grammar.ts';
import { frForm, frMany } from '@levante/table/words/fr-plural.ts';
import { raised } from '@levante/table/words/raised.ts';
import type { ActionLine } from '../match/lines.ts';
import { frEnd } from './fr-end.ts';
import { frFacts, frTheShipOf } from './fr-facts.ts';
import {
  frAt,
  frCards,
  frColour,
  frColours,
  frCountedCards,
  frCountedCubes,
  frCubes,
  frFeminine,
  frFrom,
  frPlace,
  frShip,
  frUpTo,
} from './fr-names.ts';
import { frReasons } from './fr-reasons.ts';
import { frTold } from './fr-told.ts';
import type { GoldenHornWords, NameOf, Prompt, ShipLabel } from './words.ts';

const cubes = (count: number): string => frMany(count, 'cube');
const cards = (count: number): string => frMany(count, 'carte');

const placeOrNone = (at: Place | null): string => (at === null ? 'pas encore placé' : frPlace(at));

const withCards = (played: readonly Colour[]): string =>
  played.length === 0 ? 'gratuit' : `avec ${frCountedCards(played)}`;

const SHORT: { readonly [code: string]: string } = { VEN: 'Ven', CON: 'Const', MOD: 'Mod' };
const NUMBERS: { readonly [number: number]: string } = { 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq', 6: 'six' };

function inTurn(asked: Extract<Prompt, { step: 'turn' }>): string {
  if (asked.pass) return 'Aucun de vos bateaux ne peut être déplacé : passez votre tour.';
  const moves = [
    ...(asked.load ? ['charger un bateau pour quitter une ville'] : []),
    ...(asked.sail ? ['poursuivre le voyage d’un bateau'] : []),
  ];
  const move = raised(frOr(moves));
  if (asked.raid) return `${move} ; vous pouvez d’abord piller un bateau.`;
  return asked.raided ? `${move} : le pillage est fait.` : `${move}.`;
}

function inVoyage({ at, colour, next }: Extract<Prompt, { step: 'voyage' }>): string {
  const here = `Vous êtes ${frAt(at)}${colour === null ? '' : ` (${frColour(colour)})`}`;
  if (next === 'free') return `${here} : continuer gratuitement, ou terminer le tour ici.`;
  if (next === null) return `${here} : vous n’avez ni carte ni voile de cette couleur. Terminez votre tour.`;
  return `${here} : continuer avec une carte ${frFeminine(next)}, ou terminer le tour ici.`;
}

function asked(what: Prompt): string {
  switch (what.step) {
    case 'place':
      return 'Choisissez la ville de départ de chacun de vos bateaux.';
    case 'turn':
      return inTurn(what);
    case 'voyage':
      return inVoyage(what);
    case 'close':
      return 'Vous avez les six couleurs : annoncer la fin, ou continuer.';
  }
}

function doing(line: ActionLine, name: NameOf): string {
  switch (line.verb) {
    case 'place':
      return `partir ${line.cities.map(frFrom).join(', ')}`;
    case 'raid':
      return `piller le ${frShip(line.ship)} ${frOf(name(line.target))} avec ${frCountedCards(line.cards)}`;
    case 'load':
      return `charger les cubes ${frColours(line.colour)} sur le ${frShip(line.ship)}`;
    case 'sail':
      return `faire avancer le ${frShip(line.ship)}`;
    case 'turn':
      return `faire demi-tour avec le ${frShip(line.ship)}`;
    case 'on':
      return line.card === null ? 'continuer gratuitement' : `continuer avec une carte ${frFeminine(line.card)}`;
    case 'stop':
      return 'terminer le voyage';
    case 'announce':
      return 'annoncer la fin';
    case 'done':
      return 'continuer la partie';
    case 'pass':
      return 'passer son tour';
  }
}

const shipOf = (name: string, ship: ShipCode): string => `${raised(frShip(ship))} ${frOf(name)}`;

function shipLabel({ name, ship, sails, state }: ShipLabel): string {
  const parts = [
    `${shipOf(name, ship)}, ${frForm(sails.length, 'voile')} ${frAnd(sails.map(frFeminine))}`,
    placeOrNone(state.at),
    ...(state.heading === null ? [] : [`cap sur ${frPlace(state.heading)}`]),
    ...(state.cargo === null ? [] : [`cargaison : ${frCubes(state.cargo.cubes, state.cargo.colour)}`]),
    ...(state.robbed ? ['entièrement pillé : peut faire demi-tour'] : []),
  ];
  return parts.join(', ');
}

const words: GoldenHornWords = {
  facts: frFacts,
  sums: {
    voyage: (person, ship, from, to, played) =>
      `${frTheShipOf(person, ship)} a navigué ${frFrom(from)} ${frUpTo(to)}${played.length > 0 ? ` ${withCards(played)}` : ''}.`,
    refilled: (city, colours) => `${frPlace(city)} est complétée : ${frCountedCubes(colours)}.`,
    drew: (person, count, colours) =>
      `${frSubject(person)} ${frHas(person)} pioché ${colours.length === count ? frCountedCards(colours) : cards(count)}.`,
  },

  place: placeOrNone,
  placeShort: (at) => {
    if (at === null) return '–';
    return typeof at === 'number' ? String(at) : (SHORT[at] ?? at);
  },
  colour: frColour,
  shipName: frShip,
  goods: frCubes,
  cards,
  cubes,
  ruleset: { 'as-described': 'Version décrite', 'as-published': 'Version publiée' },

  chart: 'La route maritime',
  shipOf,
  shipLabel,
  spaceLabel: (at, colour) => `Case ${at}, ${frFeminine(colour)}`,
  modoneLabel: (ships, berths) => `Modon, ${ships}/${berths} places prises`,
  cityLabel: (city, lying, ships) => `${frPlace(city)}, ${cubes(lying)}, ${frMany(ships, 'bateau', 'bateaux')}`,
  cubesLabel: (count, colour, city) => `${frCubes(count, colour)} ${frAt(city)}`,
  howFar: 'Jusqu’où il peut aller',
  noCard: 'sans carte',
  farthest: 'le plus loin',
  sailsPast: (spaces) =>
    spaces.length === 1
      ? `La case ${spaces[0]} est occupée : le bateau la dépasse.`
      : `Les cases ${frAnd(spaces.map(String))} sont occupées : le bateau les dépasse.`,
  toGo: (spaces, city) => `${frMany(spaces, 'case')} ${frUpTo(city)}`,
  free: 'gratuit',
  fare: withCards,
  robbed: 'Entièrement pillé : peut faire demi-tour à son prochain voyage',

  bringsHome: (name) => `${name} décharge`,
  raids: (name) => `${name} pille`,

  players: 'Joueurs',
  you: 'vous',
  playing: 'c’est son tour',
  fleet: 'Flotte',
  handSize: (count) => `${cards(count)} en main`,
  warehouseSize: (count) => `${cubes(count)} dans l’entrepôt`,
  orderOfPlay: (starter) => `On joue dans l’ordre de la liste ; ${starter} a commencé.`,

  hand: 'Votre main',
  cardLabel: (count, colour) => `${frCards(count, colour)} en main`,
  warehouse: 'Votre entrepôt',
  cover: 'Cacher main et entrepôt',
  uncover: 'Montrer main et entrepôt',
  covered: 'Caché.',
  rows: 'Séries jusqu’ici',
  row: (colours, bonus) => `${frMany(colours, 'couleur')}${bonus > 0 ? `, ${frMany(bonus, 'point')} de plus` : ''}`,

  supply: 'Ce qui reste',
  bag: 'Sac',
  deck: (count) => `${cards(count)} dans la pioche`,
  discards: 'Défausse',
  discarded: (count, colour) => `${frCards(count, colour)} dans la défausse`,
  howItEnds: 'Fin : le sac et une ville sont vides, ou quelqu’un qui a les six couleurs l’annonce.',
  lastRound: (announcer) =>
    announcer === null
      ? 'Dernier tour de table : une ville et le sac sont vides.'
      : `Dernier tour de table : ${announcer} a annoncé la fin.`,
  tabs: { hand: 'Main', warehouse: 'Dépôt', supply: 'Sac', log: 'Journal' },
  turn: 'Tour',

  ordersFor: (ship, at) => `${raised(frShip(ship))}, ${placeOrNone(at)}`,
  whichShip: 'Quel bateau ?',
  asFarAs: (to, played) => `${frUpTo(to)}, ${played.length === 0 ? 'sans carte' : cards(played.length)}`,
  raidFirst: (ships) => `D’abord piller : ${frMany(ships, 'bateau', 'bateaux')} à portée`,
  raidTakes: 'Un cube, pour l’entrepôt',
  raidCards: 'Avec quelles cartes',
  otherwise: 'Ne pas piller',
  cargoFor: (city) => `Cargaison pour ${frPlace(city)}`,
  atHome: 'à l’arrivée',
  goodsOf: (colour, row) => (row === null ? frColour(colour) : `${frColour(colour)} : série de ${NUMBERS[row] ?? row}`),
  endsTitle: 'Où il peut s’arrêter',
  towards: (city, round) => `${round ? 'Demi-tour, vers' : 'Vers'} ${frPlace(city)}`,
  loadWhat: (ship, farthest) =>
    `Que charger sur le ${frShip(ship)} ?${farthest === null ? '' : ` Ensuite ${frUpTo(farthest)} au plus.`}`,
  sailWhere: (ship) => `Jusqu’où mener le ${frShip(ship)} ?`,
  ready: (line, to) => {
    const again = 'Appuyez encore une fois pour confirmer.';
    if (line.verb === 'load')
      return `Charger les cubes ${frColours(line.colour)}${to === null ? '' : ` et naviguer ${frUpTo(to)}`} ? ${again}`;
    return `${to === null ? 'Le faire' : `Naviguer ${frUpTo(to)}`} ? ${again}`;
  },
  load: (count, colour) => `Charger ${frCubes(count, colour)}`,
  doingLoad: 'Charger',
  loadFirst: 'choisir des marchandises',
  loadFinal: (city, to) =>
    `${frPlace(city)} est aussitôt complétée avec les cubes du sac : un chargement ne peut donc pas être annulé. ${
      to === null
        ? 'Le bateau avance d’une case ; continuez ensuite, ou arrêtez-vous.'
        : 'Les cartes sont jouées ensuite, et peuvent être annulées.'
    }`,
  sailFinal: 'Des cartes sont piochées à l’arrivée : cela ne peut donc pas être annulé.',
  asked,
  doing,
  voyage: (ship, to) => (ship === null ? `continuer ${frUpTo(to)}` : `mener le ${frShip(ship)} ${frUpTo(to)}`),
  withCards,
  steps: (names) => raised(names.join(', puis ')),
  chance: 'Tirage des marchandises et des cartes.',
  atOnce: 'Une fois fait, cela ne peut plus être annulé.',
  refillNote: (city) => `${frPlace(city)} est complétée avec les cubes du sac, puis le bateau part.`,
  arrives: (count, colour) =>
    count === 0 || colour === null ? 'Arrive sans rien à décharger.' : `${frCubes(count, colour)} pour votre entrepôt.`,
  draws: (count) => `Vous piochez ${cards(count)}.`,
  lastCube: (name) => `C’est le dernier cube à bord : ${name} peut faire demi-tour.`,
  waysLeft: (count) => `${frMany(count, 'façon')} : choisissez-en une.`,
  placing: 'D’où partent vos bateaux',
  placeShips: 'Placer les bateaux',
  placeNote: 'Chaque ville commence avec neuf cubes. Un bateau ne peut pas charger une couleur de ses propres voiles.',
  raidQuestion: (name, ship) => `Piller le ${frShip(ship)} ${frOf(name)} : avec quelles cartes ?`,
  raidNote: 'Un cube va directement dans votre entrepôt.',
  announceNote: 'Ce tour de table se joue jusqu’au bout, puis vient le décompte final.',
  goOnNote: 'La partie continue ; vous pourrez annoncer la fin après un autre de vos tours.',
  sailFirst: 'd’abord un bateau',
  round: (round) => `Tour de table ${round}`,
  lastRoundShort: 'dernier tour',
  beforePlay: 'Préparatifs',
  boardNote:
    'Ce que montrent les voiles de chaque flotte et les couleurs des cases une à une sont une reconstitution ; qui possède le jeu peut jouer sur son propre fichier de plateau.',
  rulesetNote: (ruleset) =>
    ruleset === 'as-described'
      ? 'Version décrite, un résumé des règles : trois cartes pour un pillage ; à l’arrivée, les bateaux à une, deux, trois couleurs font piocher 1, 2, 3 cartes.'
      : 'Version publiée, le jeu dans sa boîte : deux cartes pour un pillage ; à l’arrivée, les bateaux à une, deux, trois couleurs font piocher 3, 2, 1 cartes.',
  emptyWarehouse: 'Rien dans l’entrepôt.',
  score: (count) => frMany(count, 'point'),
};

/** What the table of Golden Horn says, in French. */
export const fr = { words, end: frEnd, reasons: frReasons, told: frTold };
