import type { MatchRecord } from '@levante/contract';
import { type CityCode, elCapitan } from '@levante/el-capitan/rules';
import { highestSite, houseOwner, nextSites } from '../match/geometry.ts';
import { Position } from '../match/position.ts';
import played from './played.json' with { type: 'json' };

/** Pictures by clause: a city after a number of actions of a match. */
export const PICTURES = {
  '1.3': { match: 'three', ply: 0, city: 'NAP' },
  '1.4': { match: 'three', ply: 0, city: 'ALE' },
  '4.7': { match: 'three', ply: 75, city: 'VEN' },
  '5.2': { match: 'three', ply: 0, city: 'TUN' },
  '5.4': { match: 'three', ply: 80, city: 'VEN' },
  '5.5': { match: 'three', ply: 224, city: 'VEN' },
  '5.6': { match: 'three', ply: 256, city: 'VEN' },
  '5.7': { match: 'three', ply: 226, city: 'VEN' },
  '6.1': { match: 'three', ply: 75, city: 'VEN' },
  '8.3': { match: 'three', ply: 44, city: 'ALE' },
  '8.4': { match: 'three', ply: 80, city: 'VEN' },
  '10.6': { match: 'two', ply: 53, city: 'MAR' },
  '11.6': { match: 'three', ply: 0, city: 'POR' },
  '11.7': { match: 'three', ply: 0, city: 'CAN' },
} as const satisfies {
  readonly [clause: string]: { readonly match: keyof typeof played; readonly ply: number; readonly city: CityCode };
};

/** The matches are excerpts of `records/independent/el-capitan-3-por-can` and `el-capitan-2-lis`. */
const matchOf = (clause: PictureClause) => played[PICTURES[clause].match];

export const playersOf = (clause: PictureClause): readonly string[] => matchOf(clause).names;

export type PictureClause = keyof typeof PICTURES;

export const hasPicture = (clause: string): clause is PictureClause => Object.hasOwn(PICTURES, clause);

/** Returns the position of a picture by replaying its match. */
export function momentOf(clause: PictureClause): Position {
  const { options: chosen, actions } = matchOf(clause);
  const options = elCapitan.options(chosen);
  if (!options.ok) throw new Error('the options of a picture are none');
  const state = elCapitan.setup(options.value);
  for (const line of actions.slice(0, PICTURES[clause].ply)) {
    const action = elCapitan.parse(state, line);
    if (!action.ok) throw new Error(`the match of a picture breaks the rules: ${line}`);
    elCapitan.apply(state, action.value);
  }
  return new Position(state);
}

/** Returns the match of a picture as a record that ends at its position. */
export function momentRecord(clause: PictureClause): MatchRecord {
  const { options, names, actions } = matchOf(clause);
  return {
    format: 'levante-record',
    version: 1,
    game: 'el-capitan',
    rulesVersion: elCapitan.rulesVersion,
    options,
    names,
    actions: actions.slice(0, PICTURES[clause].ply),
  };
}

/** Figures of a caption, all computed from the position. */
export interface CityFigures {
  readonly berths: readonly number[];
  readonly fortresses: readonly number[];
  /** Price of the cheapest free fortress site. */
  readonly nextFortress: number;
  readonly last: number;
  readonly dark: readonly number[];
  readonly triangle: number;
  /** Sites open to the next house. */
  readonly next: readonly number[];
  /** The site built on last, from which building continues. */
  readonly highest: number;
  readonly value: number;
  readonly second: number;
  /** Player names: first, second, owners of shut house and fortress, ship at the first berth. */
  readonly leader: string;
  readonly follower: string;
  readonly shut: string;
  readonly fort: string;
  readonly guest: string;
  /** Berth of the pirate ship, from 1. */
  readonly pirate: number;
}

export function figuresOf(clause: PictureClause, position: Position): CityFigures {
  const { city: code } = PICTURES[clause];
  const names = playersOf(clause);
  const board = position.cities.find((one) => one.code === code);
  const city = position.json.cities[code];
  const pay = position.forecast.cities[code];
  if (!board || !city || !pay) throw new Error(`the match of a picture has no ${code}`);
  const nameOf = (seat: number | undefined) => (seat === undefined ? '' : (names[seat] ?? ''));
  const nameAt = (rank: number) => {
    const house = pay.ranking[rank];
    return house === undefined ? '' : nameOf(houseOwner(house).seat);
  };
  const [shut] = city.shut;
  const [guest] = city.berths;
  const free = city.fortresses.flatMap((owner, at) => (owner === null ? (board.fortresses[at] ?? []) : []));
  return {
    berths: board.berths,
    fortresses: board.fortresses,
    nextFortress: Math.min(...free),
    last: board.track.at(-1) ?? 0,
    dark: board.dark,
    triangle: board.triangle ?? 0,
    next: nextSites(city.sites),
    highest: highestSite(city.sites),
    value: pay.value,
    second: Math.floor(pay.value / 2),
    leader: nameAt(0),
    follower: nameAt(1),
    shut: shut === undefined ? '' : nameOf(houseOwner(shut).seat),
    fort: nameOf(city.fortresses.find((owner) => owner !== null) ?? undefined),
    guest: typeof guest === 'number' ? nameOf(guest) : '',
    pirate: city.berths.indexOf('pirate') + 1,
  };
}

export type Captions = { readonly [C in PictureClause]: (f: CityFigures) => string };
