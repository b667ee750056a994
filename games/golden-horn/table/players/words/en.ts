import type { Colour } from '@levante/golden-horn/rules';
import { many } from '@levante/table/words/en-grammar.ts';
import { cards, cubes } from '../../words/en.ts';

const en = {
  fleet: 'Fleet',
  handSize: (count: number) => `${cards(count)} in hand`,
  warehouseSize: (count: number) => `${cubes(count)} in the warehouse`,
  hand: 'Your hand',
  cardLabel: (count: number, colour: Colour) => `${cards(count)} of ${colour} in hand`,
  warehouse: 'Your warehouse',
  cover: 'Cover hand and warehouse',
  uncover: 'Show hand and warehouse',
  covered: 'Covered.',
  rows: 'Rows so far',
  row: (colours: number, bonus: number) =>
    `${many(colours, 'colour', 'colours')}${bonus > 0 ? `, ${many(bonus, 'point')} more` : ''}`,
  supply: 'What’s left',
  bag: 'Bag',
  deck: (count: number) => `${cards(count)} in the draw pile`,
  discards: 'Discards',
  discarded: (count: number, colour: Colour) => `${count} ${colour} discarded`,
  howItEnds: 'Ends when the bag and one city are empty, or when someone with all six colours calls it.',
  /** The player who announced the end; null if goods ran out. */
  lastRound: (announcer: string | null) =>
    announcer === null ? 'Last round: a city and the bag are empty.' : `Last round: ${announcer} announced the end.`,
  tabs: { hand: 'Hand', warehouse: 'Store', supply: 'Bag', log: 'Log' },
  shipsQuestion: 'where your ships are',
  storeQuestion: 'what your warehouse is worth',
  /** `cubes` and `points` with their words: `17 cubes`, `21 points`. */
  store: (cubes: string, points: string) => `Your warehouse: ${cubes}, ${points}.`,
  goodsQuestion: 'what lies in the cities',
  /** The goods in a city, by colour: `2 yellow`. */
  goodsIn: (city: string, goods: readonly string[]) => `${city}: ${goods.length === 0 ? 'nothing' : goods.join(', ')}.`,
};

export default en;

/** Texts of players, hand, warehouse and supply. */
export type HornPlayersWords = typeof en;
