import type { Colour, Place, ShipCode } from '@levante/golden-horn/rules';
import { frAnd, frForm, frMany, frOf } from '@levante/table/words/fr-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import { countColours, shortPlace } from '../match/lines.ts';
import type { GoldenHornWords, ShipLabel } from './en.ts';

const CITIES: { readonly [code: string]: string } = { VEN: 'Venise', CON: 'Constantinople', MOD: 'Modon' };

const SHIPS: { readonly [S in ShipCode]: string } = {
  mono: 'bateau unicolore',
  duo: 'bateau bicolore',
  trio: 'bateau tricolore',
};

const COLOURS: { readonly [C in Colour]: readonly [masculine: string, feminine: string] } = {
  pink: ['rose', 'rose'],
  yellow: ['jaune', 'jaune'],
  blue: ['bleu', 'bleue'],
  red: ['rouge', 'rouge'],
  green: ['vert', 'verte'],
  orange: ['orange', 'orange'],
};

const isSpace = (at: Place): at is Extract<Place, number> => typeof at === 'number';

/** A place by itself: `case 5`, `Venise`. */
const frPlace = (at: Place): string => (isSpace(at) ? `case ${at}` : (CITIES[at] ?? at));

/** A place as where something lies: `sur la case 5`, `à Venise`. */
const frAt = (at: Place): string => (isSpace(at) ? `sur la case ${at}` : `à ${frPlace(at)}`);

/** A place as how far one goes: `jusqu’à la case 5`. */
const frUpTo = (at: Place): string => (isSpace(at) ? `jusqu’à la case ${at}` : `jusqu’à ${frPlace(at)}`);

/** A place as where one comes from: `de la case 5`. */
const frFrom = (at: Place): string => (isSpace(at) ? `de la case ${at}` : `de ${frPlace(at)}`);

const frShip = (ship: ShipCode): string => SHIPS[ship];

/** A colour by itself, and with a masculine noun: `bleu`. */
const frColour = (colour: Colour): string => COLOURS[colour][0];

/** A colour with a feminine noun: `bleue`. */
const frFeminine = (colour: Colour): string => COLOURS[colour][1];

/** An adjective with a number of things; orange, the fruit, has no plural. */
const agreed = (count: number, adjective: string): string =>
  adjective === 'orange' ? adjective : frForm(count, adjective);

/** A colour with several masculine things: `bleus`. */
const frColours = (colour: Colour): string => agreed(2, frColour(colour));

/** `2 cubes bleus`. */
const frCubes = (count: number, colour: Colour): string =>
  `${frMany(count, 'cube')} ${agreed(count, frColour(colour))}`;

/** `2 cartes bleues`. */
const frCards = (count: number, colour: Colour): string =>
  `${frMany(count, 'carte')} ${agreed(count, frFeminine(colour))}`;

/** The colours of several cubes or cards with how many of each; only the first has the noun: `2 cubes bleus et 1 rouge`. */
function counted(
  colours: readonly Colour[],
  withNoun: (count: number, colour: Colour) => string,
  word: (colour: Colour) => string,
): string {
  const parts = countColours(colours).map(([colour, count], i) =>
    i === 0 ? withNoun(count, colour) : `${count} ${agreed(count, word(colour))}`,
  );
  return frAnd(parts);
}

const frCountedCubes = (colours: readonly Colour[]): string => counted(colours, frCubes, frColour);

const frCountedCards = (colours: readonly Colour[]): string => counted(colours, frCards, frFeminine);

const cubes = (count: number): string => frMany(count, 'cube');

const cards = (count: number): string => frMany(count, 'carte');

const placeOrNone = (at: Place | null): string => (at === null ? 'pas encore placé' : frPlace(at));

const withCards = (played: readonly Colour[]): string =>
  played.length === 0 ? 'gratuit' : `avec ${frCountedCards(played)}`;

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

/** Helpers for French sentences. */
export const fr = {
  at: frAt,
  cards,
  cardsOf: frCards,
  colour: frColour,
  colours: frColours,
  countedCards: frCountedCards,
  countedCubes: frCountedCubes,
  cubes,
  cubesOf: frCubes,
  feminine: frFeminine,
  from: frFrom,
  place: frPlace,
  placeOrNone,
  ship: frShip,
  upTo: frUpTo,
  withCards,
};

export default {
  place: placeOrNone,
  placeShort: shortPlace({ VEN: 'Ven', CON: 'Const', MOD: 'Mod' }),
  colour: frColour,
  shipName: frShip,
  goods: frCubes,
  cards,
  cubes,
  shipOf,
  shipLabel,
  towards: (city, round) => `${round ? 'Demi-tour, vers' : 'Vers'} ${frPlace(city)}`,
  withCards,
  score: (count) => frMany(count, 'point'),

  chart: 'La route maritime',
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
  robbed: 'Entièrement pillé : peut faire demi-tour à son prochain voyage',
  bringsHome: (name) => `${name} décharge`,
  raids: (name) => `${name} pille`,
} satisfies GoldenHornWords;
