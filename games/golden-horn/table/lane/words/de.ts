import { und } from '@levante/table/words/de-grammar.ts';
import { many } from '@levante/table/words/de-plural.ts';
import { cubes, cubesIn, deColour, deShips, placeAt, placeOrNone } from '../../words/de.ts';
import type { LaneWords } from './en.ts';
export default {
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
} satisfies LaneWords;
