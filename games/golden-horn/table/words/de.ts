import type { Colour, Place, ShipCode } from '@levante/golden-horn/rules';
import { formFor, many, und } from '@levante/table/words/de-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import { countColours, shortPlace } from '../match/lines.ts';
import type { GoldenHornWords, ShipLabel } from './en.ts';

const CITIES = { VEN: 'Venedig', CON: 'Konstantinopel', MOD: 'Modone' } as const;

const COLOURS: { readonly [C in Colour]: string } = {
  pink: 'Rosa',
  yellow: 'Gelb',
  blue: 'Blau',
  red: 'Rot',
  green: 'Grün',
  orange: 'Orange',
};

const SHIPS: { readonly [S in ShipCode]: string } = { mono: 'einfarbige', duo: 'zweifarbige', trio: 'dreifarbige' };

/** A place by its name, where it lies, where one goes, and whence. */
const dePlace = (at: Place): string => (typeof at === 'number' ? `Feld ${at}` : CITIES[at]);

const placeAt = (at: Place): string => `${typeof at === 'number' ? 'auf' : 'in'} ${dePlace(at)}`;

const placeTo = (at: Place): string => `${typeof at === 'number' ? 'auf' : 'nach'} ${dePlace(at)}`;

const placeFrom = (at: Place): string => `von ${dePlace(at)}`;

const deColour = (colour: Colour): string => COLOURS[colour];

/** `zweifarbiges Schiff`, `das zweifarbige Schiff`, `dem zweifarbigen Schiff`. */
const deShip = (code: ShipCode): string => `${SHIPS[code]}s Schiff`;

const theShip = (code: ShipCode): string => `das ${SHIPS[code]} Schiff`;

const toTheShip = (code: ShipCode): string => `dem ${SHIPS[code]}n Schiff`;

const deCards = (count: number): string => many(count, 'Karte', 'Karten');

const cubes = (count: number): string => many(count, 'Würfel');

const points = (count: number): string => many(count, 'Punkt', 'Punkte');

/** `mit 1 Punkt`, `mit 3 Punkten`. */
const withPoints = (count: number): string => `mit ${many(count, 'Punkt', 'Punkten')}`;

/** `im Wert von 3 Punkten`. */
const worth = (count: number): string => `im Wert von ${many(count, 'Punkt', 'Punkten')}`;

const deShips = (count: number): string => many(count, 'Schiff', 'Schiffe');

const steps = (count: number): string => many(count, 'Schritt', 'Schritte');

/** `2 Würfel in Gelb`. */
const cubesIn = (count: number, colour: Colour): string => `${cubes(count)} in ${deColour(colour)}`;

/** `2 Karten in Gelb und 1 in Rot`: the noun is given once. */
function counted(colours: readonly Colour[], one: string, more: string): string {
  return und(
    countColours(colours).map(([colour, count], i) => {
      const what = i === 0 ? `${count} ${formFor(count, one, more)}` : String(count);
      return `${what} in ${deColour(colour)}`;
    }),
  );
}

const deCardsOf = (colours: readonly Colour[]): string => counted(colours, 'Karte', 'Karten');

const deCubesOf = (colours: readonly Colour[]): string => counted(colours, 'Würfel', 'Würfel');

/** The cost of a voyage or a raid, within a sentence. */
const withCards = (played: readonly Colour[]): string =>
  played.length === 0 ? 'kostenlos' : `für ${deCardsOf(played)}`;

const boundFor = (city: Place): string => `mit Kurs auf ${dePlace(city)}`;

const placeOrNone = (at: Place | null): string => (at === null ? 'noch nicht aufgestellt' : dePlace(at));

const shipOf = (name: string, ship: ShipCode): string => `${deShip(ship)} von ${name}`;

function shipLabel({ name, ship, sails, state }: ShipLabel): string {
  const parts = [
    `${shipOf(name, ship)}, Segel in ${und(sails.map(deColour))}`,
    placeOrNone(state.at),
    ...(state.heading === null ? [] : [boundFor(state.heading)]),
    ...(state.cargo === null ? [] : [`Ladung: ${cubesIn(state.cargo.cubes, state.cargo.colour)}`]),
    ...(state.robbed ? ['ausgeraubt: darf umdrehen'] : []),
  ];
  return raised(parts.join(', '));
}

/** Helpers for German sentences. */
export const de = {
  cards: deCards,
  cardsOf: deCardsOf,
  colour: deColour,
  cubes,
  cubesIn,
  cubesOf: deCubesOf,
  place: dePlace,
  placeAt,
  placeFrom,
  placeOrNone,
  placeTo,
  points,
  ship: deShip,
  ships: deShips,
  steps,
  theShip,
  toTheShip,
  withCards,
  withPoints,
  worth,
};

export default {
  place: placeOrNone,
  placeShort: shortPlace({ VEN: 'Ven', CON: 'Kon', MOD: 'Mod' }),
  colour: deColour,
  shipName: deShip,
  goods: cubesIn,
  cards: deCards,
  cubes,
  shipOf: (name, ship) => raised(shipOf(name, ship)),
  shipLabel,
  towards: (city, round) => `${round ? 'Umgedreht, nach' : 'Nach'} ${placeOrNone(city)}`,
  withCards,
  score: points,

  chart: 'Der Seeweg',
  spaceLabel: (at, colour) => `Feld ${at}, ${deColour(colour)}`,
  modoneLabel: (ships, berths) => `Modone, ${ships}/${berths} Stellplätzen besetzt`,
  cityLabel: (city, lying, ships) => `${placeOrNone(city)}, ${cubes(lying)}, ${deShips(ships)}`,
  cubesLabel: (count, colour, city) => `${cubesIn(count, colour)} ${placeAt(city)}`,
  howFar: 'Wie weit das Schiff segeln kann',
  noCard: 'ohne Karte',
  farthest: 'am weitesten',
  sailsPast: (spaces) =>
    spaces.length === 1
      ? `Feld ${spaces[0]} ist besetzt: Das Schiff segelt daran vorbei.`
      : `Die Felder ${und(spaces.map(String))} sind besetzt: Das Schiff segelt daran vorbei.`,
  toGo: (spaces, city) => `${many(spaces, 'Feld', 'Felder')} bis ${placeOrNone(city)}`,
  robbed: 'Ausgeraubt: darf beim nächsten Bewegen umdrehen',
  bringsHome: (name) => `${name} bringt heim`,
  raids: (name) => `${name} überfällt`,
} satisfies GoldenHornWords;
