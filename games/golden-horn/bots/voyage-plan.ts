import { byteAt, wordAt } from '@levante/contract';
import { COLOUR_COUNT, type GoldenHornState, SHIP_COUNT, VENICE } from '@levante/golden-horn/rules';
import { countOf, firstOf, type Lane } from './lane.ts';
import { isUnderWay } from './turns.ts';

/**
 * Route of a ship to its destination city, given the other ships: the place it can reach in its next turn (or in the
 * rest of this voyage), and the number of turns to the city. Filled by `follow`.
 */
export class VoyagePlan {
  /** Number of places to the city, including the city. */
  places = 0;
  /** Number of places it can move in the next turn by free steps alone. `reach`: with the cards in its owner's hand. */
  freeReach = 0;
  reach = 0;
  /** Whether it can reach the city in its next turn. `berths`: whether it gets only to Modone. */
  arrives = false;
  berths = false;
  /**
   * Number of stops saved by cards of the hand. `turns` and `bareTurns`: turns to the city with and without these
   * cards.
   */
  saved = 0;
  turns = 0;
  bareTurns = 0;

  /** Recomputes the plan of a ship. `taken` contains the occupied places, which it skips. */
  follow(s: GoldenHornState, seat: number, own: number, lane: Lane, taken: number): void {
    const ship = seat * SHIP_COUNT + own;
    const from = byteAt(s.shipAt, ship);
    const ahead = byteAt(s.heading, ship);
    if (ahead === 0) {
      this.#clear();
      return;
    }
    const here = isUnderWay(s, seat, own) ? 1 << from : 0;
    const open = (~taken & (ahead > 0 ? -2 << from : (1 << from) - 1)) | here;
    const harbour = open & lane.modone;
    const sails = wordAt(s.tables.sails, ship);
    let landings = 0;
    let stops = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if ((sails >> colour) & 1) continue;
      let spaces = open & wordAt(lane.colours, colour);
      landings |= spaces;
      for (let cards = byteAt(s.hands, seat * COLOUR_COUNT + colour); spaces !== 0 && cards > 0; cards--) {
        spaces &= ~(1 << firstOf(spaces, ahead));
      }
      stops |= spaces;
    }
    const city = ahead > 0 ? s.tables.constantinople : VENICE;
    const bare = landings | harbour;
    const left = stops | harbour;
    this.places = (city - from) * ahead;
    this.freeReach = bare === 0 ? this.places : (firstOf(bare, ahead) - from) * ahead;
    this.reach = left === 0 ? this.places : (firstOf(left, ahead) - from) * ahead;
    this.arrives = left === 0;
    this.berths = left !== 0 && 1 << firstOf(left, ahead) === harbour;
    this.bareTurns = 1 + countOf(bare);
    this.turns = 1 + countOf(left);
    this.saved = this.bareTurns - this.turns;
  }

  #clear(): void {
    this.places = 0;
    this.freeReach = 0;
    this.reach = 0;
    this.arrives = false;
    this.berths = false;
    this.saved = 0;
    this.turns = 0;
    this.bareTurns = 0;
  }
}
