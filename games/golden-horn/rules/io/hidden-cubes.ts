import { addByte, addWord, byteAt, type Random, setWord, shortAt, wordAt } from '@levante/contract';
import { COLOUR_COUNT, SHIP_COUNT } from '../board/tables.ts';
import { CLOSE, type GoldenHornState } from '../state/state.ts';
import { ALL_COLOURS, coloursIn, hadBy, KNOWN } from '../state/warehouses.ts';

const weights = new Int32Array(COLOUR_COUNT);

/**
 * Deals the unseen cubes to the hidden warehouses, so that each has exactly the colours that all players know to be in
 * it: all colours in the warehouse of a seat that may announce the end, or has (GH-8.1). If the colours do not allow
 * that, which happens in no match, deals the cubes at random and returns false.
 */
export function dealCubes(s: GoldenHornState, random: Random): boolean {
  return new HiddenCubes(s, random).deal();
}

/** Returns the number of items of each colour that are in none of these lists of six counts, by seat or city. */
export function unseen(each: number, lists: readonly Int8Array[]): Int32Array {
  const left = new Int32Array(COLOUR_COUNT).fill(each);
  for (const list of lists) for (let i = 0; i < list.length; i++) addWord(left, i % COLOUR_COUNT, -byteAt(list, i));
  return left;
}

function unseenCubes(s: GoldenHornState): Int32Array {
  const left = unseen(s.tables.board.cubesPerColour, [s.bag, s.cities, s.warehouses]);
  for (let ship = 0; ship < s.tables.players * SHIP_COUNT; ship++) {
    const colour = byteAt(s.cargo, ship);
    if (colour >= 0) addWord(left, colour, -byteAt(s.cubes, ship));
  }
  return left;
}

/** The hidden warehouses while cubes are dealt to them. */
class HiddenCubes {
  readonly #s: GoldenHornState;
  /** Cubes of each colour that are still to be dealt. */
  readonly #left: Int32Array;
  readonly #random: Random;
  readonly #seats: readonly number[];

  constructor(s: GoldenHornState, random: Random) {
    this.#s = s;
    this.#left = unseenCubes(s);
    this.#random = random;
    this.#seats = Array.from({ length: s.tables.players }, (_, seat) => seat).filter((seat) => (s.hidden >> seat) & 1);
  }

  deal(): boolean {
    const open = this.#seats.map((seat) => shortAt(this.#s.warehouseCounts, seat) - this.#giveRequired(seat));
    let fits = open.every((count) => count >= 0) && this.#seats.every((seat) => this.#hasRequired(seat));
    for (const [i, seat] of this.#seats.entries()) {
      for (let count = open[i] ?? 0; count > 0; count--) {
        if (this.#draw(seat, this.#allowed(seat)) || this.#swap(seat, 1 << seat)) continue;
        fits = false;
        this.#draw(seat, ALL_COLOURS);
      }
    }
    return fits;
  }

  /** Gives a seat one cube of each colour that it must have, as far as there are any. Returns their number. */
  #giveRequired(seat: number): number {
    const required = this.#required(seat);
    let given = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (((required >> colour) & 1) === 0 || wordAt(this.#left, colour) === 0) continue;
      this.#give(seat, colour);
      given += 1;
    }
    return given;
  }

  #hasRequired(seat: number): boolean {
    const required = this.#required(seat);
    return (coloursIn(this.#s, seat) & required) === required;
  }

  #allowed(seat: number): number {
    const had = hadBy(this.#s, seat);
    return had & KNOWN ? had & ALL_COLOURS : ALL_COLOURS;
  }

  #required(seat: number): number {
    const had = hadBy(this.#s, seat);
    if (had & KNOWN) return had & ALL_COLOURS;
    const proven = this.#s.step === CLOSE ? this.#s.seat : this.#s.announcedBy;
    return seat === proven ? ALL_COLOURS : 0;
  }

  /** Deals one of the cubes left, of these colours; false if there is none. */
  #draw(seat: number, colours: number): boolean {
    let sum = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const weight = (colours >> colour) & 1 ? wordAt(this.#left, colour) : 0;
      setWord(weights, colour, weight);
      sum += weight;
    }
    if (sum === 0) return false;
    this.#give(seat, this.#random.weighted(weights, COLOUR_COUNT));
    return true;
  }

  /** Lets another seat draw, and takes a cube of it instead. `tried` has the bits of the seats that wait for this. */
  #swap(seat: number, tried: number): boolean {
    for (const other of this.#seats) {
      if ((tried >> other) & 1) continue;
      const colour = this.#spare(other, this.#allowed(seat));
      if (colour < 0) continue;
      if (!this.#draw(other, this.#allowed(other)) && !this.#swap(other, tried | (1 << other))) continue;
      addByte(this.#s.warehouses, other * COLOUR_COUNT + colour, -1);
      addByte(this.#s.warehouses, seat * COLOUR_COUNT + colour, 1);
      return true;
    }
    return false;
  }

  /** Returns one of these colours of which a seat has more than it must; -1 if there is none. */
  #spare(seat: number, colours: number): number {
    const required = this.#required(seat);
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const count = byteAt(this.#s.warehouses, seat * COLOUR_COUNT + colour);
      if ((colours >> colour) & 1 && count > ((required >> colour) & 1)) return colour;
    }
    return -1;
  }

  #give(seat: number, colour: number): void {
    addWord(this.#left, colour, -1);
    addByte(this.#s.warehouses, seat * COLOUR_COUNT + colour, 1);
  }
}
