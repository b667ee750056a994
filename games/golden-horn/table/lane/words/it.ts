import { itAnd, itMany } from '@levante/table/words/it-grammar.ts';
import { itColour, itCubes, itCubesOf, itPlaceAsFar, itPlaceAt, placeOrNone } from '../../words/it.ts';
import type { LaneWords } from './en.ts';
export default {
  chart: 'La rotta marittima',
  spaceLabel: (at, of) => `Spazio ${at}, ${itColour(of)}`,
  modoneLabel: (ships, berths) => `Modone, ${ships}/${berths} posti occupati`,
  cityLabel: (city, lying, ships) => `${placeOrNone(city)}, ${itCubes(lying)}, ${itMany(ships, 'nave', 'navi')}`,
  cubesLabel: (count, of, city) => `${itCubesOf(count, of)} ${itPlaceAt(city)}`,
  howFar: 'Fin dove può arrivare',
  noCard: 'nessuna carta',
  farthest: 'il più lontano',
  sailsPast: (spaces) =>
    spaces.length === 1
      ? `Lo spazio ${spaces[0]} è occupato: la nave lo salta.`
      : `Gli spazi ${itAnd(spaces.map(String))} sono occupati: la nave li salta.`,
  toGo: (spaces, city) => `${itMany(spaces, 'spazio', 'spazi')} ${itPlaceAsFar(city)}`,
  robbed: 'Svuotata: può invertire la rotta quando si muove di nuovo',
  bringsHome: (name) => `${name} porta a casa`,
  raids: (name) => `${name} assalta`,
} satisfies LaneWords;
