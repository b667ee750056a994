import { addWord, byteAt, wordAt } from '@levante/contract';
import { COLOUR_COUNT, FLEETS, type GoldenHornState, SHIP_COUNT } from '@levante/golden-horn/rules';
import type { Rows, RowWorth } from './figures/rows.ts';
import type { Hold } from './hold.ts';
import { raidsBefore } from './turns.ts';

const SEATS = FLEETS.length;

/** Possible raids with the cards in hand, and their gains (GH-4). Filled by `look`. */
export class Raids {
  /**
   * By ship: number of seats that can raid it before its owner's next turn, and the maximum gain of its cube for one of
   * them.
   */
  readonly raiders = new Int32Array(SEATS * SHIP_COUNT);
  readonly spoils = new Int32Array(SEATS * SHIP_COUNT);
  /**
   * By ship: number of cards for a raid on it in the hands of others, each colour counted at most as often as a raid
   * needs it.
   */
  readonly danger = new Int32Array(SEATS * SHIP_COUNT);
  /** By seat: number of ships that its hand can raid, the maximum gain of one, and the cost to the owner. */
  readonly prey = new Int32Array(SEATS);
  readonly gain = new Int32Array(SEATS);
  readonly harm = new Int32Array(SEATS);

  look(s: GoldenHornState, rows: readonly Rows[], holds: readonly Hold[], scored: RowWorth): void {
    this.raiders.fill(0);
    this.spoils.fill(0);
    this.danger.fill(0);
    this.prey.fill(0);
    this.gain.fill(0);
    this.harm.fill(0);
    const ships = s.tables.players * SHIP_COUNT;
    for (let ship = 0; ship < ships; ship++) {
      if (byteAt(s.cubes, ship) > 0 && s.tables.isSea(byteAt(s.shipAt, ship)))
        this.#lookAt(s, ship, rows, holds, scored);
    }
  }

  /** Evaluates raids on a ship by each seat other than its owner. */
  #lookAt(s: GoldenHornState, ship: number, rows: readonly Rows[], holds: readonly Hold[], scored: RowWorth): void {
    const { players, raidCards } = s.tables;
    const sails = wordAt(s.tables.sails, ship);
    const owner = (ship / SHIP_COUNT) | 0;
    const lost = holds[ship]?.lastCube ?? 0;
    for (let seat = 0; seat < players; seat++) {
      if (seat === owner) continue;
      const cards = cardsOf(s, seat, sails);
      const able = cards >= raidCards;
      addWord(this.danger, ship, able ? raidCards : cards);
      if (!able) continue;
      const gain = rows[seat]?.gain(scored, byteAt(s.cargo, ship), 1) ?? 0;
      addWord(this.prey, seat, 1);
      if (gain + lost > wordAt(this.gain, seat) + wordAt(this.harm, seat)) {
        this.gain[seat] = gain;
        this.harm[seat] = lost;
      }
      if (!raidsBefore(s, seat, owner)) continue;
      addWord(this.raiders, ship, 1);
      if (gain > wordAt(this.spoils, ship)) this.spoils[ship] = gain;
    }
  }
}

/** Number of cards of these colours in a hand. */
function cardsOf(s: GoldenHornState, seat: number, colours: number): number {
  let cards = 0;
  for (let left = colours; left !== 0; left &= left - 1) {
    cards += byteAt(s.hands, seat * COLOUR_COUNT + 31 - Math.clz32(left & -left));
  }
  return cards;
}
