import { frAnd } from '@levante/table/words/fr-grammar.ts';
import { frMany } from '@levante/table/words/fr-plural.ts';
import { cubes, frAt, frCubes, frFeminine, frPlace, frUpTo } from '../../words/fr.ts';
import type { LaneWords } from './en.ts';
export default {
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
} satisfies LaneWords;
