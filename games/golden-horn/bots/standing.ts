import { type GoldenHornState, SHIP_COUNT, shipOf } from '@levante/golden-horn/rules';
import { PROMISED, type Rows, type RowWorth } from './figures/rows.ts';
import type { Hold } from './hold.ts';
import { countOf } from './lane.ts';
import { movesThisRound } from './turns.ts';
import type { VoyagePlan } from './voyage-plan.ts';

/** Fraction of a point used for integers. */
export const SHARES = 60;

/** Standing of a seat: its warehouse and its ships' cargo, in points unless noted otherwise. Filled by `take`. */
export class Standing {
  points = 0;
  /** In tenths of a point, with the expected growth of the rows. */
  promise = 0;
  /** Points that the cargo of all ships adds. */
  afloat = 0;
  /** Points plus each cargo's gain divided by its turns home; in sixtieths of a point, so that it is an integer. */
  forecast = 0;
  /** Gain of the best cargo that the seat can deliver in this round. `nextCargo`: in its next turn. */
  lastCargo = 0;
  nextCargo = 0;
  /**
   * Number of colours in the warehouse. `coloursAboard`: including cargo; `coloursNext`: maximum after the next turn.
   */
  colours = 0;
  coloursAboard = 0;
  coloursNext = 0;
  /** Number of ships in a city, and total number of turns home of all loaded ships. */
  ready = 0;
  turnsHome = 0;
  readonly #seat: number;
  #aboard = 0;

  constructor(seat: number) {
    this.#seat = seat;
  }

  take(s: GoldenHornState, rows: Rows, holds: readonly Hold[], plans: readonly VoyagePlan[], scored: RowWorth): void {
    const seat = this.#seat;
    this.points = rows.total(scored);
    this.promise = rows.total(PROMISED);
    this.forecast = SHARES * this.points;
    this.lastCargo = 0;
    this.nextCargo = 0;
    this.colours = countOf(rows.colours);
    this.coloursNext = this.colours;
    this.ready = 0;
    this.turnsHome = 0;
    this.#aboard = rows.colours;
    for (let own = 0; own < SHIP_COUNT; own++) {
      const hold = holds[shipOf(seat, own)];
      const plan = plans[shipOf(seat, own)];
      if (hold && plan) this.#bring(s, own, rows, hold, plan);
    }
    this.coloursAboard = countOf(this.#aboard);
    this.afloat = unloaded(seat, rows, holds, scored);
  }

  #bring(s: GoldenHornState, own: number, rows: Rows, hold: Hold, plan: VoyagePlan): void {
    if (hold.inCity) this.ready += 1;
    if (hold.cubes > 0) {
      this.turnsHome += plan.turns;
      this.forecast += ((SHARES * hold.gain) / plan.turns) | 0;
      this.#aboard |= 1 << hold.colour;
    }
    if (!plan.arrives) return;
    const gain = hold.gain > hold.load ? hold.gain : hold.load;
    if (gain > this.nextCargo) this.nextCargo = gain;
    if (gain > this.lastCargo && movesThisRound(s, this.#seat, own)) this.lastCargo = gain;
    if (hold.cubes > 0 && ((rows.colours >> hold.colour) & 1) === 0) this.coloursNext = this.colours + 1;
  }
}

/** Returns the points that the cargo of all three ships adds together; adds it to the warehouse and removes it again. */
function unloaded(seat: number, rows: Rows, holds: readonly Hold[], scored: RowWorth): number {
  const first = shipOf(seat, 0);
  let sum = 0;
  for (let own = 0; own < SHIP_COUNT; own++) {
    const hold = holds[first + own];
    if (!hold || hold.cubes === 0) continue;
    sum += rows.gain(scored, hold.colour, hold.cubes);
    rows.add(hold.colour, hold.cubes);
  }
  for (let own = 0; own < SHIP_COUNT; own++) {
    const hold = holds[first + own];
    if (hold && hold.cubes > 0) rows.add(hold.colour, -hold.cubes);
  }
  return sum;
}
