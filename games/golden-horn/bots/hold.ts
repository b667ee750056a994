import { byteAt, wordAt } from '@levante/contract';
import { COLOUR_COUNT, type GoldenHornState, inCity, shipOf, VENICE } from '@levante/golden-horn/rules';
import { PROMISED, type Rows, type RowWorth } from './figures/rows.ts';

/** Points that a ship's cargo, or in a city its best load, would add to its owner's warehouse. Filled by `weigh`. */
export class Hold {
  cubes = 0;
  /** -1 without cargo. */
  colour = -1;
  inCity = false;
  /** In points; and in tenths of a point, with the expected growth of the rows. */
  gain = 0;
  promise = 0;
  /** Points that the last cube is worth. */
  lastCube = 0;
  /** The same for the best cargo in the city; 0 at sea and if there is none. */
  load = 0;
  loadPromise = 0;
  loadCubes = 0;

  weigh(s: GoldenHornState, seat: number, own: number, rows: Rows, scored: RowWorth): void {
    const ship = shipOf(seat, own);
    this.cubes = byteAt(s.cubes, ship);
    this.colour = s.cargo[ship] ?? -1;
    this.inCity = inCity(s, ship);
    this.gain = 0;
    this.promise = 0;
    this.lastCube = 0;
    this.load = 0;
    this.loadPromise = 0;
    this.loadCubes = 0;
    if (this.cubes > 0) {
      const { colour } = this;
      this.gain = rows.gain(scored, colour, this.cubes);
      this.promise = rows.gain(PROMISED, colour, this.cubes);
      this.lastCube = this.gain - rows.gain(scored, colour, this.cubes - 1);
    } else if (this.inCity) this.#look(s, ship, rows, scored);
  }

  #look(s: GoldenHornState, ship: number, rows: Rows, scored: RowWorth): void {
    const city = byteAt(s.shipAt, ship) === VENICE ? 0 : COLOUR_COUNT;
    const sails = wordAt(s.tables.sails, ship);
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const cubes = byteAt(s.cities, city + colour);
      if (cubes === 0 || (sails >> colour) & 1) continue;
      const gain = rows.gain(scored, colour, cubes);
      const promise = rows.gain(PROMISED, colour, cubes);
      if (gain > this.load) this.load = gain;
      if (promise <= this.loadPromise) continue;
      this.loadPromise = promise;
      this.loadCubes = cubes;
    }
  }
}
