import { frOf } from '@levante/table/words/fr-grammar.ts';
import { frMany } from '@levante/table/words/fr-plural.ts';
import { raised } from '@levante/table/words/raised.ts';
import { cards, frColour, frColours, frCubes, frPlace, frShip, frUpTo, placeOrNone } from '../../words/fr.ts';
import type { OrdersWords } from './en.ts';

const NUMBERS: { readonly [number: number]: string } = { 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq', 6: 'six' };

export default {
  free: 'gratuit',
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
  placing: 'D’où partent vos bateaux',
  placeShips: 'Placer les bateaux',
  placeNote: 'Chaque ville commence avec neuf cubes. Un bateau ne peut pas charger une couleur de ses propres voiles.',
  raidQuestion: (name, ship) => `Piller le ${frShip(ship)} ${frOf(name)} : avec quelles cartes ?`,
  announceNote: 'Ce tour de table se joue jusqu’au bout, puis vient le décompte final.',
  goOnNote: 'La partie continue ; vous pourrez annoncer la fin après un autre de vos tours.',
  sailFirst: 'd’abord un bateau',
} satisfies OrdersWords;
