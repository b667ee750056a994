import type { CityCode, Colour } from '@levante/golden-horn/rules';
import { enAnd as list } from '@levante/table/words/en-grammar.ts';
import { many } from '@levante/table/words/en-plural.ts';
import { catalogue } from '@levante/table/words/language.ts';
import { cubes, placeOrNone } from '../../words/en.ts';

const en = {
  chart: 'The sea lane',
  spaceLabel: (at: number, colour: Colour) => `Space ${at}, ${colour}`,
  modoneLabel: (ships: number, berths: number) => `Modone, ${ships}/${berths} berths taken`,
  cityLabel: (city: CityCode, lying: number, ships: number) =>
    `${placeOrNone(city)}, ${cubes(lying)}, ${many(ships, 'ship', 'ships')}`,
  cubesLabel: (count: number, colour: Colour, city: CityCode) => `${cubes(count)} of ${colour} in ${placeOrNone(city)}`,
  howFar: 'How far she may sail',
  noCard: 'no card',
  farthest: 'the farthest',
  /** The sea spaces that are sailed past. */
  sailsPast: (spaces: readonly number[]) =>
    spaces.length === 1
      ? `Space ${spaces[0]} is taken: she sails past it.`
      : `Spaces ${list(spaces.map(String))} are taken: she sails past them.`,
  /** How many sea spaces a ship has before her, and what comes after them. */
  toGo: (spaces: number, city: CityCode) => `${many(spaces, 'space')} to ${placeOrNone(city)}`,
  robbed: 'Robbed empty: may turn round when next moved',
  bringsHome: (name: string) => `${name} brings home`,
  raids: (name: string) => `${name} raids`,
};

/** Sentences of the chart. */
export type LaneWords = typeof en;

export const laneWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
