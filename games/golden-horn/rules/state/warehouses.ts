import { addByte, addShort, byteAt } from '@levante/contract';
import { COLOUR_COUNT } from '../board/tables.ts';
import type { GoldenHornState } from './state.ts';

/** Bits of all colours. */
export const ALL_COLOURS = (1 << COLOUR_COUNT) - 1;
/** Bit that is set if the colours of a hidden warehouse are known. */
export const KNOWN = 1 << COLOUR_COUNT;
/** Number of bits of each seat in `had`. */
const SEAT_BITS = COLOUR_COUNT + 1;

/**
 * Returns the bits of the colours that all players know to be in a hidden warehouse, with `KNOWN`; 0 if it is not
 * hidden.
 */
export function hadBy(s: GoldenHornState, seat: number): number {
  return (s.had >> (seat * SEAT_BITS)) & (KNOWN | ALL_COLOURS);
}

/** Adds bits of colours to the known colours of a seat's warehouse. */
export function addHad(s: GoldenHornState, seat: number, bits: number): void {
  s.had |= bits << (seat * SEAT_BITS);
}

/** Adds cubes to a warehouse. They are never removed. */
export function store(s: GoldenHornState, seat: number, colour: number, cubes: number): void {
  addShort(s.warehouseCounts, seat, cubes);
  if (((s.hidden >> seat) & 1) === 0) addByte(s.warehouses, seat * COLOUR_COUNT + colour, cubes);
  else if (hadBy(s, seat) & KNOWN) addHad(s, seat, 1 << colour);
}

/** Returns the bits of the colours in a warehouse that is not hidden. */
export function coloursIn(s: GoldenHornState, seat: number): number {
  let bits = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    if (byteAt(s.warehouses, seat * COLOUR_COUNT + colour) > 0) bits |= 1 << colour;
  return bits;
}
