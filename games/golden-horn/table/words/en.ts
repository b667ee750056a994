import type { CityCode, Colour, Place, ShipCode, ShipJson } from '@levante/golden-horn/rules';
import { enAnd, formFor, many } from '@levante/table/words/en-grammar.ts';
import { countColours, shortPlace } from '../match/lines.ts';

/** Returns counted colours as text: `2 yellow and 1 red`. */
export const enCounted = (colours: readonly Colour[]): string =>
  enAnd(countColours(colours).map(([colour, count]) => `${count} ${colour}`));

const PLACES: { readonly [code: string]: string } = { VEN: 'Venice', CON: 'Constantinople', MOD: 'Modone' };

const SHIP_NAMES = { mono: 'one-colour ship', duo: 'two-colour ship', trio: 'three-colour ship' } as const;

export const place = (at: Place): string => (typeof at === 'number' ? `space ${at}` : (PLACES[at] ?? at));

export const shipName = (ship: ShipCode): string => SHIP_NAMES[ship];

export const cubes = (count: number): string => many(count, 'cube', 'cubes');

export const cards = (count: number): string => many(count, 'card', 'cards');

export const placeOrNone = (at: Place | null): string => (at === null ? 'not placed yet' : place(at));

export const withCards = (played: readonly Colour[]): string =>
  played.length === 0 ? 'free' : `for ${enCounted(played)} ${formFor(played.length, 'card')}`;

const shipOf = (name: string, ship: ShipCode): string => `${name}’s ${shipName(ship)}`;

function shipLabel({ name, ship, sails, state }: ShipLabel): string {
  const parts = [
    `${shipOf(name, ship)}, sails ${enAnd(sails)}`,
    placeOrNone(state.at),
    ...(state.heading === null ? [] : [`heading for ${placeOrNone(state.heading)}`]),
    ...(state.cargo === null ? [] : [`carrying ${state.cargo.cubes} ${state.cargo.colour}`]),
    ...(state.robbed ? ['robbed empty: may turn round'] : []),
  ];
  return parts.join(', ');
}

export interface ShipLabel {
  readonly name: string;
  readonly ship: ShipCode;
  readonly sails: readonly Colour[];
  readonly state: ShipJson;
}

const en = {
  place: placeOrNone,
  placeShort: shortPlace({ VEN: 'Ven', CON: 'Con', MOD: 'Mod' }),
  colour: (colour: Colour): string => colour,
  shipName,
  goods: (count: number, colour: Colour) => `${count} ${colour}`,
  cards,
  cubes,
  /** The name of a ship, with its owner. */
  shipOf,
  shipLabel,
  /** The direction of a voyage; `round`: the ship turns round first. */
  towards: (city: CityCode, round: boolean) => `${round ? 'Turning round, to' : 'To'} ${placeOrNone(city)}`,
  withCards,
  score: (count: number) => many(count, 'point', 'points'),

  chart: 'The sea lane',
  spaceLabel: (at: number, colour: Colour) => `Space ${at}, ${colour}`,
  modoneLabel: (ships: number, berths: number) => `Modone, ${ships}/${berths} berths taken`,
  cityLabel: (city: CityCode, lying: number, ships: number) =>
    `${placeOrNone(city)}, ${cubes(lying)}, ${many(ships, 'ship', 'ships')}`,
  cubesLabel: (count: number, colour: Colour, city: CityCode) => `${cubes(count)} of ${colour} in ${placeOrNone(city)}`,
  howFar: 'How far she can sail',
  noCard: 'no card',
  farthest: 'the farthest',
  /** The sea spaces that are sailed past. */
  sailsPast: (spaces: readonly number[]) =>
    spaces.length === 1
      ? `Space ${spaces[0]} is taken: she sails past it.`
      : `Spaces ${enAnd(spaces.map(String))} are taken: she sails past them.`,
  /** Number of sea spaces ahead of a ship, and the city beyond them. */
  toGo: (spaces: number, city: CityCode) => `${many(spaces, 'space')} to ${placeOrNone(city)}`,
  robbed: 'Robbed empty: may turn round when next moved',
  bringsHome: (name: string) => `${name} brings home`,
  raids: (name: string) => `${name} raids`,
};

export default en;

/** Texts of the chart, and names of its parts. */
export type GoldenHornWords = typeof en;
