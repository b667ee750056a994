import type { CityCode, Colour, Place, ShipCode } from '@levante/golden-horn/rules';
import { many } from '@levante/table/words/en-plural.ts';
import { catalogue } from '@levante/table/words/language.ts';
import { raised } from '@levante/table/words/raised.ts';
import type { ActionLine } from '../../match/lines.ts';
import { cards, placeOrNone, shipName } from '../../words/en.ts';

const ROWS: { readonly [colours: number]: string } = { 4: 'four', 5: 'five', 6: 'six' };

const en = {
  free: 'free',
  ordersFor: (ship: ShipCode, at: Place | null) => `${raised(shipName(ship))}, ${placeOrNone(at)}`,
  whichShip: 'Which ship?',
  asFarAs: (to: Place, played: readonly Colour[]) =>
    `as far as ${placeOrNone(to)}, ${played.length === 0 ? 'no card' : cards(played.length)}`,
  raidFirst: (ships: number) => `Raid first: ${many(ships, 'ship')} in reach`,
  raidTakes: 'One cube, at home',
  raidCards: 'With which cards',
  /** Lets a choice be. */
  otherwise: 'Do not raid',
  cargoFor: (city: CityCode) => `Cargo for ${placeOrNone(city)}`,
  atHome: 'at home',
  /** A kind of goods, and the row it would complete. */
  goodsOf: (colour: Colour, row: number | null) => (row === null ? colour : `${colour}: a row of ${ROWS[row] ?? row}`),
  endsTitle: 'Where she may end',
  loadWhat: (ship: ShipCode, farthest: Place | null) =>
    `Load what on the ${shipName(ship)}?${farthest === null ? '' : ` Then as far as ${placeOrNone(farthest)}.`}`,
  sailWhere: (ship: ShipCode) => `Where is the ${shipName(ship)} to end?`,
  ready: (line: ActionLine, to: Place | null) => {
    if (line.verb === 'load')
      return `Load ${line.colour}${to === null ? '' : ` and sail to ${placeOrNone(to)}`}? Press again to do it.`;
    return `${to === null ? 'Do it' : `Sail to ${placeOrNone(to)}`}? Press again to do it.`;
  },
  load: (count: number, colour: Colour) => `Load ${count} ${colour}`,
  doingLoad: 'Load',
  loadFirst: 'choose goods',
  /** What is final about loading, where the ship sails to then; null: one space on. */
  loadFinal: (city: CityCode, to: Place | null) =>
    `${placeOrNone(city)} is refilled from the bag at once, so a load cannot be taken back. ${
      to === null
        ? 'She sails one space; then go on, or stop.'
        : 'The cards are played after that, and can be taken back.'
    }`,
  sailFinal: 'Cards are drawn on arrival, so this cannot be taken back.',
  placing: 'Where your ships start',
  placeShips: 'Place the ships',
  placeNote: 'Each city starts with nine cubes. A ship cannot load a colour of its own sails.',
  raidQuestion: (name: string, ship: ShipCode) => `Raid ${name}’s ${shipName(ship)}: with which cards?`,
  announceNote: 'This round is played out, then everyone counts.',
  goOnNote: 'The match goes on; you can announce after a later turn.',
  sailFirst: 'move a ship first',
};

/** Sentences of the orders of a turn. */
export type OrdersWords = typeof en;

export const ordersWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
